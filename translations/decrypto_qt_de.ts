<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Decrypto Qt</source>
        <translation>Über Decrypto Qt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Decrypto Qt {version}</source>
        <translation>Decrypto Qt {version}</translation>
    </message>
    <message>
        <source>A program to play Decrypto round one table, each team before its own monitor.</source>
        <translation>Ein Programm, um Decrypto an einem Tisch zu spielen, jedes Team vor dem eigenen Bildschirm.</translation>
    </message>
    <message>
        <source>It is unofficial: made by friends of the game, and in no way connected with its publisher or its author, to whom the game and its name belong.</source>
        <translation>Es ist inoffiziell: gemacht von Freunden des Spiels und in keiner Weise verbunden mit dem Verlag oder dem Autor, denen das Spiel und sein Name gehören.</translation>
    </message>
    <message>
        <source>The program is under the MIT licence.</source>
        <translation>Das Programm steht unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>The letters are Inter and League Spartan, both under the SIL Open Font License 1.1.</source>
        <translation>Die Schriften sind Inter und League Spartan, beide unter der SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>The windows are made with Qt {qt} and PySide6 {pyside}, under the GNU LGPL, version 3.</source>
        <translation>Die Fenster sind mit Qt {qt} und PySide6 {pyside} gemacht, unter der GNU LGPL, Version 3.</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>The other team’s keywords</source>
        <translation>Die Schlüsselwörter des anderen Teams</translation>
    </message>
    <message>
        <source>White’s keywords: {words}</source>
        <translation>Schlüsselwörter von Weiß: {words}</translation>
    </message>
    <message>
        <source>Black’s keywords: {words}</source>
        <translation>Schlüsselwörter von Schwarz: {words}</translation>
    </message>
    <message>
        <source>accepted for {word}</source>
        <translation>gilt für {word}</translation>
    </message>
</context>
<context>
    <name>CodeCard</name>
    <message>
        <source>Code card</source>
        <translation>Codekarte</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Black is next, on its own screen.</source>
        <translation>Jetzt ist Schwarz dran, am eigenen Sichtschirm.</translation>
    </message>
    <message>
        <source>White is next, on its own screen.</source>
        <translation>Jetzt ist Weiß dran, am eigenen Sichtschirm.</translation>
    </message>
    <message>
        <source>Open our screen</source>
        <translation>Sichtschirm öffnen</translation>
    </message>
    <message>
        <source>The interceptor is next, on its own screen.</source>
        <translation>Jetzt ist der Abfänger dran, am eigenen Sichtschirm.</translation>
    </message>
    <message>
        <source>The team is next, on its own screen.</source>
        <translation>Jetzt ist das Team dran, am eigenen Sichtschirm.</translation>
    </message>
    <message>
        <source>Open my screen</source>
        <translation>Sichtschirm öffnen</translation>
    </message>
    <message>
        <source>This is White&apos;s screen</source>
        <translation>Das ist der Sichtschirm von Weiß</translation>
    </message>
    <message>
        <source>This is Black&apos;s screen</source>
        <translation>Das ist der Sichtschirm von Schwarz</translation>
    </message>
    <message>
        <source>This is the team’s screen</source>
        <translation>Das ist der Sichtschirm des Teams</translation>
    </message>
    <message>
        <source>This is the interceptor’s screen</source>
        <translation>Das ist der Sichtschirm des Abfängers</translation>
    </message>
    <message>
        <source>White looks away.</source>
        <translation>Weiß schaut weg.</translation>
    </message>
    <message>
        <source>Black looks away.</source>
        <translation>Schwarz schaut weg.</translation>
    </message>
    <message>
        <source>The team looks away.</source>
        <translation>Das Team schaut weg.</translation>
    </message>
    <message>
        <source>The interceptor looks away.</source>
        <translation>Der Abfänger schaut weg.</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>Wieder zeigen</translation>
    </message>
    <message>
        <source>This is ours</source>
        <translation>Das ist unserer</translation>
    </message>
    <message>
        <source>Not ours: swap</source>
        <translation>Nicht unserer: tauschen</translation>
    </message>
    <message>
        <source>This is mine</source>
        <translation>Das ist meiner</translation>
    </message>
    <message>
        <source>Not mine: swap</source>
        <translation>Nicht meiner: tauschen</translation>
    </message>
    <message>
        <source>F8 covers everything, F9 pauses.</source>
        <translation>F8 verdeckt alles, F9 macht Pause.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Another program is in front.</source>
        <translation>Ein anderes Programm liegt davor.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Einen Moment bitte.</translation>
    </message>
    <message>
        <source>White looks; Black looks away</source>
        <translation>Weiß schaut her, Schwarz schaut weg</translation>
    </message>
    <message>
        <source>Black looks; White looks away</source>
        <translation>Schwarz schaut her, Weiß schaut weg</translation>
    </message>
    <message>
        <source>The team looks; the interceptor looks away</source>
        <translation>Das Team schaut her, der Abfänger schaut weg</translation>
    </message>
    <message>
        <source>The interceptor looks; the team looks away</source>
        <translation>Der Abfänger schaut her, das Team schaut weg</translation>
    </message>
</context>
<context>
    <name>DigitPad</name>
    <message>
        <source>first clue: {digit}</source>
        <translation>erster Hinweis: {digit}</translation>
    </message>
    <message>
        <source>second clue: {digit}</source>
        <translation>zweiter Hinweis: {digit}</translation>
    </message>
    <message>
        <source>third clue: {digit}</source>
        <translation>dritter Hinweis: {digit}</translation>
    </message>
</context>
<context>
    <name>DigitPadWidget</name>
    <message>
        <source>Digits</source>
        <translation>Ziffern</translation>
    </message>
</context>
<context>
    <name>EntryRows</name>
    <message>
        <source>strike</source>
        <comment>a clue is against the rules</comment>
        <translation>gilt nicht</translation>
    </message>
    <message>
        <source>accept</source>
        <comment>a clue is allowed all the same</comment>
        <translation>gilt</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>in words</source>
        <comment>a clue is said in words</comment>
        <translation>in Worten</translation>
    </message>
    <message>
        <source>hummed</source>
        <comment>a clue</comment>
        <translation>gesummt</translation>
    </message>
    <message>
        <source>danced</source>
        <comment>a clue</comment>
        <translation>getanzt</translation>
    </message>
    <message>
        <source>mimed</source>
        <comment>a clue</comment>
        <translation>gemimt</translation>
    </message>
    <message>
        <source>on paper</source>
        <comment>a clue is written on paper only</comment>
        <translation>auf Papier</translation>
    </message>
</context>
<context>
    <name>Film</name>
    <message>
        <source>Keywords behind the film</source>
        <translation>Schlüsselwörter hinter der Folie</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>keine Karten</translation>
    </message>
</context>
<context>
    <name>Identify</name>
    <message>
        <source>Which monitor is which</source>
        <translation>Welcher Bildschirm ist welcher</translation>
    </message>
    <message>
        <source>{model}, serial {serial}</source>
        <translation>{model}, Seriennummer {serial}</translation>
    </message>
    <message>
        <source>{width} × {height}</source>
        <translation>{width} × {height}</translation>
    </message>
    <message>
        <source>{connector} · {size}</source>
        <translation>{connector} · {size}</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>two teams</source>
        <translation>zwei Teams</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>drei Spieler</translation>
    </message>
    <message>
        <source>Who plays</source>
        <comment>two teams or three players</comment>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Keywords</source>
        <comment>in which language</comment>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Teams act</source>
        <comment>by turns or at once</comment>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>You act</source>
        <comment>by turns or at once</comment>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Clues are</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Sand timer</source>
        <translation>Sanduhr</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>by turns</source>
        <translation>nacheinander</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>gleichzeitig</translation>
    </message>
    <message>
        <source>spoken</source>
        <comment>how clues are given</comment>
        <translation>mündlich</translation>
    </message>
    <message>
        <source>written</source>
        <comment>how clues are given</comment>
        <translation>schriftlich</translation>
    </message>
    <message>
        <source>advisory</source>
        <comment>the sand timer</comment>
        <translation>locker</translation>
    </message>
    <message>
        <source>strict</source>
        <comment>the sand timer</comment>
        <translation>streng</translation>
    </message>
    <message>
        <source>off</source>
        <comment>the sand timer</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>only in writing</source>
        <comment>a house rule for clues</comment>
        <translation>nur schriftlich</translation>
    </message>
    <message>
        <source>two words a clue</source>
        <comment>a house rule: at most</comment>
        <translation>höchstens zwei Wörter</translation>
    </message>
    <message>
        <source>How long the sand runs</source>
        <translation>Wie lange die Sanduhr läuft</translation>
    </message>
    <message>
        <source>shorter</source>
        <translation>kürzer</translation>
    </message>
    <message>
        <source>longer</source>
        <translation>länger</translation>
    </message>
    <message>
        <source>in this window</source>
        <translation>in diesem Fenster</translation>
    </message>
    <message>
        <source>White’s monitor</source>
        <translation>Bildschirm von Weiß</translation>
    </message>
    <message>
        <source>Black’s monitor</source>
        <translation>Bildschirm von Schwarz</translation>
    </message>
    <message>
        <source>The team’s monitor</source>
        <translation>Bildschirm des Teams</translation>
    </message>
    <message>
        <source>The interceptor’s monitor</source>
        <translation>Bildschirm des Abfängers</translation>
    </message>
    <message>
        <source>Identify</source>
        <translation>Identifizieren</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Stop it, deal</source>
        <translation>Neu austeilen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>A game is in play. Stop it for good and deal a new one?</source>
        <translation>Es läuft noch eine Partie. Endgültig abbrechen und neu austeilen?</translation>
    </message>
    <message>
        <source>Two teams: each sits before its own screen and its own keywords.</source>
        <translation>Zwei Teams: Jedes sitzt vor dem eigenen Sichtschirm und den eigenen Schlüsselwörtern.</translation>
    </message>
    <message>
        <source>Three players: two share the keywords; the third has a note sheet, and the sand, which is advisory.</source>
        <translation>Drei Spieler: Zwei teilen sich die Schlüsselwörter; der dritte hat ein Notizblatt und die Sanduhr, die hier locker ist.</translation>
    </message>
    <message>
        <source>At once: for monitors that can be touched; both screens answer at the same time.</source>
        <translation>Gleichzeitig: für Touch-Bildschirme; beide Sichtschirme sind zur selben Zeit bedienbar.</translation>
    </message>
    <message>
        <source>Spoken: the encryptor says the clues, and who hears them writes them down.</source>
        <translation>Mündlich: Der Verschlüsseler sagt die Hinweise, und wer sie hört, schreibt sie auf.</translation>
    </message>
    <message>
        <source>Written: the encryptor types the clues under dots; read one by one they appear everywhere.</source>
        <translation>Schriftlich: Der Verschlüsseler gibt die Hinweise verdeckt ein; beim Vorlesen erscheinen sie überall.</translation>
    </message>
    <message>
        <source>Advisory: the sand is there to be seen, nothing else.</source>
        <translation>Locker: Die Sanduhr ist nur zum Hinschauen da.</translation>
    </message>
    <message>
        <source>Strict: a clue that is not there when the sand has run out is missing.</source>
        <translation>Streng: Ein Hinweis, der nach Ablauf der Sanduhr nicht da ist, fehlt.</translation>
    </message>
    <message>
        <source>Off: there is no sand timer.</source>
        <translation>Aus: Es gibt keine Sanduhr.</translation>
    </message>
    <message>
        <source>By turns: one mouse and one keyboard, which the screens hand to each other.</source>
        <translation>Nacheinander: eine Maus und eine Tastatur, die ihr einander übergebt.</translation>
    </message>
    <message>
        <source>Two of White’s players have the same name.</source>
        <translation>Zwei Spieler von Weiß haben denselben Namen.</translation>
    </message>
    <message>
        <source>Two of Black’s players have the same name.</source>
        <translation>Zwei Spieler von Schwarz haben denselben Namen.</translation>
    </message>
    <message>
        <source>Both players of the team have the same name.</source>
        <translation>Beide Spieler des Teams haben denselben Namen.</translation>
    </message>
    <message>
        <source>White’s name</source>
        <translation>Name von Weiß</translation>
    </message>
    <message>
        <source>Black’s name</source>
        <translation>Name von Schwarz</translation>
    </message>
    <message>
        <source>The team’s name</source>
        <translation>Name des Teams</translation>
    </message>
    <message>
        <source>White’s players</source>
        <translation>Spieler von Weiß</translation>
    </message>
    <message>
        <source>Black’s players</source>
        <translation>Spieler von Schwarz</translation>
    </message>
    <message>
        <source>The team’s players</source>
        <translation>Spieler des Teams</translation>
    </message>
    <message>
        <source>The interceptor</source>
        <translation>Der Abfänger</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a team or an interceptor</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Monitor</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>Spieler {n}</translation>
    </message>
</context>
<context>
    <name>NoteSheet</name>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Clues for keyword {slot}</source>
        <translation>Hinweise zu Schlüsselwort {slot}</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>clue</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>pencil</source>
        <translation>Bleistift</translation>
    </message>
    <message>
        <source>Note sheet</source>
        <translation>Notizblatt</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>Pencil line for keyword {slot}</source>
        <translation>Bleistiftzeile zu Schlüsselwort {slot}</translation>
    </message>
    <message>
        <source>press to close</source>
        <translation>drücken zum Schließen</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Players come or go</source>
        <translation>Spieler kommen oder gehen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>empty</source>
        <comment>note sheets</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>as played so far</source>
        <comment>note sheets</comment>
        <translation>bisher gespielt</translation>
    </message>
    <message>
        <source>Words from a file</source>
        <translation>Wörter aus einer Datei</translation>
    </message>
    <message>
        <source>Lists of words (*.txt *.csv)</source>
        <translation>Wortlisten (*.txt *.csv)</translation>
    </message>
    <message>
        <source>own</source>
        <comment>words from a file</comment>
        <translation>eigene</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>The pages were written to {file}.</source>
        <translation>Die Seiten stehen jetzt in {file}.</translation>
    </message>
    <message>
        <source>This computer knows no printer. Save a PDF and print it where there is one.</source>
        <translation>Dieser Computer kennt keinen Drucker. Speichert ein PDF und druckt es dort, wo es einen gibt.</translation>
    </message>
    <message>
        <source>The pages are on their way to the printer.</source>
        <translation>Die Seiten sind auf dem Weg zum Drucker.</translation>
    </message>
    <message>
        <source>{done} of {count} pages are done.</source>
        <translation>{done} von {count} Seiten sind fertig.</translation>
    </message>
    <message>
        <source>Print note sheets</source>
        <translation>Notizblätter drucken</translation>
    </message>
    <message>
        <source>Print keyword cards</source>
        <translation>Schlüsselwortkarten drucken</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>a size of paper</comment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>A page for each side of a team’s sheet. Print on both sides, and each team has one leaf.</source>
        <translation>Eine Seite für jede Seite eines Notizblatts. Beidseitig gedruckt, bekommt jedes Team ein Blatt.</translation>
    </message>
    <message>
        <source>Cards for a red film, two words at each side. Print in colour on both sides, turned over the long edge, without scaling, and cut along the marks. Here they are shown in grey.</source>
        <translation>Karten für eine rote Folie, zwei Wörter je Seite. Druckt farbig und beidseitig, über die lange Kante gewendet, ohne Skalierung, und schneidet an den Marken. Hier sind sie grau zu sehen.</translation>
    </message>
    <message>
        <source>Words from a file…</source>
        <translation>Wörter aus Datei…</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the page before</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>page</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Seite {number} von {count}</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>White’s note sheet</source>
        <translation>Notizblatt von Weiß</translation>
    </message>
    <message>
        <source>Black’s note sheet</source>
        <translation>Notizblatt von Schwarz</translation>
    </message>
    <message>
        <source>The team’s note sheet</source>
        <translation>Notizblatt des Teams</translation>
    </message>
    <message>
        <source>The interceptor’s note sheet</source>
        <translation>Notizblatt des Abfängers</translation>
    </message>
    <message>
        <source>White’s clues</source>
        <translation>Hinweise von Weiß</translation>
    </message>
    <message>
        <source>Black’s clues</source>
        <translation>Hinweise von Schwarz</translation>
    </message>
    <message>
        <source>Keyword cards</source>
        <translation>Schlüsselwortkarten</translation>
    </message>
    <message>
        <source>Keyword cards, sheet {number} of {count}: front, blue side.</source>
        <translation>Schlüsselwortkarten, Bogen {number} von {count}: Vorderseite, blau.</translation>
    </message>
    <message>
        <source>Keyword cards, sheet {number} of {count}: back, red side.</source>
        <translation>Schlüsselwortkarten, Bogen {number} von {count}: Rückseite, rot.</translation>
    </message>
    <message>
        <source>Print on both sides, turned over the long edge, without scaling.</source>
        <translation>Beidseitig drucken, über die lange Kante gewendet, ohne Skalierung.</translation>
    </message>
    <message>
        <source>Note sheets</source>
        <translation>Notizblätter</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The game in {file} in {folder} was written by a newer version of Decrypto Qt. Install that version to resume it.</source>
        <translation>Die Partie in {file} in {folder} stammt von einer neueren Version von Decrypto Qt. Installiert diese Version, um sie fortzusetzen.</translation>
    </message>
    <message>
        <source>The game in {file} in {folder} cannot be resumed: line {line} is damaged. The file is kept, under a name that ends in “damaged”.</source>
        <translation>{file} in {folder} ist in Zeile {line} beschädigt: Die Partie geht nicht weiter. Die Datei bleibt, ihr Name endet auf „damaged“.</translation>
    </message>
    <message>
        <source>{file} is no game record that can be opened. The fault is at “{place}”; “decrypto-qt replay” says more.</source>
        <translation>{file} ist keine Spielaufzeichnung, die sich öffnen lässt. Der Fehler liegt bei „{place}“; „decrypto-qt replay“ sagt mehr.</translation>
    </message>
    <message>
        <source>Line {line}: {fault}</source>
        <translation>Zeile {line}: {fault}</translation>
    </message>
    <message>
        <source>{file} was not taken.</source>
        <translation>{file} wurde nicht übernommen.</translation>
    </message>
    <message>
        <source>{file} was not taken: {fault}</source>
        <translation>{file} wurde nicht übernommen: {fault}</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) are wrong.</source>
        <translation>
            <numerusform>%n weitere Zeile ist falsch.</numerusform>
            <numerusform>%n weitere Zeilen sind falsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>this is not UTF-8; save the file in that encoding.</source>
        <translation>Das ist kein UTF-8; speichert die Datei in dieser Kodierung.</translation>
    </message>
    <message>
        <source>the character {detail} cannot be printed.</source>
        <translation>Das Zeichen {detail} lässt sich nicht drucken.</translation>
    </message>
    <message>
        <source>there is a “{detail}” in it; write one word a line.</source>
        <translation>Darin steht „{detail}“; schreibt ein Wort je Zeile.</translation>
    </message>
    <message>
        <source>there is no letter in it.</source>
        <translation>Darin steht kein Buchstabe.</translation>
    </message>
    <message>
        <source>the word is too long: {detail} characters, at most {most}.</source>
        <translation>Das Wort ist zu lang: {detail} Zeichen, höchstens {most}.</translation>
    </message>
    <message>
        <source>the same word stands in line {detail}.</source>
        <translation>Dasselbe Wort steht in Zeile {detail}.</translation>
    </message>
    <message>
        <source>it has another number of columns than the first line.</source>
        <translation>Sie hat eine andere Spaltenzahl als die erste Zeile.</translation>
    </message>
    <message>
        <source>there is no word in the column {detail}.</source>
        <translation>In der Spalte {detail} steht kein Wort.</translation>
    </message>
    <message>
        <source>its quotation marks do not close.</source>
        <translation>Ihre Anführungszeichen werden nicht geschlossen.</translation>
    </message>
    <message>
        <source>there is no column {detail}.</source>
        <translation>Es gibt keine Spalte {detail}.</translation>
    </message>
    <message>
        <source>the program has no letter {detail} to print it with.</source>
        <translation>Das Programm hat keinen Buchstaben {detail} zum Drucken.</translation>
    </message>
    <message>
        <source>words in it: {detail}; the fewest are {least}.</source>
        <translation>Wörter darin: {detail}; mindestens {least} sind nötig.</translation>
    </message>
    <message>
        <source>{file} in {folder} is broken and could not be renamed.</source>
        <translation>{file} in {folder} ist defekt und konnte nicht umbenannt werden.</translation>
    </message>
    <message>
        <source>{file} in {folder} is broken. It is kept as {kept}.</source>
        <translation>{file} in {folder} ist defekt. Die Datei bleibt als {kept} erhalten.</translation>
    </message>
    <message>
        <source>The settings start from their defaults.</source>
        <translation>Es gelten die Standardeinstellungen.</translation>
    </message>
    <message>
        <source>These settings start from their defaults: {names}.</source>
        <translation>Für diese Einstellungen gilt der Standard: {names}.</translation>
    </message>
    <message>
        <source>Words that were dealt before may come again.</source>
        <translation>Wörter, die schon ausgeteilt wurden, können wiederkommen.</translation>
    </message>
    <message>
        <source>{file} in {folder} could not be read.</source>
        <translation>{file} in {folder} konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>{file} in {folder} could not be written.</source>
        <translation>{file} in {folder} konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>{file} in {folder} could not be locked.</source>
        <translation>{file} in {folder} konnte nicht gesperrt werden.</translation>
    </message>
    <message>
        <source>The disk is full: free some space there and try again.</source>
        <translation>Der Datenträger ist voll: Schafft dort Platz und versucht es noch einmal.</translation>
    </message>
    <message>
        <source>The system allows no larger file there: raise the limit or choose another place.</source>
        <translation>Das System erlaubt dort keine größere Datei: Erhöht die Grenze oder wählt einen anderen Ort.</translation>
    </message>
    <message>
        <source>That place can only be read: choose another place.</source>
        <translation>Dieser Ort ist schreibgeschützt: Wählt einen anderen Ort.</translation>
    </message>
    <message>
        <source>The system does not permit it: change the permissions or choose another place.</source>
        <translation>Das System erlaubt es nicht: Ändert die Zugriffsrechte oder wählt einen anderen Ort.</translation>
    </message>
    <message>
        <source>There is no such folder or file: put it back or choose another place.</source>
        <translation>Diesen Ordner oder diese Datei gibt es nicht: Legt sie zurück oder wählt einen anderen Ort.</translation>
    </message>
    <message>
        <source>The disk reported a fault: check the disk or choose another place.</source>
        <translation>Der Datenträger meldet einen Fehler: Prüft ihn oder wählt einen anderen Ort.</translation>
    </message>
    <message>
        <source>Something else has changed or removed it: put it back as it was or begin a new game.</source>
        <translation>Etwas anderes hat die Datei geändert oder entfernt: Stellt sie wieder her oder beginnt eine neue Partie.</translation>
    </message>
    <message>
        <source>There is one already, and it is not overwritten: choose another name.</source>
        <translation>Es gibt schon eine, und sie wird nicht überschrieben: Wählt einen anderen Namen.</translation>
    </message>
    <message>
        <source>It has been closed: open the game again.</source>
        <translation>Die Datei wurde geschlossen: Öffnet die Partie noch einmal.</translation>
    </message>
    <message>
        <source>It is no ordinary file, or far too large: choose another file.</source>
        <translation>Das ist keine gewöhnliche Datei, oder sie ist viel zu groß: Wählt eine andere Datei.</translation>
    </message>
    <message>
        <source>The system refused: choose another place.</source>
        <translation>Das System hat abgelehnt: Wählt einen anderen Ort.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The program made a mistake ({kind} at {place}). The game is saved: where something no longer works, start the program again.</source>
        <translation>Dem Programm ist ein Fehler unterlaufen ({kind} bei {place}). Die Partie ist gespeichert: Wenn etwas nicht mehr geht, startet das Programm neu.</translation>
    </message>
    <message>
        <source>The game goes on where it was. Press “Go on” when you are ready.</source>
        <translation>Die Partie geht weiter, wo sie war. Drückt „Weiter“, wenn ihr bereit seid.</translation>
    </message>
    <message>
        <source>Open a record? The game in play is kept.</source>
        <translation>Eine Aufzeichnung öffnen? Die laufende Partie bleibt erhalten.</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Game records (*.json)</source>
        <translation>Spielaufzeichnungen (*.json)</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>Aufzeichnung exportieren</translation>
    </message>
    <message>
        <source>The record was written to {file}.</source>
        <translation>Die Aufzeichnung steht jetzt in {file}.</translation>
    </message>
    <message>
        <source>Stop this game for good?</source>
        <translation>Diese Partie endgültig abbrechen?</translation>
    </message>
    <message>
        <source>Quit? The game is kept and goes on at the next start.</source>
        <translation>Beenden? Die Partie bleibt erhalten und geht beim nächsten Start weiter.</translation>
    </message>
    <message>
        <source>A game is being played</source>
        <translation>Es läuft eine Partie</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Nein, weiterspielen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>{name}, {width} × {height}</source>
        <translation>{name}, {width} × {height}</translation>
    </message>
</context>
<context>
    <name>RulesHelp</name>
    <message>
        <source>The rules in short</source>
        <translation>Regeln in Kürze</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Some tables give clues in writing only, so that nothing is hummed, danced or mimed; some allow two words a clue at most. Both can be chosen for a new game. A longer clue is marked, and the table decides.</source>
        <translation>Manche Runden geben Hinweise nur schriftlich, sodass nichts gesummt, getanzt oder gemimt wird; manche erlauben höchstens zwei Wörter je Hinweis. Beides lässt sich für eine neue Partie wählen. Ein längerer Hinweis wird markiert, und der Tisch entscheidet.</translation>
    </message>
    <message>
        <source>This table plays without house rules.</source>
        <translation>An diesem Tisch wird ohne Hausregeln gespielt.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Two teams sit at the table, White and Black. Each team has four keywords behind its screen, numbered 1 to 4, which only the team itself can see. They stay the same for the whole game.</source>
        <translation>Am Tisch sitzen zwei Teams, Weiß und Schwarz. Jedes Team hat hinter seinem Sichtschirm vier Schlüsselwörter mit den Nummern 1 bis 4, die nur das Team selbst sieht. Sie bleiben die ganze Partie über gleich.</translation>
    </message>
    <message>
        <source>In every round somebody of your team gives three clues. Your team must find out which keywords they mean; the other team listens and tries to find out the same.</source>
        <translation>In jeder Runde gibt jemand aus eurem Team drei Hinweise. Euer Team muss herausfinden, welche Schlüsselwörter gemeint sind; das andere Team hört mit und versucht dasselbe.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>Each team names an encryptor; everybody takes a turn. The encryptor draws a code card, say 4.2.1, looks at it alone, and thinks of three clues: the first for keyword 4, the second for keyword 2, the third for keyword 1.</source>
        <translation>Jedes Team bestimmt einen Verschlüsseler; alle kommen der Reihe nach dran. Der Verschlüsseler zieht eine Codekarte, etwa 4.2.1, sieht sie sich allein an und überlegt sich drei Hinweise: den ersten zu Schlüsselwort 4, den zweiten zu Schlüsselwort 2, den dritten zu Schlüsselwort 1.</translation>
    </message>
    <message>
        <source>Whoever is ready first may turn the sand timer: then the other encryptor has to finish before the sand has run out.</source>
        <translation>Wer zuerst fertig ist, darf die Sanduhr umdrehen: Dann muss der andere Verschlüsseler fertig werden, bevor sie abgelaufen ist.</translation>
    </message>
    <message>
        <source>White’s encryptor reads the three clues aloud, and everybody writes them down. Both teams talk it over and lock the code that they believe in. The encryptor is silent and shows nothing.</source>
        <translation>Der Verschlüsseler von Weiß liest die drei Hinweise vor, und alle schreiben sie auf. Beide Teams beraten sich und legen den Code fest, an den sie glauben. Der Verschlüsseler schweigt und lässt sich nichts anmerken.</translation>
    </message>
    <message>
        <source>From the second round on, Black reads its guess first: that is the attempt to intercept. Then White reads its own guess, and the code card is turned. Then the same with Black’s code.</source>
        <translation>Ab der zweiten Runde liest zuerst Schwarz seinen Tipp vor: Das ist der Versuch, den Code abzufangen. Dann liest Weiß den eigenen Tipp vor, und die Codekarte wird aufgedeckt. Danach dasselbe mit dem Code von Schwarz.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Has the other team found your code, it gets an interception token. A wrong attempt costs nothing.</source>
        <translation>Hat das andere Team euren Code herausgefunden, bekommt es einen Abfangmarker. Ein falscher Versuch kostet nichts.</translation>
    </message>
    <message>
        <source>Has your own team not found it, you get a miscommunication token. A right one earns nothing.</source>
        <translation>Hat euer eigenes Team ihn nicht herausgefunden, bekommt ihr einen Missverständnismarker. Ein richtiger Tipp bringt nichts ein.</translation>
    </message>
    <message>
        <source>A guess is right only if all three digits are right, in their order.</source>
        <translation>Ein Tipp ist nur richtig, wenn alle drei Ziffern in der richtigen Reihenfolge stimmen.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>At the end of a round, when both codes are known: a team with two interception tokens wins, a team with two miscommunication tokens loses. After eight rounds the game is over in any case.</source>
        <translation>Am Ende einer Runde, wenn beide Codes bekannt sind, gilt: Ein Team mit zwei Abfangmarkern gewinnt, ein Team mit zwei Missverständnismarkern verliert. Nach acht Runden ist die Partie auf jeden Fall zu Ende.</translation>
    </message>
    <message>
        <source>Where that settles nothing, points decide: one for each interception, one less for each miscommunication. Are they even, each team guesses the other’s four keywords, wherever they stand. Is that even too, the victory is shared.</source>
        <translation>Ist damit nichts entschieden, zählen Punkte: einer für jeden Abfangmarker, einer weniger für jeden Missverständnismarker. Herrscht Gleichstand, errät jedes Team die vier Schlüsselwörter des anderen, egal auf welchem Platz. Steht es auch dann gleich, ist der Sieg geteilt.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Zu dritt</translation>
    </message>
    <message>
        <source>Two are a team with a screen, four keywords and a code a round; the third is the interceptor, who has a note sheet only, and may turn the sand timer on a slow encryptor.</source>
        <translation>Zwei sind ein Team mit einem Sichtschirm, vier Schlüsselwörtern und einem Code je Runde; der dritte ist der Abfänger, der nur ein Notizblatt hat und bei einem langsamen Verschlüsseler die Sanduhr umdrehen darf.</translation>
    </message>
    <message>
        <source>An intercepted code is a token for the interceptor, and so is a code that the team has not found, already in the first round. With two tokens by the end of round 5 the interceptor wins, else the team does.</source>
        <translation>Für einen abgefangenen Code bekommt der Abfänger einen Marker, ebenso für einen Code, den das Team nicht herausfindet, und das schon in der ersten Runde. Mit zwei Markern bis zum Ende von Runde 5 gewinnt der Abfänger, sonst das Team.</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Words, a sentence, a hum, a dance: any form will do, as long as the three are clearly apart. They are about what the keyword means, and rest on what anybody could know.</source>
        <translation>Wörter, ein Satz, ein Summen, ein Tanz: Jede Form ist recht, solange die drei klar zu unterscheiden sind. Sie beziehen sich auf die Bedeutung des Schlüsselworts und auf das, was alle wissen könnten.</translation>
    </message>
    <message>
        <source>Not allowed: its spelling, its number of letters, its sound, its place on the screen; a keyword of the screen or its translation; the code itself; and a clue that was used before.</source>
        <translation>Nicht erlaubt: seine Schreibweise, die Zahl seiner Buchstaben, sein Klang, sein Platz im Sichtschirm; ein Schlüsselwort des Sichtschirms oder dessen Übersetzung; der Code selbst; und ein Hinweis, der schon einmal gegeben wurde.</translation>
    </message>
    <message>
        <source>Spell a clue if you are asked to; what your own team is told, all are told. Once read aloud, a clue stays as it is.</source>
        <translation>Buchstabiert einen Hinweis, wenn ihr gefragt werdet; was das eigene Team erfährt, erfahren alle. Einmal vorgelesen, bleibt ein Hinweis, wie er ist.</translation>
    </message>
</context>
<context>
    <name>SandTimer</name>
    <message>
        <source>Sand timer</source>
        <translation>Sanduhr</translation>
    </message>
    <message>
        <source>0 seconds left: the sand has run out</source>
        <translation>noch 0 Sekunden: Die Sanduhr ist abgelaufen</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s), not turned yet</source>
        <comment>a sand timer</comment>
        <translation>
            <numerusform>%n Sekunde, noch nicht umgedreht</numerusform>
            <numerusform>%n Sekunden, noch nicht umgedreht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>noch %n Sekunde</numerusform>
            <numerusform>noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} s</source>
        <comment>seconds</comment>
        <translation>{n} s</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>White’s screen is covered:</source>
        <translation>Der Sichtschirm von Weiß ist verdeckt:</translation>
    </message>
    <message>
        <source>Black’s screen is covered:</source>
        <translation>Der Sichtschirm von Schwarz ist verdeckt:</translation>
    </message>
    <message>
        <source>The team’s screen is covered:</source>
        <translation>Der Sichtschirm des Teams ist verdeckt:</translation>
    </message>
    <message>
        <source>The interceptor’s screen is covered:</source>
        <translation>Der Sichtschirm des Abfängers ist verdeckt:</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>it has no monitor. Give it one in the Screens menu, or play with docked screens.</source>
        <translation>Er hat keinen Bildschirm. Gebt ihm einen im Menü „Sichtschirme“ oder spielt mit angedockten Sichtschirmen.</translation>
    </message>
    <message>
        <source>its monitor is gone ({monitor}). Plug it in again, or choose another in the Screens menu.</source>
        <translation>Sein Bildschirm ist weg ({monitor}). Steckt ihn wieder an oder wählt einen anderen im Menü „Sichtschirme“.</translation>
    </message>
    <message>
        <source>two monitors show the same picture. Extend the desktop in the system’s settings, or play with docked screens.</source>
        <translation>Zwei Bildschirme zeigen dasselbe Bild. Erweitert den Desktop in den Systemeinstellungen oder spielt mit angedockten Sichtschirmen.</translation>
    </message>
    <message>
        <source>the window manager keeps it away from its monitor ({monitor}). Let it float there, or play with docked screens.</source>
        <translation>Der Fenstermanager hält ihn von seinem Bildschirm fern ({monitor}). Lasst ihn dort frei schweben oder spielt mit angedockten Sichtschirmen.</translation>
    </message>
    <message>
        <source>it does not fill its monitor ({monitor}). It goes back there; then confirm it again.</source>
        <translation>Er füllt seinen Bildschirm nicht aus ({monitor}). Er kehrt dorthin zurück; bestätigt ihn dann noch einmal.</translation>
    </message>
    <message>
        <source>another program is in front. Click this window, then show the screen again.</source>
        <translation>Ein anderes Programm liegt davor. Klickt dieses Fenster an und zeigt den Sichtschirm dann wieder.</translation>
    </message>
    <message>
        <source>the team has to confirm that it is their own.</source>
        <translation>Das Team muss bestätigen, dass es der eigene ist.</translation>
    </message>
    <message>
        <source>the game is paused.</source>
        <translation>Die Partie macht Pause.</translation>
    </message>
    <message>
        <source>somebody covered it. The team can show it again.</source>
        <translation>Jemand hat ihn verdeckt. Das Team kann ihn wieder zeigen.</translation>
    </message>
    <message>
        <source>the team can show it again.</source>
        <translation>Das Team kann ihn wieder zeigen.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The game stands still</source>
        <translation>Die Partie macht Pause</translation>
    </message>
    <message>
        <source>Both screens are covered, and the sand is held.</source>
        <translation>Beide Sichtschirme sind verdeckt, die Sanduhr steht still.</translation>
    </message>
    <message>
        <source>White asks for Black’s word</source>
        <translation>Weiß fragt Schwarz</translation>
    </message>
    <message>
        <source>Black asks for White’s word</source>
        <translation>Schwarz fragt Weiß</translation>
    </message>
    <message>
        <source>The team asks for the interceptor’s word</source>
        <translation>Das Team fragt den Abfänger</translation>
    </message>
    <message>
        <source>The interceptor asks for the team’s word</source>
        <translation>Der Abfänger fragt das Team</translation>
    </message>
    <message>
        <source>Both agree</source>
        <translation>Ja, beide</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation>Nein, so lassen</translation>
    </message>
    <message>
        <source>Both teams look at their words</source>
        <translation>Beide Teams sehen sich ihre Wörter an</translation>
    </message>
    <message>
        <source>Each on its own screen.</source>
        <translation>Jedes am eigenen Sichtschirm.</translation>
    </message>
    <message>
        <source>White looks at its words</source>
        <translation>Weiß sieht sich die Wörter an</translation>
    </message>
    <message>
        <source>Black looks at its words</source>
        <translation>Schwarz sieht sich die Wörter an</translation>
    </message>
    <message>
        <source>Think of three clues</source>
        <translation>Drei Hinweise ausdenken</translation>
    </message>
    <message>
        <source>Both encryptors, each on the own screen.</source>
        <translation>Beide Verschlüsseler, jeder am eigenen Sichtschirm.</translation>
    </message>
    <message>
        <source>White is ready and hands over</source>
        <translation>Weiß ist fertig und übergibt</translation>
    </message>
    <message>
        <source>Black is ready and hands over</source>
        <translation>Schwarz ist fertig und übergibt</translation>
    </message>
    <message>
        <source>{name} thinks of three clues</source>
        <translation>{name} überlegt sich drei Hinweise</translation>
    </message>
    <message>
        <source>{name} draws a code card</source>
        <translation>{name} zieht eine Codekarte</translation>
    </message>
    <message>
        <source>One after the other, at a press here or on White’s screen.</source>
        <translation>Nacheinander, auf Knopfdruck hier oder am Sichtschirm von Weiß.</translation>
    </message>
    <message>
        <source>One after the other, at a press here or on Black’s screen.</source>
        <translation>Nacheinander, auf Knopfdruck hier oder am Sichtschirm von Schwarz.</translation>
    </message>
    <message>
        <source>One after the other, at a press here or on the team’s screen.</source>
        <translation>Nacheinander, auf Knopfdruck hier oder am Sichtschirm des Teams.</translation>
    </message>
    <message>
        <source>On White’s screen.</source>
        <translation>Am Sichtschirm von Weiß.</translation>
    </message>
    <message>
        <source>On Black’s screen.</source>
        <translation>Am Sichtschirm von Schwarz.</translation>
    </message>
    <message>
        <source>On the team’s screen.</source>
        <translation>Am Sichtschirm des Teams.</translation>
    </message>
    <message>
        <source>On the interceptor’s screen.</source>
        <translation>Am Sichtschirm des Abfängers.</translation>
    </message>
    <message>
        <source>White has mouse and keyboard.</source>
        <translation>Weiß hat Maus und Tastatur.</translation>
    </message>
    <message>
        <source>Black has mouse and keyboard.</source>
        <translation>Schwarz hat Maus und Tastatur.</translation>
    </message>
    <message>
        <source>The team has mouse and keyboard.</source>
        <translation>Das Team hat Maus und Tastatur.</translation>
    </message>
    <message>
        <source>The interceptor has mouse and keyboard.</source>
        <translation>Der Abfänger hat Maus und Tastatur.</translation>
    </message>
    <message>
        <source>White writes them down, here or on its screen.</source>
        <translation>Weiß schreibt sie auf, hier oder am eigenen Sichtschirm.</translation>
    </message>
    <message>
        <source>Black writes them down, here or on its screen.</source>
        <translation>Schwarz schreibt sie auf, hier oder am eigenen Sichtschirm.</translation>
    </message>
    <message>
        <source>The interceptor writes them down, here or on its screen.</source>
        <translation>Der Abfänger schreibt sie auf, hier oder am eigenen Sichtschirm.</translation>
    </message>
    <message>
        <source>The team guesses its own code</source>
        <translation>Das Team rät den eigenen Code</translation>
    </message>
    <message>
        <source>The interceptor guesses the team’s code</source>
        <translation>Der Abfänger rät den Code des Teams</translation>
    </message>
    <message>
        <source>White guesses Black’s code</source>
        <translation>Weiß rät den Code von Schwarz</translation>
    </message>
    <message>
        <source>Black guesses White’s code</source>
        <translation>Schwarz rät den Code von Weiß</translation>
    </message>
    <message>
        <source>White guesses its own code</source>
        <translation>Weiß rät den eigenen Code</translation>
    </message>
    <message>
        <source>Black guesses its own code</source>
        <translation>Schwarz rät den eigenen Code</translation>
    </message>
    <message>
        <source>Both teams’ answers are locked</source>
        <translation>Beide Teams haben ihre Antworten festgelegt</translation>
    </message>
    <message>
        <source>Each team writes down the other’s keywords</source>
        <translation>Jedes Team schreibt die Wörter des anderen auf</translation>
    </message>
    <message>
        <source>White writes down Black’s keywords</source>
        <translation>Weiß schreibt die Wörter von Schwarz auf</translation>
    </message>
    <message>
        <source>Black writes down White’s keywords</source>
        <translation>Schwarz schreibt die Wörter von Weiß auf</translation>
    </message>
    <message>
        <source>Round {n}: {result}</source>
        <translation>Runde {n}: {result}</translation>
    </message>
    <message>
        <source>White’s code</source>
        <translation>Code von Weiß</translation>
    </message>
    <message>
        <source>Black’s code</source>
        <translation>Code von Schwarz</translation>
    </message>
    <message>
        <source>The team’s code</source>
        <translation>Code des Teams</translation>
    </message>
    <message>
        <source>{code}: {name}</source>
        <comment>whose code it is; who encrypts</comment>
        <translation>{code}: {name}</translation>
    </message>
    <message>
        <source>looks at its four words</source>
        <translation>sieht sich die vier Wörter an</translation>
    </message>
    <message>
        <source>writes down the other team’s keywords</source>
        <translation>schreibt die Wörter des anderen Teams auf</translation>
    </message>
    <message>
        <source>has turned the sand</source>
        <translation>hat die Sanduhr umgedreht</translation>
    </message>
    <message>
        <source>waits, and may turn the sand</source>
        <translation>wartet und darf die Sanduhr umdrehen</translation>
    </message>
    <message>
        <source>has a note sheet, and no words</source>
        <translation>hat ein Notizblatt und keine Wörter</translation>
    </message>
    <message>
        <source>waits for the clues</source>
        <translation>wartet auf die Hinweise</translation>
    </message>
    <message>
        <source>thinks of three clues</source>
        <translation>überlegt sich drei Hinweise</translation>
    </message>
    <message>
        <source>draws a code card</source>
        <translation>zieht eine Codekarte</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Die Karten sind ausgeteilt</translation>
    </message>
</context>
<context>
    <name>TableMenus</name>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Screens</source>
        <translation>&amp;Sichtschirme</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Schrift&amp;größe</translation>
    </message>
    <message>
        <source>&amp;Film</source>
        <translation>&amp;Folie</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>Far&amp;ben</translation>
    </message>
    <message>
        <source>&amp;White’s monitor</source>
        <translation>Bildschirm von &amp;Weiß</translation>
    </message>
    <message>
        <source>&amp;Black’s monitor</source>
        <translation>Bildschirm von &amp;Schwarz</translation>
    </message>
    <message>
        <source>Monitor of the &amp;team</source>
        <translation>Bildschirm des &amp;Teams</translation>
    </message>
    <message>
        <source>Monitor of the i&amp;nterceptor</source>
        <translation>Bildschirm des Ab&amp;fängers</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Give again</source>
        <translation>W&amp;iederherstellen</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>In diesem Fenster</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>&amp;Resume the last game</source>
        <translation>&amp;Letzte Partie fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>Aufzeichnung ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Export the record…</source>
        <translation>Aufzeichnung &amp;exportieren…</translation>
    </message>
    <message>
        <source>Pr&amp;int note sheets…</source>
        <translation>Notizblätter &amp;drucken…</translation>
    </message>
    <message>
        <source>Print &amp;keyword cards…</source>
        <translation>Schlüsselwortka&amp;rten drucken…</translation>
    </message>
    <message>
        <source>Ne&amp;xt step</source>
        <translation>Nächster &amp;Schritt</translation>
    </message>
    <message>
        <source>This evening: no game has ended</source>
        <translation>Heute Abend: noch keine Partie beendet</translation>
    </message>
    <message>
        <source>&amp;White’s code card was seen…</source>
        <translation>Codekarte von &amp;Weiß wurde gesehen…</translation>
    </message>
    <message>
        <source>&amp;Black’s code card was seen…</source>
        <translation>Codekarte von S&amp;chwarz wurde gesehen…</translation>
    </message>
    <message>
        <source>P&amp;layers come or go between rounds…</source>
        <translation>Zwischen den Runden Spieler &amp;kommen oder gehen…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Stop this game…</source>
        <translation>Partie &amp;abbrechen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Identify the monitors</source>
        <translation>Bildschirme &amp;identifizieren</translation>
    </message>
    <message>
        <source>&amp;Swap the screens</source>
        <translation>Sichtschirme ta&amp;uschen</translation>
    </message>
    <message>
        <source>&amp;Cover everything</source>
        <translation>Alles &amp;verdecken</translation>
    </message>
    <message>
        <source>Co&amp;ver White’s screen</source>
        <translation>Sichtschirm von Weiß ve&amp;rdecken</translation>
    </message>
    <message>
        <source>Cove&amp;r Black’s screen</source>
        <translation>Sichtschirm von Schwarz verde&amp;cken</translation>
    </message>
    <message>
        <source>&amp;Plain cards</source>
        <translation>&amp;Karten ohne Muster</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>&amp;Weniger Bewegung</translation>
    </message>
    <message>
        <source>S&amp;ound when the sand has run out</source>
        <translation>&amp;Ton nach Ablauf der Sanduhr</translation>
    </message>
    <message>
        <source>Screen reader speaks secrets (&amp;headphones)</source>
        <translation>Geheimes vorlesen lassen (Ko&amp;pfhörer)</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Ke&amp;yboard to the table, or back</source>
        <translation>Tastatur zum Tisch und &amp;zurück</translation>
    </message>
    <message>
        <source>&amp;Rules in short</source>
        <translation>&amp;Regeln in Kürze</translation>
    </message>
    <message>
        <source>&amp;About Decrypto Qt</source>
        <translation>Ü&amp;ber Decrypto Qt</translation>
    </message>
    <message>
        <source>D&amp;etach White’s screen</source>
        <translation>Sichtschirm von Weiß &amp;ablösen</translation>
    </message>
    <message>
        <source>D&amp;ock White’s screen</source>
        <translation>Sichtschirm von Weiß an&amp;docken</translation>
    </message>
    <message>
        <source>&amp;Detach Black’s screen</source>
        <translation>Sichtschirm von Schwarz ab&amp;lösen</translation>
    </message>
    <message>
        <source>Doc&amp;k Black’s screen</source>
        <translation>Sichtschirm von Schwarz andoc&amp;ken</translation>
    </message>
    <message>
        <source>&amp;Red</source>
        <translation>&amp;Rot</translation>
    </message>
    <message>
        <source>Pa&amp;le</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Pl&amp;ain</source>
        <translation>&amp;Schlicht</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>The code &amp;card was seen…</source>
        <translation>Codekar&amp;te wurde gesehen…</translation>
    </message>
    <message>
        <source>Co&amp;ver the team’s screen</source>
        <translation>Sichtschirm des Teams ve&amp;rdecken</translation>
    </message>
    <message>
        <source>Cove&amp;r the interceptor’s screen</source>
        <translation>Sichtschirm des Abfängers verde&amp;cken</translation>
    </message>
    <message>
        <source>D&amp;etach the team’s screen</source>
        <translation>Sichtschirm des Teams &amp;ablösen</translation>
    </message>
    <message>
        <source>D&amp;ock the team’s screen</source>
        <translation>Sichtschirm des Teams an&amp;docken</translation>
    </message>
    <message>
        <source>&amp;Detach the interceptor’s screen</source>
        <translation>Sichtschirm des Abfängers ab&amp;lösen</translation>
    </message>
    <message>
        <source>Doc&amp;k the interceptor’s screen</source>
        <translation>Sichtschirm des Abfängers andoc&amp;ken</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>accept</source>
        <comment>a near-miss</comment>
        <translation>werten</translation>
    </message>
    <message>
        <source>another</source>
        <comment>accept a near-miss for another keyword</comment>
        <translation>anderes</translation>
    </message>
    <message>
        <source>take back</source>
        <comment>a near-miss</comment>
        <translation>zurück</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Decrypto round one table</source>
        <translation>Decrypto an einem Tisch</translation>
    </message>
    <message>
        <source>Two teams, each before its own monitor, and this table for all.</source>
        <translation>Zwei Teams, jedes vor dem eigenen Bildschirm, und dieser Tisch für alle.</translation>
    </message>
    <message>
        <source>An unofficial program made by friends of the game; its publisher has no part in it.</source>
        <translation>Ein inoffizielles Programm von Freunden des Spiels; der Verlag hat damit nichts zu tun.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Resume the last game</source>
        <translation>Letzte Partie fortsetzen</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>A new game asks for the teams and the monitors.</source>
        <translation>Eine neue Partie fragt nach den Teams und den Bildschirmen.</translation>
    </message>
    <message>
        <source>The last game can go on where it was.</source>
        <translation>Die letzte Partie kann weitergehen, wo sie war.</translation>
    </message>
    <message>
        <source>The table is laid</source>
        <translation>Der Tisch ist gedeckt</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>First clue</source>
        <translation>Erster Hinweis</translation>
    </message>
    <message>
        <source>Second clue</source>
        <translation>Zweiter Hinweis</translation>
    </message>
    <message>
        <source>Third clue</source>
        <translation>Dritter Hinweis</translation>
    </message>
    <message>
        <source>White’s digit {n} is wrong: another</source>
        <translation>Ziffer {n} von Weiß ist falsch: andere</translation>
    </message>
    <message>
        <source>Black’s digit {n} is wrong: another</source>
        <translation>Ziffer {n} von Schwarz ist falsch: andere</translation>
    </message>
    <message>
        <source>The team’s digit {n} is wrong: another</source>
        <translation>Ziffer {n} des Teams ist falsch: andere</translation>
    </message>
    <message>
        <source>The interceptor’s digit {n} is wrong: another</source>
        <translation>Ziffer {n} des Abfängers ist falsch: andere</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>A guess</source>
        <comment>instead of no attempt</comment>
        <translation>Ein Tipp</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Show all keywords</source>
        <translation>Alle Wörter zeigen</translation>
    </message>
    <message>
        <source>Hide the keywords</source>
        <translation>Wörter verbergen</translation>
    </message>
    <message>
        <source>Step through the game</source>
        <translation>Partie durchgehen</translation>
    </message>
    <message>
        <source>The keywords: {words}</source>
        <translation>Die Schlüsselwörter: {words}</translation>
    </message>
    <message>
        <source>The last code: {code}</source>
        <translation>Der letzte Code: {code}</translation>
    </message>
    <message>
        <source>White’s keywords: {words}</source>
        <translation>Schlüsselwörter von Weiß: {words}</translation>
    </message>
    <message>
        <source>Black’s keywords: {words}</source>
        <translation>Schlüsselwörter von Schwarz: {words}</translation>
    </message>
    <message>
        <source>White’s last code: {code}</source>
        <translation>Letzter Code von Weiß: {code}</translation>
    </message>
    <message>
        <source>Black’s last code: {code}</source>
        <translation>Letzter Code von Schwarz: {code}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>TablePaper</name>
    <message>
        <source>{side}: {digit}</source>
        <comment>whose digit it is; the digit</comment>
        <translation>{side}: {digit}</translation>
    </message>
</context>
<context>
    <name>TableWindow</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>White’s screen</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black’s screen</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Decrypto Qt</source>
        <translation>Decrypto Qt</translation>
    </message>
    <message>
        <source>This window is too small. Make it at least {width} wide and {height} high.</source>
        <translation>Dieses Fenster ist zu klein. Macht es mindestens {width} breit und {height} hoch.</translation>
    </message>
    <message>
        <source>White’s code card was seen. Do both teams want White to draw another one?</source>
        <translation>Die Codekarte von Weiß wurde gesehen. Wollen beide Teams, dass Weiß eine andere zieht?</translation>
    </message>
    <message>
        <source>Black’s code card was seen. Do both teams want Black to draw another one?</source>
        <translation>Die Codekarte von Schwarz wurde gesehen. Wollen beide Teams, dass Schwarz eine andere zieht?</translation>
    </message>
    <message>
        <source>The code card was seen. Do all three want another one to be drawn?</source>
        <translation>Die Codekarte wurde gesehen. Wollen alle drei, dass eine andere gezogen wird?</translation>
    </message>
    <message>
        <source>Draw anew</source>
        <translation>Neu ziehen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Cover this screen</source>
        <translation>Sichtschirm verdecken</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>Pause machen</translation>
    </message>
    <message>
        <source>A code card was seen</source>
        <translation>Codekarte wurde gesehen</translation>
    </message>
    <message>
        <source>A guess was mistyped</source>
        <translation>Tipp falsch eingegeben</translation>
    </message>
    <message>
        <source>Correct the clues</source>
        <translation>Hinweise korrigieren</translation>
    </message>
    <message>
        <source>Players come or go</source>
        <translation>Spieler kommen oder gehen</translation>
    </message>
    <message>
        <source>Table window</source>
        <translation>Tischfenster</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>What else?</source>
        <translation>Was noch?</translation>
    </message>
    <message>
        <source>White draws anew</source>
        <translation>Weiß zieht neu</translation>
    </message>
    <message>
        <source>Black draws anew</source>
        <translation>Schwarz zieht neu</translation>
    </message>
    <message>
        <source>The team draws anew</source>
        <translation>Das Team zieht neu</translation>
    </message>
    <message>
        <source>Whose code card was seen?</source>
        <translation>Wessen Codekarte wurde gesehen?</translation>
    </message>
    <message>
        <source>Was the code card seen?</source>
        <translation>Wurde die Codekarte gesehen?</translation>
    </message>
    <message>
        <source>Another one is drawn once White agrees on its own screen.</source>
        <translation>Neu gezogen wird, sobald Weiß am eigenen Sichtschirm zustimmt.</translation>
    </message>
    <message>
        <source>Another one is drawn once Black agrees on its own screen.</source>
        <translation>Neu gezogen wird, sobald Schwarz am eigenen Sichtschirm zustimmt.</translation>
    </message>
    <message>
        <source>Another one is drawn once the team agrees on its own screen.</source>
        <translation>Neu gezogen wird, sobald das Team am eigenen Sichtschirm zustimmt.</translation>
    </message>
    <message>
        <source>Another one is drawn once the interceptor agrees on its own screen.</source>
        <translation>Neu gezogen wird, sobald der Abfänger am eigenen Sichtschirm zustimmt.</translation>
    </message>
    <message>
        <source>Which guess was mistyped?</source>
        <translation>Welcher Tipp ist falsch?</translation>
    </message>
    <message>
        <source>White’s guess</source>
        <translation>Tipp von Weiß</translation>
    </message>
    <message>
        <source>Black’s guess</source>
        <translation>Tipp von Schwarz</translation>
    </message>
    <message>
        <source>The team’s guess</source>
        <translation>Tipp des Teams</translation>
    </message>
    <message>
        <source>The interceptor’s guess</source>
        <translation>Tipp des Abfängers</translation>
    </message>
    <message>
        <source>It is corrected once White agrees on its own screen.</source>
        <translation>Korrigiert wird, sobald Weiß am eigenen Sichtschirm zustimmt.</translation>
    </message>
    <message>
        <source>It is corrected once Black agrees on its own screen.</source>
        <translation>Korrigiert wird, sobald Schwarz am eigenen Sichtschirm zustimmt.</translation>
    </message>
    <message>
        <source>It is corrected once the team agrees on its own screen.</source>
        <translation>Korrigiert wird, sobald das Team am eigenen Sichtschirm zustimmt.</translation>
    </message>
    <message>
        <source>It is corrected once the interceptor agrees on its own screen.</source>
        <translation>Korrigiert wird, sobald der Abfänger am eigenen Sichtschirm zustimmt.</translation>
    </message>
    <message>
        <source>Correct White’s clues</source>
        <translation>Hinweise von Weiß korrigieren</translation>
    </message>
    <message>
        <source>Correct Black’s clues</source>
        <translation>Hinweise von Schwarz korrigieren</translation>
    </message>
    <message>
        <source>Only how they were typed: what was said was said.</source>
        <translation>Nur, wie sie eingegeben wurden: Gesagt ist gesagt.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>What did White mean to guess?</source>
        <translation>Was wollte Weiß tippen?</translation>
    </message>
    <message>
        <source>What did Black mean to guess?</source>
        <translation>Was wollte Schwarz tippen?</translation>
    </message>
    <message>
        <source>What did the team mean to guess?</source>
        <translation>Was wollte das Team tippen?</translation>
    </message>
    <message>
        <source>What did the interceptor mean to guess?</source>
        <translation>Was wollte der Abfänger tippen?</translation>
    </message>
    <message>
        <source>Ask White to agree</source>
        <translation>Weiß fragen</translation>
    </message>
    <message>
        <source>Ask Black to agree</source>
        <translation>Schwarz fragen</translation>
    </message>
    <message>
        <source>Ask the team to agree</source>
        <translation>Das Team fragen</translation>
    </message>
    <message>
        <source>Ask the interceptor to agree</source>
        <translation>Den Abfänger fragen</translation>
    </message>
    <message>
        <source>This is what was read</source>
        <translation>So wurde vorgelesen</translation>
    </message>
    <message>
        <source>White asks for your word</source>
        <translation>Weiß fragt euch</translation>
    </message>
    <message>
        <source>Black asks for your word</source>
        <translation>Schwarz fragt euch</translation>
    </message>
    <message>
        <source>The team asks for your word</source>
        <translation>Das Team fragt dich</translation>
    </message>
    <message>
        <source>The interceptor asks for your word</source>
        <translation>Der Abfänger fragt euch</translation>
    </message>
    <message>
        <source>We agree</source>
        <translation>Einverstanden</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Einverstanden</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation>Nein, so lassen</translation>
    </message>
    <message>
        <source>White answers on its own screen</source>
        <translation>Weiß antwortet am eigenen Sichtschirm</translation>
    </message>
    <message>
        <source>Black answers on its own screen</source>
        <translation>Schwarz antwortet am eigenen Sichtschirm</translation>
    </message>
    <message>
        <source>The team answers on its own screen</source>
        <translation>Das Team antwortet am eigenen Sichtschirm</translation>
    </message>
    <message>
        <source>The interceptor answers on its own screen</source>
        <translation>Der Abfänger antwortet am eigenen Sichtschirm</translation>
    </message>
    <message>
        <source>Ask no longer</source>
        <translation>Frage zurückziehen</translation>
    </message>
</context>
<context>
    <name>TeamScreen</name>
    <message>
        <source>Corrections, cover, pause</source>
        <translation>Korrigieren, verdecken, Pause</translation>
    </message>
    <message>
        <source>Show our words</source>
        <translation>Unsere Wörter zeigen</translation>
    </message>
    <message>
        <source>reads aloud</source>
        <comment>the encryptor whose clues are read</comment>
        <translation>liest vor</translation>
    </message>
    <message>
        <source>is silent</source>
        <comment>the encryptor of the code that is guessed</comment>
        <translation>schweigt</translation>
    </message>
    <message>
        <source>own code</source>
        <comment>the caption below a team&apos;s code card</comment>
        <translation>eigener Code</translation>
    </message>
    <message>
        <source>The code is open until it is let go.</source>
        <translation>Der Code liegt offen, bis losgelassen wird.</translation>
    </message>
    <message>
        <source>The code is open until {name} lets go.</source>
        <translation>Der Code liegt offen, bis {name} loslässt.</translation>
    </message>
    <message>
        <source>The card is open</source>
        <translation>Die Karte liegt offen</translation>
    </message>
    <message>
        <source>let go and it turns back</source>
        <translation>Loslassen verdeckt sie</translation>
    </message>
    <message>
        <source>First</source>
        <comment>a clue&apos;s place, before its field</comment>
        <translation>Zuerst</translation>
    </message>
    <message>
        <source>Second</source>
        <comment>a clue&apos;s place, before its field</comment>
        <translation>Dann</translation>
    </message>
    <message>
        <source>Third</source>
        <comment>a clue&apos;s place, before its field</comment>
        <translation>Zuletzt</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Turn the sand</source>
        <translation>Sanduhr umdrehen</translation>
    </message>
    <message>
        <source>White is ready</source>
        <translation>Weiß ist fertig</translation>
    </message>
    <message>
        <source>Black is ready</source>
        <translation>Schwarz ist fertig</translation>
    </message>
    <message>
        <source>Hand over to White</source>
        <translation>An Weiß übergeben</translation>
    </message>
    <message>
        <source>Hand over to Black</source>
        <translation>An Schwarz übergeben</translation>
    </message>
    <message>
        <source>The team is ready</source>
        <translation>Das Team ist fertig</translation>
    </message>
    <message>
        <source>The interceptor is ready</source>
        <translation>Der Abfänger ist fertig</translation>
    </message>
    <message>
        <source>Hand over to the team</source>
        <translation>Ans Team übergeben</translation>
    </message>
    <message>
        <source>Hand over to the interceptor</source>
        <translation>An den Abfänger übergeben</translation>
    </message>
    <message>
        <source>The team looks at its words</source>
        <translation>Das Team sieht sich die Wörter an</translation>
    </message>
    <message>
        <source>White’s encryptor thinks of three clues.</source>
        <translation>Weiß verschlüsselt noch.</translation>
    </message>
    <message>
        <source>Black’s encryptor thinks of three clues.</source>
        <translation>Schwarz verschlüsselt noch.</translation>
    </message>
    <message>
        <source>The team’s encryptor thinks of three clues</source>
        <translation>Das Team verschlüsselt noch</translation>
    </message>
    <message>
        <source>{name} reads the clues aloud</source>
        <translation>{name} liest die Hinweise vor</translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s) still missing</source>
        <translation>
            <numerusform>%n Hinweis fehlt noch</numerusform>
            <numerusform>%n Hinweise fehlen noch</numerusform>
        </translation>
    </message>
    <message>
        <source>All three are read</source>
        <translation>Alle vorgelesen</translation>
    </message>
    <message>
        <source>Nobody intercepts in the first round</source>
        <translation>In Runde 1 wird nicht abgefangen</translation>
    </message>
    <message>
        <source>Round {n} is over, nobody has won yet.</source>
        <translation>Runde {n} ist zu Ende, noch hat niemand gewonnen.</translation>
    </message>
    <message>
        <source>The points are even: the keywords decide.</source>
        <translation>Punktgleichstand: Die Schlüsselwörter entscheiden.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Round {n}: three clues</source>
        <translation>Runde {n}: drei Hinweise</translation>
    </message>
    <message>
        <source>Tie-break: keywords</source>
        <translation>Stichentscheid: Schlüsselwörter</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) still missing</source>
        <translation>
            <numerusform>%n Ziffer fehlt noch</numerusform>
            <numerusform>%n Ziffern fehlen noch</numerusform>
        </translation>
    </message>
    <message>
        <source>No attempt</source>
        <translation>Kein Versuch</translation>
    </message>
    <message>
        <source>White controls</source>
        <comment>whose turn mouse and keyboard are</comment>
        <translation>Weiß steuert</translation>
    </message>
    <message>
        <source>Black controls</source>
        <comment>whose turn mouse and keyboard are</comment>
        <translation>Schwarz steuert</translation>
    </message>
    <message>
        <source>The team controls</source>
        <comment>whose turn mouse and keyboard are</comment>
        <translation>Das Team steuert</translation>
    </message>
    <message>
        <source>The interceptor controls</source>
        <comment>whose turn mouse and keyboard are</comment>
        <translation>Der Abfänger steuert</translation>
    </message>
    <message>
        <source>Round {n}: {name} encrypts</source>
        <translation>Runde {n}: {name} verschlüsselt</translation>
    </message>
    <message>
        <source>Look at your words</source>
        <translation>Seht euch eure Wörter an</translation>
    </message>
    <message>
        <source>Round {n}: White’s code</source>
        <translation>Runde {n}: Code von Weiß</translation>
    </message>
    <message>
        <source>Round {n}: Black’s code</source>
        <translation>Runde {n}: Code von Schwarz</translation>
    </message>
    <message>
        <source>Round {n}: the team’s code</source>
        <translation>Runde {n}: Code des Teams</translation>
    </message>
    <message>
        <source>Round {n} is over</source>
        <translation>Runde {n} ist zu Ende</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>The game was stopped</source>
        <translation>Partie abgebrochen</translation>
    </message>
    <message>
        <source>struck</source>
        <comment>by the table, as against the rules</comment>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>said in round {n}</source>
        <translation>schon in Runde {n}</translation>
    </message>
    <message>
        <source>more than two words</source>
        <translation>mehr als zwei Wörter</translation>
    </message>
    <message>
        <source>A repeated clue: accept or strike it</source>
        <translation>Wiederholung: „gilt“ oder „gilt nicht“</translation>
    </message>
    <message>
        <source>A clue of many words: accept or strike it</source>
        <translation>Zu viele Wörter: „gilt“ oder „gilt nicht“</translation>
    </message>
    <message>
        <source>White answers</source>
        <translation>Weiß antwortet</translation>
    </message>
    <message>
        <source>Black answers</source>
        <translation>Schwarz antwortet</translation>
    </message>
    <message>
        <source>The team answers</source>
        <translation>Das Team antwortet</translation>
    </message>
    <message>
        <source>The interceptor answers</source>
        <translation>Der Abfänger antwortet</translation>
    </message>
    <message>
        <source>White looks at its words.</source>
        <translation>Weiß sieht sich die Wörter an.</translation>
    </message>
    <message>
        <source>Black looks at its words.</source>
        <translation>Schwarz sieht sich die Wörter an.</translation>
    </message>
    <message>
        <source>White writes down Black’s keywords.</source>
        <translation>Weiß schreibt die Wörter von Schwarz auf.</translation>
    </message>
    <message>
        <source>Black writes down White’s keywords.</source>
        <translation>Schwarz schreibt die Wörter von Weiß auf.</translation>
    </message>
    <message>
        <source>{name} thinks of three clues</source>
        <translation>{name} überlegt sich drei Hinweise</translation>
    </message>
    <message>
        <source>{name} draws a code card</source>
        <translation>{name} zieht eine Codekarte</translation>
    </message>
    <message>
        <source>You have turned the sand</source>
        <translation>Du hast die Sanduhr umgedreht</translation>
    </message>
    <message>
        <source>Too slow? Turn the sand</source>
        <translation>Zu langsam? Dreh die Sanduhr um</translation>
    </message>
    <message>
        <source>The team decodes its own clues.</source>
        <translation>Das Team entschlüsselt die eigenen Hinweise.</translation>
    </message>
    <message>
        <source>The interceptor tries to intercept.</source>
        <translation>Der Abfänger versucht abzufangen.</translation>
    </message>
    <message>
        <source>White decodes its own clues.</source>
        <translation>Weiß entschlüsselt die eigenen Hinweise.</translation>
    </message>
    <message>
        <source>Black decodes its own clues.</source>
        <translation>Schwarz entschlüsselt die eigenen Hinweise.</translation>
    </message>
    <message>
        <source>White tries to intercept.</source>
        <translation>Weiß versucht abzufangen.</translation>
    </message>
    <message>
        <source>Black tries to intercept.</source>
        <translation>Schwarz versucht abzufangen.</translation>
    </message>
    <message>
        <source>Another word</source>
        <translation>Anderes Wort</translation>
    </message>
    <message>
        <source>if this one is unknown</source>
        <translation>falls unbekannt</translation>
    </message>
    <message>
        <source>We know our words</source>
        <translation>Wir kennen unsere Wörter</translation>
    </message>
    <message>
        <source>Your four keywords</source>
        <translation>Eure vier Schlüsselwörter</translation>
    </message>
    <message>
        <source>You know your words</source>
        <translation>Ihr kennt eure Wörter</translation>
    </message>
    <message>
        <source>White is still thinking</source>
        <translation>Weiß überlegt noch</translation>
    </message>
    <message>
        <source>Black is still thinking</source>
        <translation>Schwarz überlegt noch</translation>
    </message>
    <message>
        <source>The interceptor has turned the sand</source>
        <translation>Der Abfänger hat die Sanduhr umgedreht</translation>
    </message>
    <message>
        <source>{name} encrypts</source>
        <translation>{name} verschlüsselt</translation>
    </message>
    <message>
        <source>Your encryptor draws a card</source>
        <translation>Euer Verschlüsseler zieht eine Karte</translation>
    </message>
    <message>
        <source>Draw a code card</source>
        <translation>Codekarte ziehen</translation>
    </message>
    <message>
        <source>Think of three clues</source>
        <translation>Denk dir drei Hinweise aus</translation>
    </message>
    <message>
        <source>Hold to see the code</source>
        <translation>Halten und Code ansehen</translation>
    </message>
    <message>
        <source>Your three clues are ready</source>
        <translation>Eure drei Hinweise stehen</translation>
    </message>
    <message>
        <source>The sand has run out: your clues stand</source>
        <translation>Zeit um: Eure Hinweise gelten</translation>
    </message>
    <message>
        <source>The sand has run out: you have no clue</source>
        <translation>Zeit um: Ihr habt keinen Hinweis</translation>
    </message>
    <message numerus="yes">
        <source>The sand has run out: %n of your clues stand(s)</source>
        <translation>
            <numerusform>Zeit um: %n eurer Hinweise gilt</numerusform>
            <numerusform>Zeit um: %n eurer Hinweise gelten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} instead</source>
        <translation>Lieber {name}</translation>
    </message>
    <message>
        <source>The sand has run out</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>How many clues does White have?</source>
        <translation>Wie viele Hinweise hat Weiß?</translation>
    </message>
    <message>
        <source>How many clues does Black have?</source>
        <translation>Wie viele Hinweise hat Schwarz?</translation>
    </message>
    <message>
        <source>The sand has run out: the others are missing.</source>
        <translation>Die Zeit ist um: Die anderen fehlen.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Write three clues</source>
        <translation>Schreib drei Hinweise</translation>
    </message>
    <message>
        <source>White then controls</source>
        <translation>dann steuert Weiß</translation>
    </message>
    <message>
        <source>Black then controls</source>
        <translation>dann steuert Schwarz</translation>
    </message>
    <message>
        <source>Waiting for the other team</source>
        <translation>Wartet auf das andere Team</translation>
    </message>
    <message>
        <source>Waiting for the team</source>
        <translation>Wartet auf das Team</translation>
    </message>
    <message>
        <source>Waiting for the interceptor</source>
        <translation>Wartet auf den Abfänger</translation>
    </message>
    <message>
        <source>{name}, look away</source>
        <translation>{name}, schau weg</translation>
    </message>
    <message>
        <source>Everybody else, look away</source>
        <translation>Alle anderen, schaut weg</translation>
    </message>
    <message>
        <source>White writes them down.</source>
        <translation>Weiß schreibt sie auf.</translation>
    </message>
    <message>
        <source>Black writes them down.</source>
        <translation>Schwarz schreibt sie auf.</translation>
    </message>
    <message>
        <source>The interceptor writes them down.</source>
        <translation>Der Abfänger schreibt sie auf.</translation>
    </message>
    <message>
        <source>Write down White’s clues</source>
        <translation>Schreibt die Hinweise von Weiß auf</translation>
    </message>
    <message>
        <source>Write down Black’s clues</source>
        <translation>Schreibt die Hinweise von Schwarz auf</translation>
    </message>
    <message>
        <source>Write down the clues</source>
        <translation>Schreib die Hinweise auf</translation>
    </message>
    <message>
        <source>Read the first clue</source>
        <translation>Ersten vorlesen</translation>
    </message>
    <message>
        <source>Read the second clue</source>
        <translation>Zweiten vorlesen</translation>
    </message>
    <message>
        <source>Read the third clue</source>
        <translation>Dritten vorlesen</translation>
    </message>
    <message>
        <source>First clue: missing</source>
        <translation>Erster: fehlt</translation>
    </message>
    <message>
        <source>Second clue: missing</source>
        <translation>Zweiter: fehlt</translation>
    </message>
    <message>
        <source>Third clue: missing</source>
        <translation>Dritter: fehlt</translation>
    </message>
    <message>
        <source>The first clue is missing.</source>
        <translation>Der erste Hinweis fehlt.</translation>
    </message>
    <message>
        <source>The second clue is missing.</source>
        <translation>Der zweite Hinweis fehlt.</translation>
    </message>
    <message>
        <source>The third clue is missing.</source>
        <translation>Der dritte Hinweis fehlt.</translation>
    </message>
    <message>
        <source>The sand has run out: what was written stands.</source>
        <translation>Die Zeit ist um: Was dasteht, gilt.</translation>
    </message>
    <message>
        <source>They appear here as they are read.</source>
        <translation>Sie erscheinen hier beim Vorlesen.</translation>
    </message>
    <message>
        <source>What is our code?</source>
        <translation>Wie lautet unser Code?</translation>
    </message>
    <message>
        <source>What is White’s code?</source>
        <translation>Wie lautet der Code von Weiß?</translation>
    </message>
    <message>
        <source>What is Black’s code?</source>
        <translation>Wie lautet der Code von Schwarz?</translation>
    </message>
    <message>
        <source>What is the team’s code?</source>
        <translation>Wie lautet der Code des Teams?</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Festgelegt</translation>
    </message>
    <message>
        <source>{name} is silent</source>
        <translation>{name} schweigt</translation>
    </message>
    <message>
        <source>Lock the guess</source>
        <translation>Tipp festlegen</translation>
    </message>
    <message>
        <source>Lock the interception</source>
        <translation>Abfangtipp festlegen</translation>
    </message>
    <message>
        <source>No attempt</source>
        <comment>a team says so of itself</comment>
        <translation>Kein Versuch</translation>
    </message>
    <message>
        <source>No attempt</source>
        <comment>one player says so</comment>
        <translation>Kein Versuch</translation>
    </message>
    <message>
        <source>Turn the code card</source>
        <translation>Codekarte aufdecken</translation>
    </message>
    <message>
        <source>No token: go on</source>
        <translation>Kein Marker: weiter</translation>
    </message>
    <message>
        <source>Hand out the tokens</source>
        <translation>Marker verteilen</translation>
    </message>
    <message>
        <source>White’s clues</source>
        <translation>Hinweise von Weiß</translation>
    </message>
    <message>
        <source>Black’s clues</source>
        <translation>Hinweise von Schwarz</translation>
    </message>
    <message>
        <source>Read White’s guess</source>
        <translation>Tipp von Weiß vorlesen</translation>
    </message>
    <message>
        <source>Read Black’s guess</source>
        <translation>Tipp von Schwarz vorlesen</translation>
    </message>
    <message>
        <source>The team’s guess</source>
        <translation>Tipp des Teams</translation>
    </message>
    <message>
        <source>The interceptor’s guess</source>
        <translation>Tipp des Abfängers</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <source>Guess the keywords</source>
        <translation>Wörter erraten</translation>
    </message>
    <message>
        <source>Lay the answers open</source>
        <translation>Antworten aufdecken</translation>
    </message>
    <message>
        <source>Count the answers</source>
        <translation>Antworten zählen</translation>
    </message>
    <message>
        <source>The answers lie open</source>
        <translation>Die Antworten liegen offen</translation>
    </message>
    <message>
        <source>Right answers: White {white}, Black {black}.</source>
        <translation>Richtige Antworten: Weiß {white}, Schwarz {black}.</translation>
    </message>
    <message>
        <source>Both guesses are locked</source>
        <translation>Beide Tipps sind festgelegt</translation>
    </message>
    <message>
        <source>The guess is locked</source>
        <translation>Der Tipp ist festgelegt</translation>
    </message>
    <message>
        <source>White makes no attempt</source>
        <translation>Weiß wagt keinen Versuch</translation>
    </message>
    <message>
        <source>Black makes no attempt</source>
        <translation>Schwarz wagt keinen Versuch</translation>
    </message>
    <message>
        <source>The interceptor makes no attempt</source>
        <translation>Der Abfänger wagt keinen Versuch</translation>
    </message>
    <message>
        <source>White reads {code}</source>
        <translation>Weiß tippt auf {code}</translation>
    </message>
    <message>
        <source>Black reads {code}</source>
        <translation>Schwarz tippt auf {code}</translation>
    </message>
    <message>
        <source>The team reads {code}</source>
        <translation>Das Team tippt auf {code}</translation>
    </message>
    <message>
        <source>The interceptor reads {code}</source>
        <translation>Der Abfänger tippt auf {code}</translation>
    </message>
    <message>
        <source>The interceptor has the code</source>
        <translation>Der Abfänger hat den Code</translation>
    </message>
    <message>
        <source>The team misunderstood its code</source>
        <translation>Das Team hat sich missverstanden</translation>
    </message>
    <message>
        <source>The team decoded its code</source>
        <translation>Das Team liegt richtig</translation>
    </message>
    <message>
        <source>The team misunderstood it: it was {code}. Two tokens for the interceptor.</source>
        <translation>Das Team hat sich missverstanden: Es war {code}. Zwei Marker für den Abfänger.</translation>
    </message>
    <message>
        <source>The team decoded it too: {code}. A token for the interceptor.</source>
        <translation>Auch das Team liegt richtig: {code}. Ein Marker für den Abfänger.</translation>
    </message>
    <message>
        <source>The code was {code}. A token for the interceptor.</source>
        <translation>Es war {code}: ein Marker für den Abfänger.</translation>
    </message>
    <message>
        <source>The code was {code}.</source>
        <translation>Der Code war {code}.</translation>
    </message>
    <message>
        <source>White intercepted the code</source>
        <translation>Weiß hat den Code abgefangen</translation>
    </message>
    <message>
        <source>Black intercepted the code</source>
        <translation>Schwarz hat den Code abgefangen</translation>
    </message>
    <message>
        <source>White misunderstood its code</source>
        <translation>Weiß hat sich missverstanden</translation>
    </message>
    <message>
        <source>Black misunderstood its code</source>
        <translation>Schwarz hat sich missverstanden</translation>
    </message>
    <message>
        <source>White decoded its code</source>
        <translation>Weiß liegt richtig</translation>
    </message>
    <message>
        <source>Black decoded its code</source>
        <translation>Schwarz liegt richtig</translation>
    </message>
    <message>
        <source>White misunderstood it: it was {code}.</source>
        <translation>Weiß hat sich missverstanden: Es war {code}.</translation>
    </message>
    <message>
        <source>Black misunderstood it: it was {code}.</source>
        <translation>Schwarz hat sich missverstanden: Es war {code}.</translation>
    </message>
    <message>
        <source>White decoded it too: {code}.</source>
        <translation>Auch Weiß liegt richtig: {code}.</translation>
    </message>
    <message>
        <source>Black decoded it too: {code}.</source>
        <translation>Auch Schwarz liegt richtig: {code}.</translation>
    </message>
    <message>
        <source>White’s four keywords are</source>
        <translation>Die vier Wörter von Weiß sind</translation>
    </message>
    <message>
        <source>Black’s four keywords are</source>
        <translation>Die vier Wörter von Schwarz sind</translation>
    </message>
    <message>
        <source>Lock the answers</source>
        <translation>Antworten festlegen</translation>
    </message>
    <message>
        <source>Your answers are locked</source>
        <translation>Eure Antworten sind festgelegt</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>colours exchanged</source>
        <translation>Farben getauscht</translation>
    </message>
    <message>
        <source>same seats, other words</source>
        <translation>gleiche Rollen, neue Wörter</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>The team</source>
        <comment>two of three players, as a word by itself</comment>
        <translation>Das Team</translation>
    </message>
    <message>
        <source>The interceptor</source>
        <comment>one of three players, as a word by itself</comment>
        <translation>Der Abfänger</translation>
    </message>
    <message>
        <source>White</source>
        <comment>the team, as a word by itself</comment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>the team, as a word by itself</comment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>hummed</source>
        <comment>a clue that was hummed</comment>
        <translation>gesummt</translation>
    </message>
    <message>
        <source>danced</source>
        <comment>a clue that was danced</comment>
        <translation>getanzt</translation>
    </message>
    <message>
        <source>mimed</source>
        <comment>a clue that was mimed</comment>
        <translation>gemimt</translation>
    </message>
    <message>
        <source>{how}: {note}</source>
        <translation>{how}: {note}</translation>
    </message>
    <message>
        <source>on paper</source>
        <comment>a clue that was said and written on paper only</comment>
        <translation>auf Papier</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>a clue that is not there</comment>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>struck: {clue}</source>
        <translation>gestrichen: {clue}</translation>
    </message>
    <message>
        <source>Two tokens win for the interceptor.</source>
        <translation>Mit zwei Markern gewinnt der Abfänger.</translation>
    </message>
    <message>
        <source>Five rounds, and the interceptor holds fewer than two tokens.</source>
        <translation>Fünf Runden, und der Abfänger hat keine zwei Marker.</translation>
    </message>
    <message>
        <source>Two codes were intercepted.</source>
        <translation>Zwei Codes wurden abgefangen.</translation>
    </message>
    <message>
        <source>Two interceptions, and White misunderstood itself twice.</source>
        <translation>Zwei Codes abgefangen, und Weiß hat sich zweimal missverstanden.</translation>
    </message>
    <message>
        <source>Two interceptions, and Black misunderstood itself twice.</source>
        <translation>Zwei Codes abgefangen, und Schwarz hat sich zweimal missverstanden.</translation>
    </message>
    <message>
        <source>White misunderstood itself twice.</source>
        <translation>Weiß hat sich zweimal missverstanden.</translation>
    </message>
    <message>
        <source>Black misunderstood itself twice.</source>
        <translation>Schwarz hat sich zweimal missverstanden.</translation>
    </message>
    <message>
        <source>The tie-break was decided by points.</source>
        <translation>Den Stichentscheid brachten die Punkte.</translation>
    </message>
    <message>
        <source>The tie-break was decided by keywords.</source>
        <translation>Den Stichentscheid brachten die Schlüsselwörter.</translation>
    </message>
    <message>
        <source>Points and keywords are even.</source>
        <translation>Gleichstand bei Punkten und Schlüsselwörtern.</translation>
    </message>
    <message>
        <source>A shared victory</source>
        <translation>Geteilter Sieg</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Weiß gewinnt</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Schwarz gewinnt</translation>
    </message>
    <message>
        <source>The team wins</source>
        <translation>Das Team gewinnt</translation>
    </message>
    <message>
        <source>The interceptor wins</source>
        <translation>Der Abfänger gewinnt</translation>
    </message>
    <message>
        <source>Take back: White’s guess</source>
        <translation>Zurück: Tipp von Weiß</translation>
    </message>
    <message>
        <source>Take back: Black’s guess</source>
        <translation>Zurück: Tipp von Schwarz</translation>
    </message>
    <message>
        <source>Take back: the guess</source>
        <translation>Zurück: Tipp</translation>
    </message>
    <message>
        <source>Take back: ready</source>
        <translation>Doch nicht fertig</translation>
    </message>
    <message>
        <source>Take back: how many were ready</source>
        <translation>Zurück: Zahl der Hinweise</translation>
    </message>
    <message>
        <source>Take back: we know our words</source>
        <translation>Zurück: Wörter bekannt</translation>
    </message>
    <message>
        <source>Take back: the last clue</source>
        <translation>Zurück: letzter Hinweis</translation>
    </message>
    <message>
        <source>Take back: the four answers</source>
        <translation>Zurück: vier Antworten</translation>
    </message>
    <message>
        <source>Take back: the encryptor</source>
        <translation>Zurück: Verschlüsseler</translation>
    </message>
    <message>
        <source>Take back: all clues are read</source>
        <translation>Zurück: alle vorgelesen</translation>
    </message>
    <message>
        <source>Take back: the near-miss</source>
        <translation>Zurück: gewertete Antwort</translation>
    </message>
    <message>
        <source>Take back: the clue was accepted</source>
        <translation>Doch nicht gültig</translation>
    </message>
    <message>
        <source>Take back: the players</source>
        <translation>Zurück: Spieler</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take back: White is ready</source>
        <translation>Weiß doch nicht fertig</translation>
    </message>
    <message>
        <source>Take back: Black is ready</source>
        <translation>Schwarz doch nicht fertig</translation>
    </message>
    <message>
        <source>Give again: White’s guess</source>
        <translation>Wiederherstellen: Tipp von Weiß</translation>
    </message>
    <message>
        <source>Give again: Black’s guess</source>
        <translation>Wiederherstellen: Tipp von Schwarz</translation>
    </message>
    <message>
        <source>Give again: the guess</source>
        <translation>Wiederherstellen: Tipp</translation>
    </message>
    <message>
        <source>Give again: ready</source>
        <translation>Wiederherstellen: fertig</translation>
    </message>
    <message>
        <source>Give again: we know our words</source>
        <translation>Wiederherstellen: Wörter bekannt</translation>
    </message>
    <message>
        <source>Give again: the last clue</source>
        <translation>Wiederherstellen: letzter Hinweis</translation>
    </message>
    <message>
        <source>Give again: the four answers</source>
        <translation>Wiederherstellen: vier Antworten</translation>
    </message>
    <message>
        <source>Give again: the encryptor</source>
        <translation>Wiederherstellen: Verschlüsseler</translation>
    </message>
    <message>
        <source>Give again: all clues are read</source>
        <translation>Wiederherstellen: alle vorgelesen</translation>
    </message>
    <message>
        <source>Give again: the near-miss</source>
        <translation>Wiederherstellen: gewertete Antwort</translation>
    </message>
    <message>
        <source>Give again: the clue was accepted</source>
        <translation>Wiederherstellen: Hinweis gilt</translation>
    </message>
    <message>
        <source>Give again: the players</source>
        <translation>Wiederherstellen: Spieler</translation>
    </message>
    <message>
        <source>Give again: how many were ready</source>
        <translation>Wiederherstellen: Zahl der Hinweise</translation>
    </message>
    <message>
        <source>Give again</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>clues in writing only</source>
        <comment>a house rule</comment>
        <translation>Hinweise nur schriftlich</translation>
    </message>
    <message>
        <source>at most two words a clue</source>
        <comment>a house rule</comment>
        <translation>höchstens zwei Wörter je Hinweis</translation>
    </message>
    <message>
        <source>House rules: {rules}.</source>
        <translation>Hausregeln: {rules}.</translation>
    </message>
    <message>
        <source>This evening: {white} {won_white}, {black} {won_black}, shared {shared}.</source>
        <translation>Heute Abend: {white} {won_white}, {black} {won_black}, geteilt {shared}.</translation>
    </message>
    <message>
        <source>This evening: {white} {won_white}, {black} {won_black}.</source>
        <translation>Heute Abend: {white} {won_white}, {black} {won_black}.</translation>
    </message>
    <message>
        <source>White’s code card was seen: may White draw another one?</source>
        <translation>Die Codekarte von Weiß wurde gesehen: Darf Weiß eine andere ziehen?</translation>
    </message>
    <message>
        <source>Black’s code card was seen: may Black draw another one?</source>
        <translation>Die Codekarte von Schwarz wurde gesehen: Darf Schwarz eine andere ziehen?</translation>
    </message>
    <message>
        <source>White’s guess was mistyped: White makes no attempt?</source>
        <translation>Tipp von Weiß falsch eingegeben: Weiß wagt keinen Versuch?</translation>
    </message>
    <message>
        <source>Black’s guess was mistyped: Black makes no attempt?</source>
        <translation>Tipp von Schwarz falsch eingegeben: Schwarz wagt keinen Versuch?</translation>
    </message>
    <message>
        <source>White’s guess was mistyped: should it be {code}?</source>
        <translation>Tipp von Weiß falsch eingegeben: Soll er {code} lauten?</translation>
    </message>
    <message>
        <source>Black’s guess was mistyped: should it be {code}?</source>
        <translation>Tipp von Schwarz falsch eingegeben: Soll er {code} lauten?</translation>
    </message>
    <message>
        <source>The code card was seen: may another one be drawn?</source>
        <translation>Die Codekarte wurde gesehen: Darf eine andere gezogen werden?</translation>
    </message>
    <message>
        <source>The interceptor’s guess was mistyped: is there no attempt?</source>
        <translation>Tipp des Abfängers falsch eingegeben: Gibt es keinen Versuch?</translation>
    </message>
    <message>
        <source>The team’s guess was mistyped: should it be {code}?</source>
        <translation>Tipp des Teams falsch eingegeben: Soll er {code} lauten?</translation>
    </message>
    <message>
        <source>The interceptor’s guess was mistyped: should it be {code}?</source>
        <translation>Tipp des Abfängers falsch eingegeben: Soll er {code} lauten?</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ihr seid nicht dran.</translation>
    </message>
    <message>
        <source>The interception is locked first.</source>
        <translation>Zuerst wird der Abfangtipp festgelegt.</translation>
    </message>
    <message>
        <source>Nobody intercepts in the first round.</source>
        <translation>In der ersten Runde wird nicht abgefangen.</translation>
    </message>
    <message>
        <source>Not all three clues have been read.</source>
        <translation>Noch sind nicht alle drei Hinweise vorgelesen.</translation>
    </message>
    <message>
        <source>A clue must not be empty.</source>
        <translation>Ein Hinweis darf nicht leer sein.</translation>
    </message>
    <message>
        <source>By house rule clues are given in writing only.</source>
        <translation>Hausregel: Hinweise nur schriftlich.</translation>
    </message>
    <message>
        <source>By house rule a clue has at most two words.</source>
        <translation>Hausregel: höchstens zwei Wörter je Hinweis.</translation>
    </message>
    <message>
        <source>A code is three different digits from 1 to 4.</source>
        <translation>Ein Code besteht aus drei verschiedenen Ziffern von 1 bis 4.</translation>
    </message>
    <message>
        <source>There is no other word to be had for this one.</source>
        <translation>Für dieses Wort gibt es kein anderes mehr.</translation>
    </message>
    <message>
        <source>That waits for an answer.</source>
        <translation>Hier fehlt noch eine Antwort.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
</context>
</TS>
