<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Decrypto Qt</source>
        <translation>Tietoja ohjelmasta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Decrypto Qt {version}</source>
        <translation>Decrypto Qt {version}</translation>
    </message>
    <message>
        <source>A program to play Decrypto round one table, each team before its own monitor.</source>
        <translation>Ohjelma Decrypton pelaamiseen saman pöydän ääressä, kumpikin joukkue oman näyttönsä edessä.</translation>
    </message>
    <message>
        <source>It is unofficial: made by friends of the game, and in no way connected with its publisher or its author, to whom the game and its name belong.</source>
        <translation>Ohjelma on epävirallinen: sen ovat tehneet pelin ystävät, eikä sillä ole yhteyttä pelin julkaisijaan eikä tekijään, joille peli ja sen nimi kuuluvat.</translation>
    </message>
    <message>
        <source>The program is under the MIT licence.</source>
        <translation>Ohjelman lisenssi on MIT.</translation>
    </message>
    <message>
        <source>The letters are Inter and League Spartan, both under the SIL Open Font License 1.1.</source>
        <translation>Kirjasimet ovat Inter ja League Spartan, molempien lisenssi on SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>The windows are made with Qt {qt} and PySide6 {pyside}, under the GNU LGPL, version 3.</source>
        <translation>Ikkunat on tehty kirjastoilla Qt {qt} ja PySide6 {pyside}, lisenssi GNU LGPL, versio 3.</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>The other team’s keywords</source>
        <translation>Toisen joukkueen avainsanat</translation>
    </message>
    <message>
        <source>White’s keywords: {words}</source>
        <translation>Valkoisen avainsanat: {words}</translation>
    </message>
    <message>
        <source>Black’s keywords: {words}</source>
        <translation>Mustan avainsanat: {words}</translation>
    </message>
    <message>
        <source>accepted for {word}</source>
        <translation>hyväksytty: {word}</translation>
    </message>
</context>
<context>
    <name>CodeCard</name>
    <message>
        <source>Code card</source>
        <translation>Koodikortti</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>piilossa</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>kuvapuoli alaspäin</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Black is next, on its own screen.</source>
        <translation>Seuraavaksi musta omalla näyttöalustallaan.</translation>
    </message>
    <message>
        <source>White is next, on its own screen.</source>
        <translation>Seuraavaksi valkoinen omalla näyttöalustallaan.</translation>
    </message>
    <message>
        <source>Open our screen</source>
        <translation>Avaa näyttöalustamme</translation>
    </message>
    <message>
        <source>The interceptor is next, on its own screen.</source>
        <translation>Seuraavaksi sieppaaja omalla näyttöalustallaan.</translation>
    </message>
    <message>
        <source>The team is next, on its own screen.</source>
        <translation>Seuraavaksi joukkue omalla näyttöalustallaan.</translation>
    </message>
    <message>
        <source>Open my screen</source>
        <translation>Avaa näyttöalustani</translation>
    </message>
    <message>
        <source>This is White&apos;s screen</source>
        <translation>Tämä on valkoisen joukkueen näyttöalusta</translation>
    </message>
    <message>
        <source>This is Black&apos;s screen</source>
        <translation>Tämä on mustan joukkueen näyttöalusta</translation>
    </message>
    <message>
        <source>This is the team’s screen</source>
        <translation>Tämä on joukkueen näyttöalusta</translation>
    </message>
    <message>
        <source>This is the interceptor’s screen</source>
        <translation>Tämä on sieppaajan näyttöalusta</translation>
    </message>
    <message>
        <source>White looks away.</source>
        <translation>Valkoinen joukkue katsoo muualle.</translation>
    </message>
    <message>
        <source>Black looks away.</source>
        <translation>Musta joukkue katsoo muualle.</translation>
    </message>
    <message>
        <source>The team looks away.</source>
        <translation>Joukkue katsoo muualle.</translation>
    </message>
    <message>
        <source>The interceptor looks away.</source>
        <translation>Sieppaaja katsoo muualle.</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>Näytä taas</translation>
    </message>
    <message>
        <source>This is ours</source>
        <translation>Tämä on meidän</translation>
    </message>
    <message>
        <source>Not ours: swap</source>
        <translation>Ei ole: vaihda</translation>
    </message>
    <message>
        <source>This is mine</source>
        <translation>Tämä on minun</translation>
    </message>
    <message>
        <source>Not mine: swap</source>
        <translation>Ei ole: vaihda</translation>
    </message>
    <message>
        <source>F8 covers everything, F9 pauses.</source>
        <translation>F8 peittää kaiken, F9 keskeyttää.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Tauko</translation>
    </message>
    <message>
        <source>Another program is in front.</source>
        <translation>Toinen ohjelma on edessä.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Hetki vain.</translation>
    </message>
    <message>
        <source>White looks; Black looks away</source>
        <translation>Valkoinen katsoo, musta katsoo muualle</translation>
    </message>
    <message>
        <source>Black looks; White looks away</source>
        <translation>Musta katsoo, valkoinen katsoo muualle</translation>
    </message>
    <message>
        <source>The team looks; the interceptor looks away</source>
        <translation>Joukkue katsoo, sieppaaja katsoo muualle</translation>
    </message>
    <message>
        <source>The interceptor looks; the team looks away</source>
        <translation>Sieppaaja katsoo, joukkue katsoo muualle</translation>
    </message>
</context>
<context>
    <name>DigitPad</name>
    <message>
        <source>first clue: {digit}</source>
        <translation>ensimmäinen vihje: {digit}</translation>
    </message>
    <message>
        <source>second clue: {digit}</source>
        <translation>toinen vihje: {digit}</translation>
    </message>
    <message>
        <source>third clue: {digit}</source>
        <translation>kolmas vihje: {digit}</translation>
    </message>
</context>
<context>
    <name>DigitPadWidget</name>
    <message>
        <source>Digits</source>
        <translation>Numerot</translation>
    </message>
</context>
<context>
    <name>EntryRows</name>
    <message>
        <source>strike</source>
        <comment>a clue is against the rules</comment>
        <translation>hylkää</translation>
    </message>
    <message>
        <source>accept</source>
        <comment>a clue is allowed all the same</comment>
        <translation>hyväksy</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>piilossa</translation>
    </message>
    <message>
        <source>in words</source>
        <comment>a clue is said in words</comment>
        <translation>sanoin</translation>
    </message>
    <message>
        <source>hummed</source>
        <comment>a clue</comment>
        <translation>hyräillen</translation>
    </message>
    <message>
        <source>danced</source>
        <comment>a clue</comment>
        <translation>tanssien</translation>
    </message>
    <message>
        <source>mimed</source>
        <comment>a clue</comment>
        <translation>elehtien</translation>
    </message>
    <message>
        <source>on paper</source>
        <comment>a clue is written on paper only</comment>
        <translation>paperilla</translation>
    </message>
</context>
<context>
    <name>Film</name>
    <message>
        <source>Keywords behind the film</source>
        <translation>Avainsanat kalvon takana</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>piilossa</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>ei kortteja</translation>
    </message>
</context>
<context>
    <name>Identify</name>
    <message>
        <source>Which monitor is which</source>
        <translation>Mikä näyttö on mikä</translation>
    </message>
    <message>
        <source>{model}, serial {serial}</source>
        <translation>{model}, sarjanumero {serial}</translation>
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
        <translation>Sulje</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation>Uusi peli</translation>
    </message>
    <message>
        <source>two teams</source>
        <translation>kaksi joukkuetta</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>kolme pelaajaa</translation>
    </message>
    <message>
        <source>Who plays</source>
        <comment>two teams or three players</comment>
        <translation>Ketkä pelaavat</translation>
    </message>
    <message>
        <source>Keywords</source>
        <comment>in which language</comment>
        <translation>Avainsanat</translation>
    </message>
    <message>
        <source>Teams act</source>
        <comment>by turns or at once</comment>
        <translation>Toimitaan</translation>
    </message>
    <message>
        <source>You act</source>
        <comment>by turns or at once</comment>
        <translation>Toimitaan</translation>
    </message>
    <message>
        <source>Clues are</source>
        <translation>Vihjeet</translation>
    </message>
    <message>
        <source>Sand timer</source>
        <translation>Tiimalasi</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Talon säännöt</translation>
    </message>
    <message>
        <source>by turns</source>
        <translation>vuorotellen</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>yhtä aikaa</translation>
    </message>
    <message>
        <source>spoken</source>
        <comment>how clues are given</comment>
        <translation>suulliset</translation>
    </message>
    <message>
        <source>written</source>
        <comment>how clues are given</comment>
        <translation>kirjalliset</translation>
    </message>
    <message>
        <source>advisory</source>
        <comment>the sand timer</comment>
        <translation>joustava</translation>
    </message>
    <message>
        <source>strict</source>
        <comment>the sand timer</comment>
        <translation>tiukka</translation>
    </message>
    <message>
        <source>off</source>
        <comment>the sand timer</comment>
        <translation>pois</translation>
    </message>
    <message>
        <source>only in writing</source>
        <comment>a house rule for clues</comment>
        <translation>vain kirjallisesti</translation>
    </message>
    <message>
        <source>two words a clue</source>
        <comment>a house rule: at most</comment>
        <translation>enintään kaksi sanaa</translation>
    </message>
    <message>
        <source>How long the sand runs</source>
        <translation>Tiimalasin kesto</translation>
    </message>
    <message>
        <source>shorter</source>
        <translation>lyhyempi</translation>
    </message>
    <message>
        <source>longer</source>
        <translation>pidempi</translation>
    </message>
    <message>
        <source>in this window</source>
        <translation>tässä ikkunassa</translation>
    </message>
    <message>
        <source>White’s monitor</source>
        <translation>Valkoisen näyttö</translation>
    </message>
    <message>
        <source>Black’s monitor</source>
        <translation>Mustan näyttö</translation>
    </message>
    <message>
        <source>The team’s monitor</source>
        <translation>Joukkueen näyttö</translation>
    </message>
    <message>
        <source>The interceptor’s monitor</source>
        <translation>Sieppaajan näyttö</translation>
    </message>
    <message>
        <source>Identify</source>
        <translation>Tunnista</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Jatka peliä</translation>
    </message>
    <message>
        <source>Stop it, deal</source>
        <translation>Lopeta ja jaa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Jaa kortit</translation>
    </message>
    <message>
        <source>A game is in play. Stop it for good and deal a new one?</source>
        <translation>Peli on kesken. Lopetetaanko se ja jaetaan uusi?</translation>
    </message>
    <message>
        <source>Two teams: each sits before its own screen and its own keywords.</source>
        <translation>Kaksi joukkuetta: kummallakin on oma näyttöalusta ja omat avainsanat.</translation>
    </message>
    <message>
        <source>Three players: two share the keywords; the third has a note sheet, and the sand, which is advisory.</source>
        <translation>Kolme pelaajaa: kahdella on yhteiset avainsanat, kolmannella muistiinpanoarkki ja joustava tiimalasi.</translation>
    </message>
    <message>
        <source>At once: for monitors that can be touched; both screens answer at the same time.</source>
        <translation>Yhtä aikaa: kosketusnäytöille; molemmat näyttöalustat vastaavat samaan aikaan.</translation>
    </message>
    <message>
        <source>Spoken: the encryptor says the clues, and who hears them writes them down.</source>
        <translation>Suulliset: salakoodaaja sanoo vihjeet, ja kuulijat kirjaavat ne.</translation>
    </message>
    <message>
        <source>Written: the encryptor types the clues under dots; read one by one they appear everywhere.</source>
        <translation>Kirjalliset: salakoodaaja kirjoittaa vihjeet pisteiden taakse; luettuina ne näkyvät yksitellen kaikkialla.</translation>
    </message>
    <message>
        <source>Advisory: the sand is there to be seen, nothing else.</source>
        <translation>Joustava: tiimalasi vain näyttää ajan kulun.</translation>
    </message>
    <message>
        <source>Strict: a clue that is not there when the sand has run out is missing.</source>
        <translation>Tiukka: vihje, joka ei ole valmis hiekan loppuessa, puuttuu.</translation>
    </message>
    <message>
        <source>Off: there is no sand timer.</source>
        <translation>Pois: tiimalasia ei ole.</translation>
    </message>
    <message>
        <source>By turns: one mouse and one keyboard, which the screens hand to each other.</source>
        <translation>Vuorotellen: hiiri ja näppäimistö ovat yhteiset, ja vuoro siirtyy näyttöalustalta toiselle.</translation>
    </message>
    <message>
        <source>Two of White’s players have the same name.</source>
        <translation>Kahdella valkoisen pelaajalla on sama nimi.</translation>
    </message>
    <message>
        <source>Two of Black’s players have the same name.</source>
        <translation>Kahdella mustan pelaajalla on sama nimi.</translation>
    </message>
    <message>
        <source>Both players of the team have the same name.</source>
        <translation>Joukkueen molemmilla pelaajilla on sama nimi.</translation>
    </message>
    <message>
        <source>White’s name</source>
        <translation>Valkoisen nimi</translation>
    </message>
    <message>
        <source>Black’s name</source>
        <translation>Mustan nimi</translation>
    </message>
    <message>
        <source>The team’s name</source>
        <translation>Joukkueen nimi</translation>
    </message>
    <message>
        <source>White’s players</source>
        <translation>Valkoisen pelaajat</translation>
    </message>
    <message>
        <source>Black’s players</source>
        <translation>Mustan pelaajat</translation>
    </message>
    <message>
        <source>The team’s players</source>
        <translation>Joukkueen pelaajat</translation>
    </message>
    <message>
        <source>The interceptor</source>
        <translation>Sieppaaja</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a team or an interceptor</comment>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>Monitor</source>
        <translation>Näyttö</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>Pelaaja {n}</translation>
    </message>
</context>
<context>
    <name>NoteSheet</name>
    <message>
        <source>Round {number}</source>
        <translation>Kierros {number}</translation>
    </message>
    <message>
        <source>Clues for keyword {slot}</source>
        <translation>Avainsana {slot}: vihjeet</translation>
    </message>
    <message>
        <source>round</source>
        <translation>kierros</translation>
    </message>
    <message>
        <source>clue</source>
        <translation>vihje</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>arvaus</translation>
    </message>
    <message>
        <source>right</source>
        <translation>oikea</translation>
    </message>
    <message>
        <source>pencil</source>
        <translation>lyijykynä</translation>
    </message>
    <message>
        <source>Note sheet</source>
        <translation>Muistiinpanoarkki</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>piilossa</translation>
    </message>
    <message>
        <source>Pencil line for keyword {slot}</source>
        <translation>Lyijykynärivi avainsanalle {slot}</translation>
    </message>
    <message>
        <source>press to close</source>
        <translation>sulje painamalla</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Players come or go</source>
        <translation>Pelaajat vaihtuvat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Valmis</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>empty</source>
        <comment>note sheets</comment>
        <translation>tyhjät</translation>
    </message>
    <message>
        <source>as played so far</source>
        <comment>note sheets</comment>
        <translation>tähän asti täytetyt</translation>
    </message>
    <message>
        <source>Words from a file</source>
        <translation>Sanat tiedostosta</translation>
    </message>
    <message>
        <source>Lists of words (*.txt *.csv)</source>
        <translation>Sanaluettelot (*.txt *.csv)</translation>
    </message>
    <message>
        <source>own</source>
        <comment>words from a file</comment>
        <translation>omat</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Tallenna PDF:nä</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-tiedostot (*.pdf)</translation>
    </message>
    <message>
        <source>The pages were written to {file}.</source>
        <translation>Sivut kirjoitettiin tiedostoon {file}.</translation>
    </message>
    <message>
        <source>This computer knows no printer. Save a PDF and print it where there is one.</source>
        <translation>Tässä tietokoneessa ei ole tulostinta. Tallentakaa PDF ja tulostakaa se muualla.</translation>
    </message>
    <message>
        <source>The pages are on their way to the printer.</source>
        <translation>Sivut ovat matkalla tulostimelle.</translation>
    </message>
    <message>
        <source>{done} of {count} pages are done.</source>
        <translation>Sivuja valmiina: {done}/{count}.</translation>
    </message>
    <message>
        <source>Print note sheets</source>
        <translation>Tulosta muistiinpanoarkit</translation>
    </message>
    <message>
        <source>Print keyword cards</source>
        <translation>Tulosta avainsanakortit</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Arkit</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Sanat</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Paperi</translation>
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
        <translation>Joukkueen arkin kumpikin puoli on oma sivunsa. Kaksipuolisena tulostettuna kullakin joukkueella on yksi arkki.</translation>
    </message>
    <message>
        <source>Cards for a red film, two words at each side. Print in colour on both sides, turned over the long edge, without scaling, and cut along the marks. Here they are shown in grey.</source>
        <translation>Kortit punaista kalvoa varten, kaksi sanaa puolellaan. Tulostakaa värillisinä ja kaksipuolisina, pitkän reunan yli kääntäen ja skaalaamatta, ja leikatkaa merkkejä pitkin. Tässä ne näkyvät harmaina.</translation>
    </message>
    <message>
        <source>Words from a file…</source>
        <translation>Sanat tiedostosta…</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the page before</comment>
        <translation>Edellinen</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>page</comment>
        <translation>Seuraava</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Tulosta…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Tallenna PDF:nä…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Esikatselu</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Sivu {number}/{count}</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>White’s note sheet</source>
        <translation>Valkoisen muistiinpanoarkki</translation>
    </message>
    <message>
        <source>Black’s note sheet</source>
        <translation>Mustan muistiinpanoarkki</translation>
    </message>
    <message>
        <source>The team’s note sheet</source>
        <translation>Joukkueen muistiinpanoarkki</translation>
    </message>
    <message>
        <source>The interceptor’s note sheet</source>
        <translation>Sieppaajan muistiinpanoarkki</translation>
    </message>
    <message>
        <source>White’s clues</source>
        <translation>Valkoisen vihjeet</translation>
    </message>
    <message>
        <source>Black’s clues</source>
        <translation>Mustan vihjeet</translation>
    </message>
    <message>
        <source>Keyword cards</source>
        <translation>Avainsanakortit</translation>
    </message>
    <message>
        <source>Keyword cards, sheet {number} of {count}: front, blue side.</source>
        <translation>Avainsanakortit, arkki {number}/{count}: etupuoli, sininen.</translation>
    </message>
    <message>
        <source>Keyword cards, sheet {number} of {count}: back, red side.</source>
        <translation>Avainsanakortit, arkki {number}/{count}: takapuoli, punainen.</translation>
    </message>
    <message>
        <source>Print on both sides, turned over the long edge, without scaling.</source>
        <translation>Tulostakaa kaksipuolisena, pitkän reunan yli kääntäen ja skaalaamatta.</translation>
    </message>
    <message>
        <source>Note sheets</source>
        <translation>Muistiinpanoarkit</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The game in {file} in {folder} was written by a newer version of Decrypto Qt. Install that version to resume it.</source>
        <translation>Pelin on tallentanut uudempi Decrypto Qt: tiedosto {file} kansiossa {folder}. Asentakaa se versio, niin peliä voi jatkaa.</translation>
    </message>
    <message>
        <source>The game in {file} in {folder} cannot be resumed: line {line} is damaged. The file is kept, under a name that ends in “damaged”.</source>
        <translation>Peliä ei voi jatkaa: tiedostossa {file} kansiossa {folder} rivi {line} on vioittunut. Tiedosto säilytetään nimellä, jonka lopussa on ”damaged”.</translation>
    </message>
    <message>
        <source>{file} is no game record that can be opened. The fault is at “{place}”; “decrypto-qt replay” says more.</source>
        <translation>Tiedosto {file} ei ole pelitallenne, jonka voi avata. Vika on kohdassa ”{place}”; ”decrypto-qt replay” kertoo enemmän.</translation>
    </message>
    <message>
        <source>Line {line}: {fault}</source>
        <translation>Rivi {line}: {fault}</translation>
    </message>
    <message>
        <source>{file} was not taken.</source>
        <translation>Tiedostoa {file} ei otettu käyttöön.</translation>
    </message>
    <message>
        <source>{file} was not taken: {fault}</source>
        <translation>Tiedostoa {file} ei otettu käyttöön: {fault}</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) are wrong.</source>
        <translation>
            <numerusform>Lisäksi toinen rivi on virheellinen.</numerusform>
            <numerusform>Lisäksi %n muuta riviä on virheellisiä.</numerusform>
        </translation>
    </message>
    <message>
        <source>this is not UTF-8; save the file in that encoding.</source>
        <translation>tämä ei ole UTF-8:aa; tallentakaa tiedosto siinä muodossa.</translation>
    </message>
    <message>
        <source>the character {detail} cannot be printed.</source>
        <translation>merkkiä {detail} ei voi tulostaa.</translation>
    </message>
    <message>
        <source>there is a “{detail}” in it; write one word a line.</source>
        <translation>siinä on ”{detail}”; kirjoittakaa yksi sana riville.</translation>
    </message>
    <message>
        <source>there is no letter in it.</source>
        <translation>siinä ei ole yhtään kirjainta.</translation>
    </message>
    <message>
        <source>the word is too long: {detail} characters, at most {most}.</source>
        <translation>sana on liian pitkä: merkkejä {detail}, enintään {most}.</translation>
    </message>
    <message>
        <source>the same word stands in line {detail}.</source>
        <translation>sama sana on rivillä {detail}.</translation>
    </message>
    <message>
        <source>it has another number of columns than the first line.</source>
        <translation>siinä on eri määrä sarakkeita kuin ensimmäisellä rivillä.</translation>
    </message>
    <message>
        <source>there is no word in the column {detail}.</source>
        <translation>sarakkeessa {detail} ei ole sanaa.</translation>
    </message>
    <message>
        <source>its quotation marks do not close.</source>
        <translation>sen lainausmerkit eivät sulkeudu.</translation>
    </message>
    <message>
        <source>there is no column {detail}.</source>
        <translation>saraketta {detail} ei ole.</translation>
    </message>
    <message>
        <source>the program has no letter {detail} to print it with.</source>
        <translation>ohjelmassa ei ole kirjainta {detail} sen tulostamiseen.</translation>
    </message>
    <message>
        <source>words in it: {detail}; the fewest are {least}.</source>
        <translation>sanoja: {detail}; niitä on oltava vähintään {least}.</translation>
    </message>
    <message>
        <source>{file} in {folder} is broken and could not be renamed.</source>
        <translation>Tiedosto {file} kansiossa {folder} on viallinen, eikä sen nimeä voitu vaihtaa.</translation>
    </message>
    <message>
        <source>{file} in {folder} is broken. It is kept as {kept}.</source>
        <translation>Tiedosto {file} kansiossa {folder} on viallinen. Se säilytetään nimellä {kept}.</translation>
    </message>
    <message>
        <source>The settings start from their defaults.</source>
        <translation>Asetukset alkavat oletuksista.</translation>
    </message>
    <message>
        <source>These settings start from their defaults: {names}.</source>
        <translation>Nämä asetukset alkavat oletuksista: {names}.</translation>
    </message>
    <message>
        <source>Words that were dealt before may come again.</source>
        <translation>Jo jaettuja sanoja voi tulla uudelleen.</translation>
    </message>
    <message>
        <source>{file} in {folder} could not be read.</source>
        <translation>Tiedostoa {file} kansiossa {folder} ei voitu lukea.</translation>
    </message>
    <message>
        <source>{file} in {folder} could not be written.</source>
        <translation>Tiedostoa {file} kansiossa {folder} ei voitu kirjoittaa.</translation>
    </message>
    <message>
        <source>{file} in {folder} could not be locked.</source>
        <translation>Tiedostoa {file} kansiossa {folder} ei voitu lukita.</translation>
    </message>
    <message>
        <source>The disk is full: free some space there and try again.</source>
        <translation>Levy on täynnä: vapauttakaa tilaa ja yrittäkää uudelleen.</translation>
    </message>
    <message>
        <source>The system allows no larger file there: raise the limit or choose another place.</source>
        <translation>Järjestelmä ei salli suurempaa tiedostoa: nostakaa rajaa tai valitkaa toinen paikka.</translation>
    </message>
    <message>
        <source>That place can only be read: choose another place.</source>
        <translation>Tätä paikkaa voi vain lukea: valitkaa toinen paikka.</translation>
    </message>
    <message>
        <source>The system does not permit it: change the permissions or choose another place.</source>
        <translation>Järjestelmä ei anna lupaa: muuttakaa oikeuksia tai valitkaa toinen paikka.</translation>
    </message>
    <message>
        <source>There is no such folder or file: put it back or choose another place.</source>
        <translation>Kansiota tai tiedostoa ei ole: palauttakaa se tai valitkaa toinen paikka.</translation>
    </message>
    <message>
        <source>The disk reported a fault: check the disk or choose another place.</source>
        <translation>Levy ilmoitti viasta: tarkistakaa levy tai valitkaa toinen paikka.</translation>
    </message>
    <message>
        <source>Something else has changed or removed it: put it back as it was or begin a new game.</source>
        <translation>Jokin muu on muuttanut sitä tai poistanut sen: palauttakaa se ennalleen tai aloittakaa uusi peli.</translation>
    </message>
    <message>
        <source>There is one already, and it is not overwritten: choose another name.</source>
        <translation>Sellainen on jo, eikä sen päälle kirjoiteta: valitkaa toinen nimi.</translation>
    </message>
    <message>
        <source>It has been closed: open the game again.</source>
        <translation>Se on suljettu: avatkaa peli uudelleen.</translation>
    </message>
    <message>
        <source>It is no ordinary file, or far too large: choose another file.</source>
        <translation>Se ei ole tavallinen tiedosto, tai se on aivan liian suuri: valitkaa toinen tiedosto.</translation>
    </message>
    <message>
        <source>The system refused: choose another place.</source>
        <translation>Järjestelmä kieltäytyi: valitkaa toinen paikka.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The program made a mistake ({kind} at {place}). The game is saved: where something no longer works, start the program again.</source>
        <translation>Ohjelmassa tapahtui virhe ({kind}, {place}). Peli on tallessa: jos jokin ei enää toimi, käynnistäkää ohjelma uudelleen.</translation>
    </message>
    <message>
        <source>The game goes on where it was. Press “Go on” when you are ready.</source>
        <translation>Peli jatkuu siitä, mihin se jäi. Painakaa ”Jatka”, kun olette valmiit.</translation>
    </message>
    <message>
        <source>Open a record? The game in play is kept.</source>
        <translation>Avataanko tallenne? Kesken oleva peli säilyy.</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Avaa tallenne</translation>
    </message>
    <message>
        <source>Game records (*.json)</source>
        <translation>Pelitallenteet (*.json)</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>Vie tallenne</translation>
    </message>
    <message>
        <source>The record was written to {file}.</source>
        <translation>Tallenne kirjoitettiin tiedostoon {file}.</translation>
    </message>
    <message>
        <source>Stop this game for good?</source>
        <translation>Lopetetaanko tämä peli kokonaan?</translation>
    </message>
    <message>
        <source>Quit? The game is kept and goes on at the next start.</source>
        <translation>Suljetaanko ohjelma? Peli säilyy ja jatkuu seuraavalla käynnistyksellä.</translation>
    </message>
    <message>
        <source>A game is being played</source>
        <translation>Peli on käynnissä</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Kyllä</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Ei, pelataan</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Pöytä</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Jatka</translation>
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
        <translation>Säännöt lyhyesti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Some tables give clues in writing only, so that nothing is hummed, danced or mimed; some allow two words a clue at most. Both can be chosen for a new game. A longer clue is marked, and the table decides.</source>
        <translation>Joissakin pöydissä vihjeet annetaan vain kirjallisesti, joten mitään ei hyräillä, tanssita eikä elehditä; joissakin vihjeessä saa olla enintään kaksi sanaa. Molemmat voi valita uuteen peliin. Pidempi vihje merkitään, ja pöytä päättää.</translation>
    </message>
    <message>
        <source>This table plays without house rules.</source>
        <translation>Tässä pöydässä pelataan ilman talon sääntöjä.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Talon säännöt</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Mistä on kyse</translation>
    </message>
    <message>
        <source>Two teams sit at the table, White and Black. Each team has four keywords behind its screen, numbered 1 to 4, which only the team itself can see. They stay the same for the whole game.</source>
        <translation>Pöydän ääressä istuu kaksi joukkuetta, valkoinen ja musta. Kummallakin on näyttöalustansa takana neljä avainsanaa, numerot 1–4, jotka vain joukkue itse näkee. Ne pysyvät samoina koko pelin ajan.</translation>
    </message>
    <message>
        <source>In every round somebody of your team gives three clues. Your team must find out which keywords they mean; the other team listens and tries to find out the same.</source>
        <translation>Joka kierroksella joku joukkueestanne antaa kolme vihjettä. Joukkueenne on selvitettävä, mitä avainsanoja ne tarkoittavat; toinen joukkue kuuntelee ja yrittää selvittää saman.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Kierros</translation>
    </message>
    <message>
        <source>Each team names an encryptor; everybody takes a turn. The encryptor draws a code card, say 4.2.1, looks at it alone, and thinks of three clues: the first for keyword 4, the second for keyword 2, the third for keyword 1.</source>
        <translation>Kumpikin joukkue valitsee salakoodaajan; jokainen on sitä vuorollaan. Salakoodaaja nostaa koodikortin, vaikkapa 4.2.1, katsoo sitä yksin ja keksii kolme vihjettä: ensimmäisen avainsanalle 4, toisen avainsanalle 2 ja kolmannen avainsanalle 1.</translation>
    </message>
    <message>
        <source>Whoever is ready first may turn the sand timer: then the other encryptor has to finish before the sand has run out.</source>
        <translation>Ensin valmistunut saa kääntää tiimalasin: silloin toisen salakoodaajan on oltava valmis, ennen kuin hiekka loppuu.</translation>
    </message>
    <message>
        <source>White’s encryptor reads the three clues aloud, and everybody writes them down. Both teams talk it over and lock the code that they believe in. The encryptor is silent and shows nothing.</source>
        <translation>Valkoisen salakoodaaja lukee kolme vihjettä ääneen, ja kaikki kirjaavat ne. Molemmat joukkueet neuvottelevat ja lukitsevat koodin, johon uskovat. Salakoodaaja vaikenee eikä näytä mitään.</translation>
    </message>
    <message>
        <source>From the second round on, Black reads its guess first: that is the attempt to intercept. Then White reads its own guess, and the code card is turned. Then the same with Black’s code.</source>
        <translation>Toisesta kierroksesta alkaen musta lukee arvauksensa ensin: se on sieppausyritys. Sitten valkoinen lukee oman arvauksensa, ja koodikortti käännetään. Sen jälkeen sama tehdään mustan koodilla.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Merkit</translation>
    </message>
    <message>
        <source>Has the other team found your code, it gets an interception token. A wrong attempt costs nothing.</source>
        <translation>Jos toinen joukkue selvitti koodinne, se saa sieppausmerkin. Väärä yritys ei maksa mitään.</translation>
    </message>
    <message>
        <source>Has your own team not found it, you get a miscommunication token. A right one earns nothing.</source>
        <translation>Jos oma joukkueenne ei selvittänyt sitä, saatte väärä tulkinta -merkin. Oikeasta ei saa mitään.</translation>
    </message>
    <message>
        <source>A guess is right only if all three digits are right, in their order.</source>
        <translation>Arvaus on oikein vain, jos kaikki kolme numeroa ovat oikein ja oikeassa järjestyksessä.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Pelin loppu</translation>
    </message>
    <message>
        <source>At the end of a round, when both codes are known: a team with two interception tokens wins, a team with two miscommunication tokens loses. After eight rounds the game is over in any case.</source>
        <translation>Kierroksen lopussa, kun molemmat koodit tiedetään: kahdella sieppausmerkillä joukkue voittaa, kahdella väärä tulkinta -merkillä se häviää. Kahdeksan kierroksen jälkeen peli päättyy joka tapauksessa.</translation>
    </message>
    <message>
        <source>Where that settles nothing, points decide: one for each interception, one less for each miscommunication. Are they even, each team guesses the other’s four keywords, wherever they stand. Is that even too, the victory is shared.</source>
        <translation>Ellei se ratkaise, pisteet ratkaisevat: yksi piste jokaisesta sieppauksesta, yksi miinuspiste jokaisesta väärästä tulkinnasta. Jos ne ovat tasan, kumpikin joukkue arvaa toisen neljä avainsanaa, missä järjestyksessä tahansa. Jos nekin ovat tasan, voitto jaetaan.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Kolme pelaajaa</translation>
    </message>
    <message>
        <source>Two are a team with a screen, four keywords and a code a round; the third is the interceptor, who has a note sheet only, and may turn the sand timer on a slow encryptor.</source>
        <translation>Kaksi pelaajaa on joukkue, jolla on näyttöalusta, neljä avainsanaa ja yksi koodi kierrosta kohti; kolmas on sieppaaja, jolla on vain muistiinpanoarkki ja joka saa kääntää tiimalasin, jos salakoodaaja viivyttelee.</translation>
    </message>
    <message>
        <source>An intercepted code is a token for the interceptor, and so is a code that the team has not found, already in the first round. With two tokens by the end of round 5 the interceptor wins, else the team does.</source>
        <translation>Siepatusta koodista sieppaaja saa merkin, samoin koodista, jota joukkue ei selvitä, jo ensimmäisellä kierroksella. Kahdella merkillä sieppaaja voittaa kierroksen 5 loppuun mennessä, muuten voittaa joukkue.</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Vihjeet</translation>
    </message>
    <message>
        <source>Words, a sentence, a hum, a dance: any form will do, as long as the three are clearly apart. They are about what the keyword means, and rest on what anybody could know.</source>
        <translation>Sanoja, lause, hyräilyä, tanssia: muoto on vapaa, kunhan kolme vihjettä erottuvat selvästi toisistaan. Ne koskevat avainsanan merkitystä ja perustuvat siihen, minkä kuka tahansa voi tietää.</translation>
    </message>
    <message>
        <source>Not allowed: its spelling, its number of letters, its sound, its place on the screen; a keyword of the screen or its translation; the code itself; and a clue that was used before.</source>
        <translation>Kiellettyä: kirjoitusasu, kirjainten määrä, ääntämys, paikka näyttöalustalla; näyttöalustan avainsana tai sen käännös; itse koodi; ja jo kerran käytetty vihje.</translation>
    </message>
    <message>
        <source>Spell a clue if you are asked to; what your own team is told, all are told. Once read aloud, a clue stays as it is.</source>
        <translation>Tavatkaa vihje, jos pyydetään; mitä omalle joukkueelle kerrotaan, kerrotaan kaikille. Kun vihje on luettu ääneen, sitä ei enää muuteta.</translation>
    </message>
</context>
<context>
    <name>SandTimer</name>
    <message>
        <source>Sand timer</source>
        <translation>Tiimalasi</translation>
    </message>
    <message>
        <source>0 seconds left: the sand has run out</source>
        <translation>0 sekuntia jäljellä: hiekka loppui</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s), not turned yet</source>
        <comment>a sand timer</comment>
        <translation>
            <numerusform>yksi sekunti, ei vielä käännetty</numerusform>
            <numerusform>%n sekuntia, ei vielä käännetty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>yksi sekunti jäljellä</numerusform>
            <numerusform>%n sekuntia jäljellä</numerusform>
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
        <translation>Valkoisen näyttöalusta on peitetty:</translation>
    </message>
    <message>
        <source>Black’s screen is covered:</source>
        <translation>Mustan näyttöalusta on peitetty:</translation>
    </message>
    <message>
        <source>The team’s screen is covered:</source>
        <translation>Joukkueen näyttöalusta on peitetty:</translation>
    </message>
    <message>
        <source>The interceptor’s screen is covered:</source>
        <translation>Sieppaajan näyttöalusta on peitetty:</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>tuntematon</translation>
    </message>
    <message>
        <source>it has no monitor. Give it one in the Screens menu, or play with docked screens.</source>
        <translation>sillä ei ole näyttöä. Valitkaa sille näyttö Näytöt-valikosta tai pelatkaa näyttöalustat tässä ikkunassa.</translation>
    </message>
    <message>
        <source>its monitor is gone ({monitor}). Plug it in again, or choose another in the Screens menu.</source>
        <translation>sen näyttö on poissa ({monitor}). Kytkekää se takaisin tai valitkaa toinen Näytöt-valikosta.</translation>
    </message>
    <message>
        <source>two monitors show the same picture. Extend the desktop in the system’s settings, or play with docked screens.</source>
        <translation>kahdella näytöllä on sama kuva. Laajentakaa työpöytä järjestelmän asetuksissa tai pelatkaa näyttöalustat tässä ikkunassa.</translation>
    </message>
    <message>
        <source>the window manager keeps it away from its monitor ({monitor}). Let it float there, or play with docked screens.</source>
        <translation>ikkunoiden hallinta pitää sen poissa näytöltään ({monitor}). Antakaa sen kellua siellä tai pelatkaa näyttöalustat tässä ikkunassa.</translation>
    </message>
    <message>
        <source>it does not fill its monitor ({monitor}). It goes back there; then confirm it again.</source>
        <translation>se ei täytä näyttöään ({monitor}). Se palaa paikalleen; vahvistakaa se sitten uudelleen.</translation>
    </message>
    <message>
        <source>another program is in front. Click this window, then show the screen again.</source>
        <translation>toinen ohjelma on edessä. Napsauttakaa tätä ikkunaa ja näyttäkää näyttöalusta taas.</translation>
    </message>
    <message>
        <source>the team has to confirm that it is their own.</source>
        <translation>joukkueen on vahvistettava se omakseen.</translation>
    </message>
    <message>
        <source>the game is paused.</source>
        <translation>peli on tauolla.</translation>
    </message>
    <message>
        <source>somebody covered it. The team can show it again.</source>
        <translation>joku peitti sen. Joukkue voi näyttää sen taas.</translation>
    </message>
    <message>
        <source>the team can show it again.</source>
        <translation>joukkue voi näyttää sen taas.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Go on</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>The game stands still</source>
        <translation>Peli on tauolla</translation>
    </message>
    <message>
        <source>Both screens are covered, and the sand is held.</source>
        <translation>Molemmat näyttöalustat on peitetty, ja hiekka on pysähdyksissä.</translation>
    </message>
    <message>
        <source>White asks for Black’s word</source>
        <translation>Valkoinen pyytää mustan suostumusta</translation>
    </message>
    <message>
        <source>Black asks for White’s word</source>
        <translation>Musta pyytää valkoisen suostumusta</translation>
    </message>
    <message>
        <source>The team asks for the interceptor’s word</source>
        <translation>Joukkue pyytää sieppaajan suostumusta</translation>
    </message>
    <message>
        <source>The interceptor asks for the team’s word</source>
        <translation>Sieppaaja pyytää joukkueen suostumusta</translation>
    </message>
    <message>
        <source>Both agree</source>
        <translation>Molemmat suostuvat</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation>Ei, antaa olla</translation>
    </message>
    <message>
        <source>Both teams look at their words</source>
        <translation>Molemmat joukkueet katsovat sanojaan</translation>
    </message>
    <message>
        <source>Each on its own screen.</source>
        <translation>Kumpikin omalla näyttöalustallaan.</translation>
    </message>
    <message>
        <source>White looks at its words</source>
        <translation>Valkoinen katsoo sanojaan</translation>
    </message>
    <message>
        <source>Black looks at its words</source>
        <translation>Musta katsoo sanojaan</translation>
    </message>
    <message>
        <source>Think of three clues</source>
        <translation>Keksikää kolme vihjettä</translation>
    </message>
    <message>
        <source>Both encryptors, each on the own screen.</source>
        <translation>Molemmat salakoodaajat, kumpikin omalla näyttöalustallaan.</translation>
    </message>
    <message>
        <source>White is ready and hands over</source>
        <translation>Valkoinen on valmis, vuoro siirtyy</translation>
    </message>
    <message>
        <source>Black is ready and hands over</source>
        <translation>Musta on valmis, vuoro siirtyy</translation>
    </message>
    <message>
        <source>{name} thinks of three clues</source>
        <translation>{name} keksii kolme vihjettä</translation>
    </message>
    <message>
        <source>{name} draws a code card</source>
        <translation>{name} nostaa koodikortin</translation>
    </message>
    <message>
        <source>One after the other, at a press here or on White’s screen.</source>
        <translation>Yksi kerrallaan, painamalla täällä tai valkoisen näyttöalustalla.</translation>
    </message>
    <message>
        <source>One after the other, at a press here or on Black’s screen.</source>
        <translation>Yksi kerrallaan, painamalla täällä tai mustan näyttöalustalla.</translation>
    </message>
    <message>
        <source>One after the other, at a press here or on the team’s screen.</source>
        <translation>Yksi kerrallaan, painamalla täällä tai joukkueen näyttöalustalla.</translation>
    </message>
    <message>
        <source>On White’s screen.</source>
        <translation>Valkoisen näyttöalustalla.</translation>
    </message>
    <message>
        <source>On Black’s screen.</source>
        <translation>Mustan näyttöalustalla.</translation>
    </message>
    <message>
        <source>On the team’s screen.</source>
        <translation>Joukkueen näyttöalustalla.</translation>
    </message>
    <message>
        <source>On the interceptor’s screen.</source>
        <translation>Sieppaajan näyttöalustalla.</translation>
    </message>
    <message>
        <source>White has mouse and keyboard.</source>
        <translation>Hiiri ja näppäimistö ovat valkoisella.</translation>
    </message>
    <message>
        <source>Black has mouse and keyboard.</source>
        <translation>Hiiri ja näppäimistö ovat mustalla.</translation>
    </message>
    <message>
        <source>The team has mouse and keyboard.</source>
        <translation>Hiiri ja näppäimistö ovat joukkueella.</translation>
    </message>
    <message>
        <source>The interceptor has mouse and keyboard.</source>
        <translation>Hiiri ja näppäimistö ovat sieppaajalla.</translation>
    </message>
    <message>
        <source>White writes them down, here or on its screen.</source>
        <translation>Valkoinen kirjaa ne, täällä tai näyttöalustallaan.</translation>
    </message>
    <message>
        <source>Black writes them down, here or on its screen.</source>
        <translation>Musta kirjaa ne, täällä tai näyttöalustallaan.</translation>
    </message>
    <message>
        <source>The interceptor writes them down, here or on its screen.</source>
        <translation>Sieppaaja kirjaa ne, täällä tai näyttöalustallaan.</translation>
    </message>
    <message>
        <source>The team guesses its own code</source>
        <translation>Joukkue arvaa oman koodinsa</translation>
    </message>
    <message>
        <source>The interceptor guesses the team’s code</source>
        <translation>Sieppaaja arvaa joukkueen koodin</translation>
    </message>
    <message>
        <source>White guesses Black’s code</source>
        <translation>Valkoinen arvaa mustan koodin</translation>
    </message>
    <message>
        <source>Black guesses White’s code</source>
        <translation>Musta arvaa valkoisen koodin</translation>
    </message>
    <message>
        <source>White guesses its own code</source>
        <translation>Valkoinen arvaa oman koodinsa</translation>
    </message>
    <message>
        <source>Black guesses its own code</source>
        <translation>Musta arvaa oman koodinsa</translation>
    </message>
    <message>
        <source>Both teams’ answers are locked</source>
        <translation>Molempien vastaukset on lukittu</translation>
    </message>
    <message>
        <source>Each team writes down the other’s keywords</source>
        <translation>Kumpikin kirjoittaa toisen avainsanat</translation>
    </message>
    <message>
        <source>White writes down Black’s keywords</source>
        <translation>Valkoinen kirjoittaa mustan avainsanat</translation>
    </message>
    <message>
        <source>Black writes down White’s keywords</source>
        <translation>Musta kirjoittaa valkoisen avainsanat</translation>
    </message>
    <message>
        <source>Round {n}: {result}</source>
        <translation>Kierros {n}: {result}</translation>
    </message>
    <message>
        <source>White’s code</source>
        <translation>Valkoisen koodi</translation>
    </message>
    <message>
        <source>Black’s code</source>
        <translation>Mustan koodi</translation>
    </message>
    <message>
        <source>The team’s code</source>
        <translation>Joukkueen koodi</translation>
    </message>
    <message>
        <source>{code}: {name}</source>
        <comment>whose code it is; who encrypts</comment>
        <translation>{code}: {name}</translation>
    </message>
    <message>
        <source>looks at its four words</source>
        <translation>katsoo neljää sanaansa</translation>
    </message>
    <message>
        <source>writes down the other team’s keywords</source>
        <translation>kirjoittaa toisen joukkueen avainsanat</translation>
    </message>
    <message>
        <source>has turned the sand</source>
        <translation>käänsi tiimalasin</translation>
    </message>
    <message>
        <source>waits, and may turn the sand</source>
        <translation>odottaa, saa kääntää tiimalasin</translation>
    </message>
    <message>
        <source>has a note sheet, and no words</source>
        <translation>odottaa muistiinpanoarkki edessään</translation>
    </message>
    <message>
        <source>waits for the clues</source>
        <translation>odottaa vihjeitä</translation>
    </message>
    <message>
        <source>thinks of three clues</source>
        <translation>keksii kolme vihjettä</translation>
    </message>
    <message>
        <source>draws a code card</source>
        <translation>nostaa koodikortin</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Kortit on jaettu</translation>
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
        <translation>&amp;Peli</translation>
    </message>
    <message>
        <source>&amp;Screens</source>
        <translation>&amp;Näytöt</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Nä&amp;ytä</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ohje</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Kieli</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Tekstin koko</translation>
    </message>
    <message>
        <source>&amp;Film</source>
        <translation>K&amp;alvo</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Värit</translation>
    </message>
    <message>
        <source>&amp;White’s monitor</source>
        <translation>&amp;Valkoisen näyttö</translation>
    </message>
    <message>
        <source>&amp;Black’s monitor</source>
        <translation>&amp;Mustan näyttö</translation>
    </message>
    <message>
        <source>Monitor of the &amp;team</source>
        <translation>&amp;Joukkueen näyttö</translation>
    </message>
    <message>
        <source>Monitor of the i&amp;nterceptor</source>
        <translation>&amp;Sieppaajan näyttö</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Peru</translation>
    </message>
    <message>
        <source>&amp;Give again</source>
        <translation>Palau&amp;ta</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>Tässä ikkunassa</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Uusi peli…</translation>
    </message>
    <message>
        <source>&amp;Resume the last game</source>
        <translation>&amp;Jatka viime peliä</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>&amp;Avaa tallenne…</translation>
    </message>
    <message>
        <source>&amp;Export the record…</source>
        <translation>&amp;Vie tallenne…</translation>
    </message>
    <message>
        <source>Pr&amp;int note sheets…</source>
        <translation>Tulosta mu&amp;istiinpanoarkit…</translation>
    </message>
    <message>
        <source>Print &amp;keyword cards…</source>
        <translation>Tulosta avai&amp;nsanakortit…</translation>
    </message>
    <message>
        <source>Ne&amp;xt step</source>
        <translation>&amp;Seuraava vaihe</translation>
    </message>
    <message>
        <source>This evening: no game has ended</source>
        <translation>Tänä iltana: ei vielä päättyneitä pelejä</translation>
    </message>
    <message>
        <source>&amp;White’s code card was seen…</source>
        <translation>Va&amp;lkoisen koodikortti nähtiin…</translation>
    </message>
    <message>
        <source>&amp;Black’s code card was seen…</source>
        <translation>&amp;Mustan koodikortti nähtiin…</translation>
    </message>
    <message>
        <source>P&amp;layers come or go between rounds…</source>
        <translation>P&amp;elaajat vaihtuvat kierrosten välissä…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Tau&amp;ko</translation>
    </message>
    <message>
        <source>&amp;Stop this game…</source>
        <translation>L&amp;opeta tämä peli…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sulje o&amp;hjelma</translation>
    </message>
    <message>
        <source>&amp;Identify the monitors</source>
        <translation>&amp;Tunnista näytöt</translation>
    </message>
    <message>
        <source>&amp;Swap the screens</source>
        <translation>Vaihda näytöt &amp;keskenään</translation>
    </message>
    <message>
        <source>&amp;Cover everything</source>
        <translation>&amp;Peitä kaikki</translation>
    </message>
    <message>
        <source>Co&amp;ver White’s screen</source>
        <translation>P&amp;eitä valkoisen näyttöalusta</translation>
    </message>
    <message>
        <source>Cove&amp;r Black’s screen</source>
        <translation>Peitä mu&amp;stan näyttöalusta</translation>
    </message>
    <message>
        <source>&amp;Plain cards</source>
        <translation>&amp;Pelkistetyt kortit</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>Vähennetty &amp;liike</translation>
    </message>
    <message>
        <source>S&amp;ound when the sand has run out</source>
        <translation>Ään&amp;imerkki hiekan loppuessa</translation>
    </message>
    <message>
        <source>Screen reader speaks secrets (&amp;headphones)</source>
        <translation>Ruudunlukija lukee salaisuudet (ku&amp;ulokkeet)</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>K&amp;oko näyttö</translation>
    </message>
    <message>
        <source>Ke&amp;yboard to the table, or back</source>
        <translation>Näppäimistö pö&amp;ydälle tai takaisin</translation>
    </message>
    <message>
        <source>&amp;Rules in short</source>
        <translation>&amp;Säännöt lyhyesti</translation>
    </message>
    <message>
        <source>&amp;About Decrypto Qt</source>
        <translation>&amp;Tietoja ohjelmasta</translation>
    </message>
    <message>
        <source>D&amp;etach White’s screen</source>
        <translation>&amp;Irrota valkoisen näyttöalusta</translation>
    </message>
    <message>
        <source>D&amp;ock White’s screen</source>
        <translation>K&amp;iinnitä valkoisen näyttöalusta</translation>
    </message>
    <message>
        <source>&amp;Detach Black’s screen</source>
        <translation>I&amp;rrota mustan näyttöalusta</translation>
    </message>
    <message>
        <source>Doc&amp;k Black’s screen</source>
        <translation>Kii&amp;nnitä mustan näyttöalusta</translation>
    </message>
    <message>
        <source>&amp;Red</source>
        <translation>&amp;Punainen</translation>
    </message>
    <message>
        <source>Pa&amp;le</source>
        <translation>&amp;Vaalea</translation>
    </message>
    <message>
        <source>Pl&amp;ain</source>
        <translation>Pel&amp;kistetty</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>&amp;Järjestelmän mukaan</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Vaalea</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Tumma</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Järjestelmän mukaan</translation>
    </message>
    <message>
        <source>The code &amp;card was seen…</source>
        <translation>Koo&amp;dikortti nähtiin…</translation>
    </message>
    <message>
        <source>Co&amp;ver the team’s screen</source>
        <translation>P&amp;eitä joukkueen näyttöalusta</translation>
    </message>
    <message>
        <source>Cove&amp;r the interceptor’s screen</source>
        <translation>Peitä sieppa&amp;ajan näyttöalusta</translation>
    </message>
    <message>
        <source>D&amp;etach the team’s screen</source>
        <translation>&amp;Irrota joukkueen näyttöalusta</translation>
    </message>
    <message>
        <source>D&amp;ock the team’s screen</source>
        <translation>K&amp;iinnitä joukkueen näyttöalusta</translation>
    </message>
    <message>
        <source>&amp;Detach the interceptor’s screen</source>
        <translation>I&amp;rrota sieppaajan näyttöalusta</translation>
    </message>
    <message>
        <source>Doc&amp;k the interceptor’s screen</source>
        <translation>Kii&amp;nnitä sieppaajan näyttöalusta</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>accept</source>
        <comment>a near-miss</comment>
        <translation>hyväksy</translation>
    </message>
    <message>
        <source>another</source>
        <comment>accept a near-miss for another keyword</comment>
        <translation>toinen</translation>
    </message>
    <message>
        <source>take back</source>
        <comment>a near-miss</comment>
        <translation>peru</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Tervetuloa</translation>
    </message>
    <message>
        <source>Decrypto round one table</source>
        <translation>Decrypto saman pöydän ääressä</translation>
    </message>
    <message>
        <source>Two teams, each before its own monitor, and this table for all.</source>
        <translation>Kaksi joukkuetta, kumpikin oman näyttönsä edessä, ja tämä pöytä kaikille.</translation>
    </message>
    <message>
        <source>An unofficial program made by friends of the game; its publisher has no part in it.</source>
        <translation>Epävirallinen ohjelma, jonka ovat tehneet pelin ystävät; pelin julkaisijalla ei ole siihen osuutta.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Uusi peli</translation>
    </message>
    <message>
        <source>Resume the last game</source>
        <translation>Jatka viime peliä</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Avaa tallenne</translation>
    </message>
    <message>
        <source>A new game asks for the teams and the monitors.</source>
        <translation>Uuteen peliin valitaan joukkueet ja näytöt.</translation>
    </message>
    <message>
        <source>The last game can go on where it was.</source>
        <translation>Viime peli voi jatkua siitä, mihin se jäi.</translation>
    </message>
    <message>
        <source>The table is laid</source>
        <translation>Pöytä on katettu</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kierros</translation>
    </message>
    <message>
        <source>First clue</source>
        <translation>Ensimmäinen vihje</translation>
    </message>
    <message>
        <source>Second clue</source>
        <translation>Toinen vihje</translation>
    </message>
    <message>
        <source>Third clue</source>
        <translation>Kolmas vihje</translation>
    </message>
    <message>
        <source>White’s digit {n} is wrong: another</source>
        <translation>Valkoisen {n}. numero on väärin: vaihda</translation>
    </message>
    <message>
        <source>Black’s digit {n} is wrong: another</source>
        <translation>Mustan {n}. numero on väärin: vaihda</translation>
    </message>
    <message>
        <source>The team’s digit {n} is wrong: another</source>
        <translation>Joukkueen {n}. numero on väärin: vaihda</translation>
    </message>
    <message>
        <source>The interceptor’s digit {n} is wrong: another</source>
        <translation>Sieppaajan {n}. numero on väärin: vaihda</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Korjaa</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Valmis</translation>
    </message>
    <message>
        <source>A guess</source>
        <comment>instead of no attempt</comment>
        <translation>Arvaus</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>Show all keywords</source>
        <translation>Näytä kaikki avainsanat</translation>
    </message>
    <message>
        <source>Hide the keywords</source>
        <translation>Piilota avainsanat</translation>
    </message>
    <message>
        <source>Step through the game</source>
        <translation>Käy peli läpi</translation>
    </message>
    <message>
        <source>The keywords: {words}</source>
        <translation>Avainsanat: {words}</translation>
    </message>
    <message>
        <source>The last code: {code}</source>
        <translation>Viimeinen koodi: {code}</translation>
    </message>
    <message>
        <source>White’s keywords: {words}</source>
        <translation>Valkoisen avainsanat: {words}</translation>
    </message>
    <message>
        <source>Black’s keywords: {words}</source>
        <translation>Mustan avainsanat: {words}</translation>
    </message>
    <message>
        <source>White’s last code: {code}</source>
        <translation>Valkoisen viimeinen koodi: {code}</translation>
    </message>
    <message>
        <source>Black’s last code: {code}</source>
        <translation>Mustan viimeinen koodi: {code}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seuraava</translation>
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
        <translation>Pöytä</translation>
    </message>
    <message>
        <source>White’s screen</source>
        <translation>Valkoinen</translation>
    </message>
    <message>
        <source>Black’s screen</source>
        <translation>Musta</translation>
    </message>
    <message>
        <source>Decrypto Qt</source>
        <translation>Decrypto Qt</translation>
    </message>
    <message>
        <source>This window is too small. Make it at least {width} wide and {height} high.</source>
        <translation>Ikkuna on liian pieni. Sen on oltava vähintään {width} leveä ja {height} korkea.</translation>
    </message>
    <message>
        <source>White’s code card was seen. Do both teams want White to draw another one?</source>
        <translation>Valkoisen koodikortti nähtiin. Haluavatko molemmat joukkueet, että valkoinen nostaa uuden?</translation>
    </message>
    <message>
        <source>Black’s code card was seen. Do both teams want Black to draw another one?</source>
        <translation>Mustan koodikortti nähtiin. Haluavatko molemmat joukkueet, että musta nostaa uuden?</translation>
    </message>
    <message>
        <source>The code card was seen. Do all three want another one to be drawn?</source>
        <translation>Koodikortti nähtiin. Haluavatko kaikki kolme, että nostetaan uusi?</translation>
    </message>
    <message>
        <source>Draw anew</source>
        <translation>Nosta uusi</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Pidä vanha</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Cover this screen</source>
        <translation>Peitä näyttöalusta</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>Pidä tauko</translation>
    </message>
    <message>
        <source>A code card was seen</source>
        <translation>Koodikortti nähtiin</translation>
    </message>
    <message>
        <source>A guess was mistyped</source>
        <translation>Arvaus kirjattiin väärin</translation>
    </message>
    <message>
        <source>Correct the clues</source>
        <translation>Korjaa vihjeet</translation>
    </message>
    <message>
        <source>Players come or go</source>
        <translation>Pelaajat vaihtuvat</translation>
    </message>
    <message>
        <source>Table window</source>
        <translation>Pöytäikkuna</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>What else?</source>
        <translation>Mitä muuta?</translation>
    </message>
    <message>
        <source>White draws anew</source>
        <translation>Valkoinen nostaa uuden</translation>
    </message>
    <message>
        <source>Black draws anew</source>
        <translation>Musta nostaa uuden</translation>
    </message>
    <message>
        <source>The team draws anew</source>
        <translation>Joukkue nostaa uuden</translation>
    </message>
    <message>
        <source>Whose code card was seen?</source>
        <translation>Kumman koodikortti nähtiin?</translation>
    </message>
    <message>
        <source>Was the code card seen?</source>
        <translation>Nähtiinkö koodikortti?</translation>
    </message>
    <message>
        <source>Another one is drawn once White agrees on its own screen.</source>
        <translation>Uusi nostetaan, kun valkoinen suostuu omalla näyttöalustallaan.</translation>
    </message>
    <message>
        <source>Another one is drawn once Black agrees on its own screen.</source>
        <translation>Uusi nostetaan, kun musta suostuu omalla näyttöalustallaan.</translation>
    </message>
    <message>
        <source>Another one is drawn once the team agrees on its own screen.</source>
        <translation>Uusi nostetaan, kun joukkue suostuu omalla näyttöalustallaan.</translation>
    </message>
    <message>
        <source>Another one is drawn once the interceptor agrees on its own screen.</source>
        <translation>Uusi nostetaan, kun sieppaaja suostuu omalla näyttöalustallaan.</translation>
    </message>
    <message>
        <source>Which guess was mistyped?</source>
        <translation>Kumpi arvaus kirjattiin väärin?</translation>
    </message>
    <message>
        <source>White’s guess</source>
        <translation>Valkoisen arvaus</translation>
    </message>
    <message>
        <source>Black’s guess</source>
        <translation>Mustan arvaus</translation>
    </message>
    <message>
        <source>The team’s guess</source>
        <translation>Joukkueen arvaus</translation>
    </message>
    <message>
        <source>The interceptor’s guess</source>
        <translation>Sieppaajan arvaus</translation>
    </message>
    <message>
        <source>It is corrected once White agrees on its own screen.</source>
        <translation>Se korjataan, kun valkoinen suostuu omalla näyttöalustallaan.</translation>
    </message>
    <message>
        <source>It is corrected once Black agrees on its own screen.</source>
        <translation>Se korjataan, kun musta suostuu omalla näyttöalustallaan.</translation>
    </message>
    <message>
        <source>It is corrected once the team agrees on its own screen.</source>
        <translation>Se korjataan, kun joukkue suostuu omalla näyttöalustallaan.</translation>
    </message>
    <message>
        <source>It is corrected once the interceptor agrees on its own screen.</source>
        <translation>Se korjataan, kun sieppaaja suostuu omalla näyttöalustallaan.</translation>
    </message>
    <message>
        <source>Correct White’s clues</source>
        <translation>Korjatkaa valkoisen vihjeet</translation>
    </message>
    <message>
        <source>Correct Black’s clues</source>
        <translation>Korjatkaa mustan vihjeet</translation>
    </message>
    <message>
        <source>Only how they were typed: what was said was said.</source>
        <translation>Vain kirjoitusasu: sanottu on sanottu.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Valmis</translation>
    </message>
    <message>
        <source>What did White mean to guess?</source>
        <translation>Mitä valkoinen aikoi arvata?</translation>
    </message>
    <message>
        <source>What did Black mean to guess?</source>
        <translation>Mitä musta aikoi arvata?</translation>
    </message>
    <message>
        <source>What did the team mean to guess?</source>
        <translation>Mitä joukkue aikoi arvata?</translation>
    </message>
    <message>
        <source>What did the interceptor mean to guess?</source>
        <translation>Mitä sieppaaja aikoi arvata?</translation>
    </message>
    <message>
        <source>Ask White to agree</source>
        <translation>Kysy valkoiselta</translation>
    </message>
    <message>
        <source>Ask Black to agree</source>
        <translation>Kysy mustalta</translation>
    </message>
    <message>
        <source>Ask the team to agree</source>
        <translation>Kysy joukkueelta</translation>
    </message>
    <message>
        <source>Ask the interceptor to agree</source>
        <translation>Kysy sieppaajalta</translation>
    </message>
    <message>
        <source>This is what was read</source>
        <translation>näin se luettiin</translation>
    </message>
    <message>
        <source>White asks for your word</source>
        <translation>Valkoinen pyytää suostumustanne</translation>
    </message>
    <message>
        <source>Black asks for your word</source>
        <translation>Musta pyytää suostumustanne</translation>
    </message>
    <message>
        <source>The team asks for your word</source>
        <translation>Joukkue pyytää suostumustasi</translation>
    </message>
    <message>
        <source>The interceptor asks for your word</source>
        <translation>Sieppaaja pyytää suostumustanne</translation>
    </message>
    <message>
        <source>We agree</source>
        <translation>Suostumme</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Suostun</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation>Ei, antaa olla</translation>
    </message>
    <message>
        <source>White answers on its own screen</source>
        <translation>Valkoinen vastaa omalla näyttöalustallaan</translation>
    </message>
    <message>
        <source>Black answers on its own screen</source>
        <translation>Musta vastaa omalla näyttöalustallaan</translation>
    </message>
    <message>
        <source>The team answers on its own screen</source>
        <translation>Joukkue vastaa omalla näyttöalustallaan</translation>
    </message>
    <message>
        <source>The interceptor answers on its own screen</source>
        <translation>Sieppaaja vastaa omalla näyttöalustallaan</translation>
    </message>
    <message>
        <source>Ask no longer</source>
        <translation>Peru pyyntö</translation>
    </message>
</context>
<context>
    <name>TeamScreen</name>
    <message>
        <source>Corrections, cover, pause</source>
        <translation>Korjaukset, peitto, tauko</translation>
    </message>
    <message>
        <source>Show our words</source>
        <translation>Näytä sanamme</translation>
    </message>
    <message>
        <source>reads aloud</source>
        <comment>the encryptor whose clues are read</comment>
        <translation>lukee ääneen</translation>
    </message>
    <message>
        <source>is silent</source>
        <comment>the encryptor of the code that is guessed</comment>
        <translation>vaikenee</translation>
    </message>
    <message>
        <source>own code</source>
        <comment>the caption below a team&apos;s code card</comment>
        <translation>oma koodi</translation>
    </message>
    <message>
        <source>The code is open until it is let go.</source>
        <translation>Koodi on näkyvissä, kunnes salakoodaaja päästää irti.</translation>
    </message>
    <message>
        <source>The code is open until {name} lets go.</source>
        <translation>Koodi on näkyvissä, kunnes {name} päästää irti.</translation>
    </message>
    <message>
        <source>The card is open</source>
        <translation>Kortti on auki</translation>
    </message>
    <message>
        <source>let go and it turns back</source>
        <translation>päästä irti, se kääntyy</translation>
    </message>
    <message>
        <source>First</source>
        <comment>a clue&apos;s place, before its field</comment>
        <translation>Ensin</translation>
    </message>
    <message>
        <source>Second</source>
        <comment>a clue&apos;s place, before its field</comment>
        <translation>Sitten</translation>
    </message>
    <message>
        <source>Third</source>
        <comment>a clue&apos;s place, before its field</comment>
        <translation>Lopuksi</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Turn the sand</source>
        <translation>Käännä tiimalasi</translation>
    </message>
    <message>
        <source>White is ready</source>
        <translation>Valkoinen valmis</translation>
    </message>
    <message>
        <source>Black is ready</source>
        <translation>Musta valmis</translation>
    </message>
    <message>
        <source>Hand over to White</source>
        <translation>Vuoro valkoiselle</translation>
    </message>
    <message>
        <source>Hand over to Black</source>
        <translation>Vuoro mustalle</translation>
    </message>
    <message>
        <source>The team is ready</source>
        <translation>Joukkue valmis</translation>
    </message>
    <message>
        <source>The interceptor is ready</source>
        <translation>Sieppaaja valmis</translation>
    </message>
    <message>
        <source>Hand over to the team</source>
        <translation>Vuoro joukkueelle</translation>
    </message>
    <message>
        <source>Hand over to the interceptor</source>
        <translation>Vuoro sieppaajalle</translation>
    </message>
    <message>
        <source>The team looks at its words</source>
        <translation>Joukkue katsoo sanojaan</translation>
    </message>
    <message>
        <source>White’s encryptor thinks of three clues.</source>
        <translation>Valkoisen salakoodaaja keksii kolme vihjettä.</translation>
    </message>
    <message>
        <source>Black’s encryptor thinks of three clues.</source>
        <translation>Mustan salakoodaaja keksii kolme vihjettä.</translation>
    </message>
    <message>
        <source>The team’s encryptor thinks of three clues</source>
        <translation>Joukkueen salakoodaaja keksii kolme vihjettä</translation>
    </message>
    <message>
        <source>{name} reads the clues aloud</source>
        <translation>{name} lukee vihjeet ääneen</translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s) still missing</source>
        <translation>
            <numerusform>yksi vihje puuttuu</numerusform>
            <numerusform>%n vihjettä puuttuu</numerusform>
        </translation>
    </message>
    <message>
        <source>All three are read</source>
        <translation>Kaikki kolme luettu</translation>
    </message>
    <message>
        <source>Nobody intercepts in the first round</source>
        <translation>Ensimmäisellä kierroksella ei siepata</translation>
    </message>
    <message>
        <source>Round {n} is over, nobody has won yet.</source>
        <translation>Kierros {n} on ohi, kukaan ei ole vielä voittanut.</translation>
    </message>
    <message>
        <source>The points are even: the keywords decide.</source>
        <translation>Pisteet ovat tasan: avainsanat ratkaisevat.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanssi</translation>
    </message>
    <message>
        <source>Round {n}: three clues</source>
        <translation>Kierros {n}: kolme vihjettä</translation>
    </message>
    <message>
        <source>Tie-break: keywords</source>
        <translation>Tasapelin ratkaisu: avainsanat</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) still missing</source>
        <translation>
            <numerusform>vielä yksi numero puuttuu</numerusform>
            <numerusform>vielä %n numeroa puuttuu</numerusform>
        </translation>
    </message>
    <message>
        <source>No attempt</source>
        <translation>Ei yritystä</translation>
    </message>
    <message>
        <source>White controls</source>
        <comment>whose turn mouse and keyboard are</comment>
        <translation>Valkoinen ohjaa</translation>
    </message>
    <message>
        <source>Black controls</source>
        <comment>whose turn mouse and keyboard are</comment>
        <translation>Musta ohjaa</translation>
    </message>
    <message>
        <source>The team controls</source>
        <comment>whose turn mouse and keyboard are</comment>
        <translation>Joukkue ohjaa</translation>
    </message>
    <message>
        <source>The interceptor controls</source>
        <comment>whose turn mouse and keyboard are</comment>
        <translation>Sieppaaja ohjaa</translation>
    </message>
    <message>
        <source>Round {n}: {name} encrypts</source>
        <translation>Kierros {n}: {name} salakoodaa</translation>
    </message>
    <message>
        <source>Look at your words</source>
        <translation>Katsokaa sanojanne</translation>
    </message>
    <message>
        <source>Round {n}: White’s code</source>
        <translation>Kierros {n}: valkoisen koodi</translation>
    </message>
    <message>
        <source>Round {n}: Black’s code</source>
        <translation>Kierros {n}: mustan koodi</translation>
    </message>
    <message>
        <source>Round {n}: the team’s code</source>
        <translation>Kierros {n}: joukkueen koodi</translation>
    </message>
    <message>
        <source>Round {n} is over</source>
        <translation>Kierros {n} on ohi</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Peli päättyi</translation>
    </message>
    <message>
        <source>The game was stopped</source>
        <translation>Peli lopetettiin</translation>
    </message>
    <message>
        <source>struck</source>
        <comment>by the table, as against the rules</comment>
        <translation>hylätty</translation>
    </message>
    <message>
        <source>said in round {n}</source>
        <translation>sanottu kierroksella {n}</translation>
    </message>
    <message>
        <source>more than two words</source>
        <translation>yli kaksi sanaa</translation>
    </message>
    <message>
        <source>A repeated clue: accept or strike it</source>
        <translation>toisto: hyväksykää tai hylätkää</translation>
    </message>
    <message>
        <source>A clue of many words: accept or strike it</source>
        <translation>pitkä vihje: hyväksykää tai hylätkää</translation>
    </message>
    <message>
        <source>White answers</source>
        <translation>Valkoinen vastaa</translation>
    </message>
    <message>
        <source>Black answers</source>
        <translation>Musta vastaa</translation>
    </message>
    <message>
        <source>The team answers</source>
        <translation>Joukkue vastaa</translation>
    </message>
    <message>
        <source>The interceptor answers</source>
        <translation>Sieppaaja vastaa</translation>
    </message>
    <message>
        <source>White looks at its words.</source>
        <translation>Valkoinen katsoo sanojaan.</translation>
    </message>
    <message>
        <source>Black looks at its words.</source>
        <translation>Musta katsoo sanojaan.</translation>
    </message>
    <message>
        <source>White writes down Black’s keywords.</source>
        <translation>Valkoinen kirjoittaa mustan avainsanat.</translation>
    </message>
    <message>
        <source>Black writes down White’s keywords.</source>
        <translation>Musta kirjoittaa valkoisen avainsanat.</translation>
    </message>
    <message>
        <source>{name} thinks of three clues</source>
        <translation>{name} keksii kolme vihjettä</translation>
    </message>
    <message>
        <source>{name} draws a code card</source>
        <translation>{name} nostaa koodikortin</translation>
    </message>
    <message>
        <source>You have turned the sand</source>
        <translation>Käänsit tiimalasin</translation>
    </message>
    <message>
        <source>Too slow? Turn the sand</source>
        <translation>Liian hidasta? Käännä tiimalasi</translation>
    </message>
    <message>
        <source>The team decodes its own clues.</source>
        <translation>Joukkue ratkaisee omaa koodiaan.</translation>
    </message>
    <message>
        <source>The interceptor tries to intercept.</source>
        <translation>Sieppaaja yrittää siepata.</translation>
    </message>
    <message>
        <source>White decodes its own clues.</source>
        <translation>Valkoinen ratkaisee omaa koodiaan.</translation>
    </message>
    <message>
        <source>Black decodes its own clues.</source>
        <translation>Musta ratkaisee omaa koodiaan.</translation>
    </message>
    <message>
        <source>White tries to intercept.</source>
        <translation>Valkoinen yrittää siepata.</translation>
    </message>
    <message>
        <source>Black tries to intercept.</source>
        <translation>Musta yrittää siepata.</translation>
    </message>
    <message>
        <source>Another word</source>
        <translation>Toinen sana</translation>
    </message>
    <message>
        <source>if this one is unknown</source>
        <translation>jos tämä on outo</translation>
    </message>
    <message>
        <source>We know our words</source>
        <translation>Tunnemme sanamme</translation>
    </message>
    <message>
        <source>Your four keywords</source>
        <translation>Neljä avainsanaanne</translation>
    </message>
    <message>
        <source>You know your words</source>
        <translation>Tunnette sananne</translation>
    </message>
    <message>
        <source>White is still thinking</source>
        <translation>valkoinen miettii vielä</translation>
    </message>
    <message>
        <source>Black is still thinking</source>
        <translation>musta miettii vielä</translation>
    </message>
    <message>
        <source>The interceptor has turned the sand</source>
        <translation>Sieppaaja käänsi tiimalasin</translation>
    </message>
    <message>
        <source>{name} encrypts</source>
        <translation>{name} salakoodaa</translation>
    </message>
    <message>
        <source>Your encryptor draws a card</source>
        <translation>Salakoodaajanne nostaa kortin</translation>
    </message>
    <message>
        <source>Draw a code card</source>
        <translation>Nosta koodikortti</translation>
    </message>
    <message>
        <source>Think of three clues</source>
        <translation>Keksi kolme vihjettä</translation>
    </message>
    <message>
        <source>Hold to see the code</source>
        <translation>Pidä pohjassa, näet koodin</translation>
    </message>
    <message>
        <source>Your three clues are ready</source>
        <translation>Kolme vihjettänne on valmiina</translation>
    </message>
    <message>
        <source>The sand has run out: your clues stand</source>
        <translation>Hiekka loppui: vihjeenne jäävät voimaan</translation>
    </message>
    <message>
        <source>The sand has run out: you have no clue</source>
        <translation>Hiekka loppui: teillä ei ole vihjeitä</translation>
    </message>
    <message numerus="yes">
        <source>The sand has run out: %n of your clues stand(s)</source>
        <translation>
            <numerusform>Hiekka loppui: teille jäi yksi vihje</numerusform>
            <numerusform>Hiekka loppui: teille jäi %n vihjettä</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} instead</source>
        <translation>Vaihda: {name}</translation>
    </message>
    <message>
        <source>The sand has run out</source>
        <translation>Hiekka loppui</translation>
    </message>
    <message>
        <source>How many clues does White have?</source>
        <translation>Montako vihjettä valkoisella on?</translation>
    </message>
    <message>
        <source>How many clues does Black have?</source>
        <translation>Montako vihjettä mustalla on?</translation>
    </message>
    <message>
        <source>The sand has run out: the others are missing.</source>
        <translation>Hiekka loppui: muut puuttuvat.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Valmis</translation>
    </message>
    <message>
        <source>Write three clues</source>
        <translation>Kirjoita kolme vihjettä</translation>
    </message>
    <message>
        <source>White then controls</source>
        <translation>sitten valkoinen ohjaa</translation>
    </message>
    <message>
        <source>Black then controls</source>
        <translation>sitten musta ohjaa</translation>
    </message>
    <message>
        <source>Waiting for the other team</source>
        <translation>toiset arvaavat vielä</translation>
    </message>
    <message>
        <source>Waiting for the team</source>
        <translation>joukkue arvaa vielä</translation>
    </message>
    <message>
        <source>Waiting for the interceptor</source>
        <translation>sieppaaja arvaa vielä</translation>
    </message>
    <message>
        <source>{name}, look away</source>
        <translation>{name}, katso&#xa0;muualle</translation>
    </message>
    <message>
        <source>Everybody else, look away</source>
        <translation>Muut, katsokaa&#xa0;muualle</translation>
    </message>
    <message>
        <source>White writes them down.</source>
        <translation>Valkoinen kirjaa ne.</translation>
    </message>
    <message>
        <source>Black writes them down.</source>
        <translation>Musta kirjaa ne.</translation>
    </message>
    <message>
        <source>The interceptor writes them down.</source>
        <translation>Sieppaaja kirjaa ne.</translation>
    </message>
    <message>
        <source>Write down White’s clues</source>
        <translation>Kirjatkaa valkoisen vihjeet</translation>
    </message>
    <message>
        <source>Write down Black’s clues</source>
        <translation>Kirjatkaa mustan vihjeet</translation>
    </message>
    <message>
        <source>Write down the clues</source>
        <translation>Kirjaa vihjeet</translation>
    </message>
    <message>
        <source>Read the first clue</source>
        <translation>Lue ensimmäinen</translation>
    </message>
    <message>
        <source>Read the second clue</source>
        <translation>Lue toinen</translation>
    </message>
    <message>
        <source>Read the third clue</source>
        <translation>Lue kolmas</translation>
    </message>
    <message>
        <source>First clue: missing</source>
        <translation>Ensimmäinen: puuttuu</translation>
    </message>
    <message>
        <source>Second clue: missing</source>
        <translation>Toinen: puuttuu</translation>
    </message>
    <message>
        <source>Third clue: missing</source>
        <translation>Kolmas: puuttuu</translation>
    </message>
    <message>
        <source>The first clue is missing.</source>
        <translation>Ensimmäinen vihje puuttuu.</translation>
    </message>
    <message>
        <source>The second clue is missing.</source>
        <translation>Toinen vihje puuttuu.</translation>
    </message>
    <message>
        <source>The third clue is missing.</source>
        <translation>Kolmas vihje puuttuu.</translation>
    </message>
    <message>
        <source>The sand has run out: what was written stands.</source>
        <translation>Hiekka loppui: kirjoitettu jää voimaan.</translation>
    </message>
    <message>
        <source>They appear here as they are read.</source>
        <translation>Ne tulevat tähän, kun ne luetaan.</translation>
    </message>
    <message>
        <source>What is our code?</source>
        <translation>Mikä on koodimme?</translation>
    </message>
    <message>
        <source>What is White’s code?</source>
        <translation>Mikä on valkoisen koodi?</translation>
    </message>
    <message>
        <source>What is Black’s code?</source>
        <translation>Mikä on mustan koodi?</translation>
    </message>
    <message>
        <source>What is the team’s code?</source>
        <translation>Mikä on joukkueen koodi?</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Lukittu</translation>
    </message>
    <message>
        <source>{name} is silent</source>
        <translation>{name} vaikenee</translation>
    </message>
    <message>
        <source>Lock the guess</source>
        <translation>Lukitse arvaus</translation>
    </message>
    <message>
        <source>Lock the interception</source>
        <translation>Lukitse sieppaus</translation>
    </message>
    <message>
        <source>No attempt</source>
        <comment>a team says so of itself</comment>
        <translation>Emme yritä</translation>
    </message>
    <message>
        <source>No attempt</source>
        <comment>one player says so</comment>
        <translation>En yritä</translation>
    </message>
    <message>
        <source>Turn the code card</source>
        <translation>Käännä koodikortti</translation>
    </message>
    <message>
        <source>No token: go on</source>
        <translation>Ei merkkejä: jatka</translation>
    </message>
    <message>
        <source>Hand out the tokens</source>
        <translation>Jaa merkit</translation>
    </message>
    <message>
        <source>White’s clues</source>
        <translation>Valkoisen vihjeet</translation>
    </message>
    <message>
        <source>Black’s clues</source>
        <translation>Mustan vihjeet</translation>
    </message>
    <message>
        <source>Read White’s guess</source>
        <translation>Lue valkoisen arvaus</translation>
    </message>
    <message>
        <source>Read Black’s guess</source>
        <translation>Lue mustan arvaus</translation>
    </message>
    <message>
        <source>The team’s guess</source>
        <translation>Joukkueen arvaus</translation>
    </message>
    <message>
        <source>The interceptor’s guess</source>
        <translation>Sieppaajan arvaus</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Kierros {n}</translation>
    </message>
    <message>
        <source>Guess the keywords</source>
        <translation>Arvaa avainsanat</translation>
    </message>
    <message>
        <source>Lay the answers open</source>
        <translation>Paljasta vastaukset</translation>
    </message>
    <message>
        <source>Count the answers</source>
        <translation>Laske vastaukset</translation>
    </message>
    <message>
        <source>The answers lie open</source>
        <translation>Vastaukset ovat esillä</translation>
    </message>
    <message>
        <source>Right answers: White {white}, Black {black}.</source>
        <translation>Oikeita vastauksia: valkoinen {white}, musta {black}.</translation>
    </message>
    <message>
        <source>Both guesses are locked</source>
        <translation>Arvaukset on lukittu</translation>
    </message>
    <message>
        <source>The guess is locked</source>
        <translation>Arvaus on lukittu</translation>
    </message>
    <message>
        <source>White makes no attempt</source>
        <translation>Valkoinen ei yritä</translation>
    </message>
    <message>
        <source>Black makes no attempt</source>
        <translation>Musta ei yritä</translation>
    </message>
    <message>
        <source>The interceptor makes no attempt</source>
        <translation>Sieppaaja ei yritä</translation>
    </message>
    <message>
        <source>White reads {code}</source>
        <translation>Valkoinen lukee {code}</translation>
    </message>
    <message>
        <source>Black reads {code}</source>
        <translation>Musta lukee {code}</translation>
    </message>
    <message>
        <source>The team reads {code}</source>
        <translation>Joukkue lukee {code}</translation>
    </message>
    <message>
        <source>The interceptor reads {code}</source>
        <translation>Sieppaaja lukee {code}</translation>
    </message>
    <message>
        <source>The interceptor has the code</source>
        <translation>Sieppaaja sai koodin</translation>
    </message>
    <message>
        <source>The team misunderstood its code</source>
        <translation>Joukkue tulkitsi väärin</translation>
    </message>
    <message>
        <source>The team decoded its code</source>
        <translation>Joukkue ratkaisi koodinsa</translation>
    </message>
    <message>
        <source>The team misunderstood it: it was {code}. Two tokens for the interceptor.</source>
        <translation>Joukkue tulkitsi sen väärin: koodi oli {code}. Kaksi merkkiä sieppaajalle.</translation>
    </message>
    <message>
        <source>The team decoded it too: {code}. A token for the interceptor.</source>
        <translation>Joukkue ratkaisi oman koodinsa: {code}. Merkki sieppaajalle.</translation>
    </message>
    <message>
        <source>The code was {code}. A token for the interceptor.</source>
        <translation>Koodi oli {code}. Merkki sieppaajalle.</translation>
    </message>
    <message>
        <source>The code was {code}.</source>
        <translation>Koodi oli {code}.</translation>
    </message>
    <message>
        <source>White intercepted the code</source>
        <translation>Valkoinen sieppasi koodin</translation>
    </message>
    <message>
        <source>Black intercepted the code</source>
        <translation>Musta sieppasi koodin</translation>
    </message>
    <message>
        <source>White misunderstood its code</source>
        <translation>Valkoinen tulkitsi väärin</translation>
    </message>
    <message>
        <source>Black misunderstood its code</source>
        <translation>Musta tulkitsi väärin</translation>
    </message>
    <message>
        <source>White decoded its code</source>
        <translation>Valkoinen ratkaisi koodinsa</translation>
    </message>
    <message>
        <source>Black decoded its code</source>
        <translation>Musta ratkaisi koodinsa</translation>
    </message>
    <message>
        <source>White misunderstood it: it was {code}.</source>
        <translation>Valkoinen tulkitsi sen väärin: koodi oli {code}.</translation>
    </message>
    <message>
        <source>Black misunderstood it: it was {code}.</source>
        <translation>Musta tulkitsi sen väärin: koodi oli {code}.</translation>
    </message>
    <message>
        <source>White decoded it too: {code}.</source>
        <translation>Valkoinen ratkaisi oman koodinsa: {code}.</translation>
    </message>
    <message>
        <source>Black decoded it too: {code}.</source>
        <translation>Musta ratkaisi oman koodinsa: {code}.</translation>
    </message>
    <message>
        <source>White’s four keywords are</source>
        <translation>Valkoisen neljä avainsanaa</translation>
    </message>
    <message>
        <source>Black’s four keywords are</source>
        <translation>Mustan neljä avainsanaa</translation>
    </message>
    <message>
        <source>Lock the answers</source>
        <translation>Lukitse vastaukset</translation>
    </message>
    <message>
        <source>Your answers are locked</source>
        <translation>Vastauksenne on lukittu</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Uusi peli</translation>
    </message>
    <message>
        <source>colours exchanged</source>
        <translation>värit vaihtuvat</translation>
    </message>
    <message>
        <source>same seats, other words</source>
        <translation>samat paikat, uudet sanat</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>The team</source>
        <comment>two of three players, as a word by itself</comment>
        <translation>Joukkue</translation>
    </message>
    <message>
        <source>The interceptor</source>
        <comment>one of three players, as a word by itself</comment>
        <translation>Sieppaaja</translation>
    </message>
    <message>
        <source>White</source>
        <comment>the team, as a word by itself</comment>
        <translation>Valkoinen</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>the team, as a word by itself</comment>
        <translation>Musta</translation>
    </message>
    <message>
        <source>hummed</source>
        <comment>a clue that was hummed</comment>
        <translation>hyräily</translation>
    </message>
    <message>
        <source>danced</source>
        <comment>a clue that was danced</comment>
        <translation>tanssi</translation>
    </message>
    <message>
        <source>mimed</source>
        <comment>a clue that was mimed</comment>
        <translation>pantomiimi</translation>
    </message>
    <message>
        <source>{how}: {note}</source>
        <translation>{how}: {note}</translation>
    </message>
    <message>
        <source>on paper</source>
        <comment>a clue that was said and written on paper only</comment>
        <translation>paperilla</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>a clue that is not there</comment>
        <translation>puuttuu</translation>
    </message>
    <message>
        <source>struck: {clue}</source>
        <translation>hylätty: {clue}</translation>
    </message>
    <message>
        <source>Two tokens win for the interceptor.</source>
        <translation>Sieppaaja voittaa kahdella merkillä.</translation>
    </message>
    <message>
        <source>Five rounds, and the interceptor holds fewer than two tokens.</source>
        <translation>Viisi kierrosta, ja sieppaajalla on alle kaksi merkkiä.</translation>
    </message>
    <message>
        <source>Two codes were intercepted.</source>
        <translation>Kaksi koodia siepattiin.</translation>
    </message>
    <message>
        <source>Two interceptions, and White misunderstood itself twice.</source>
        <translation>Kaksi sieppausta, ja valkoinen tulkitsi koodinsa kahdesti väärin.</translation>
    </message>
    <message>
        <source>Two interceptions, and Black misunderstood itself twice.</source>
        <translation>Kaksi sieppausta, ja musta tulkitsi koodinsa kahdesti väärin.</translation>
    </message>
    <message>
        <source>White misunderstood itself twice.</source>
        <translation>Valkoinen tulkitsi koodinsa kahdesti väärin.</translation>
    </message>
    <message>
        <source>Black misunderstood itself twice.</source>
        <translation>Musta tulkitsi koodinsa kahdesti väärin.</translation>
    </message>
    <message>
        <source>The tie-break was decided by points.</source>
        <translation>Tasapelin ratkaisivat pisteet.</translation>
    </message>
    <message>
        <source>The tie-break was decided by keywords.</source>
        <translation>Tasapelin ratkaisivat avainsanat.</translation>
    </message>
    <message>
        <source>Points and keywords are even.</source>
        <translation>Pisteet ja avainsanat ovat tasan.</translation>
    </message>
    <message>
        <source>A shared victory</source>
        <translation>Jaettu voitto</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Valkoinen voittaa</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Musta voittaa</translation>
    </message>
    <message>
        <source>The team wins</source>
        <translation>Joukkue voittaa</translation>
    </message>
    <message>
        <source>The interceptor wins</source>
        <translation>Sieppaaja voittaa</translation>
    </message>
    <message>
        <source>Take back: White’s guess</source>
        <translation>Peru valkoisen arvaus</translation>
    </message>
    <message>
        <source>Take back: Black’s guess</source>
        <translation>Peru mustan arvaus</translation>
    </message>
    <message>
        <source>Take back: the guess</source>
        <translation>Peru arvaus</translation>
    </message>
    <message>
        <source>Take back: ready</source>
        <translation>Peru: valmis</translation>
    </message>
    <message>
        <source>Take back: how many were ready</source>
        <translation>Peru: montako oli valmiina</translation>
    </message>
    <message>
        <source>Take back: we know our words</source>
        <translation>Peru: tunnemme sanamme</translation>
    </message>
    <message>
        <source>Take back: the last clue</source>
        <translation>Peru viime vihje</translation>
    </message>
    <message>
        <source>Take back: the four answers</source>
        <translation>Peru neljä vastausta</translation>
    </message>
    <message>
        <source>Take back: the encryptor</source>
        <translation>Peru: salakoodaaja</translation>
    </message>
    <message>
        <source>Take back: all clues are read</source>
        <translation>Peru: vihjeet luettu</translation>
    </message>
    <message>
        <source>Take back: the near-miss</source>
        <translation>Peru sanan hyväksyntä</translation>
    </message>
    <message>
        <source>Take back: the clue was accepted</source>
        <translation>Peru vihjeen hyväksyntä</translation>
    </message>
    <message>
        <source>Take back: the players</source>
        <translation>Peru pelaajien vaihto</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Peru</translation>
    </message>
    <message>
        <source>Take back: White is ready</source>
        <translation>Peru: valkoinen valmis</translation>
    </message>
    <message>
        <source>Take back: Black is ready</source>
        <translation>Peru: musta valmis</translation>
    </message>
    <message>
        <source>Give again: White’s guess</source>
        <translation>Palauta valkoisen arvaus</translation>
    </message>
    <message>
        <source>Give again: Black’s guess</source>
        <translation>Palauta mustan arvaus</translation>
    </message>
    <message>
        <source>Give again: the guess</source>
        <translation>Palauta arvaus</translation>
    </message>
    <message>
        <source>Give again: ready</source>
        <translation>Palauta: valmis</translation>
    </message>
    <message>
        <source>Give again: we know our words</source>
        <translation>Palauta: tunnemme sanamme</translation>
    </message>
    <message>
        <source>Give again: the last clue</source>
        <translation>Palauta viime vihje</translation>
    </message>
    <message>
        <source>Give again: the four answers</source>
        <translation>Palauta neljä vastausta</translation>
    </message>
    <message>
        <source>Give again: the encryptor</source>
        <translation>Palauta: salakoodaaja</translation>
    </message>
    <message>
        <source>Give again: all clues are read</source>
        <translation>Palauta: vihjeet luettu</translation>
    </message>
    <message>
        <source>Give again: the near-miss</source>
        <translation>Palauta sanan hyväksyntä</translation>
    </message>
    <message>
        <source>Give again: the clue was accepted</source>
        <translation>Palauta vihjeen hyväksyntä</translation>
    </message>
    <message>
        <source>Give again: the players</source>
        <translation>Palauta pelaajien vaihto</translation>
    </message>
    <message>
        <source>Give again: how many were ready</source>
        <translation>Palauta: montako oli valmiina</translation>
    </message>
    <message>
        <source>Give again</source>
        <translation>Palauta</translation>
    </message>
    <message>
        <source>clues in writing only</source>
        <comment>a house rule</comment>
        <translation>vihjeet vain kirjallisesti</translation>
    </message>
    <message>
        <source>at most two words a clue</source>
        <comment>a house rule</comment>
        <translation>vihjeessä enintään kaksi sanaa</translation>
    </message>
    <message>
        <source>House rules: {rules}.</source>
        <translation>Talon säännöt: {rules}.</translation>
    </message>
    <message>
        <source>This evening: {white} {won_white}, {black} {won_black}, shared {shared}.</source>
        <translation>Tänä iltana: {white} {won_white}, {black} {won_black}, jaettuja {shared}.</translation>
    </message>
    <message>
        <source>This evening: {white} {won_white}, {black} {won_black}.</source>
        <translation>Tänä iltana: {white} {won_white}, {black} {won_black}.</translation>
    </message>
    <message>
        <source>White’s code card was seen: may White draw another one?</source>
        <translation>Valkoisen koodikortti nähtiin: saako valkoinen nostaa uuden?</translation>
    </message>
    <message>
        <source>Black’s code card was seen: may Black draw another one?</source>
        <translation>Mustan koodikortti nähtiin: saako musta nostaa uuden?</translation>
    </message>
    <message>
        <source>White’s guess was mistyped: White makes no attempt?</source>
        <translation>Valkoisen arvaus kirjattiin väärin: jääkö valkoinen yrittämättä?</translation>
    </message>
    <message>
        <source>Black’s guess was mistyped: Black makes no attempt?</source>
        <translation>Mustan arvaus kirjattiin väärin: jääkö musta yrittämättä?</translation>
    </message>
    <message>
        <source>White’s guess was mistyped: should it be {code}?</source>
        <translation>Valkoisen arvaus kirjattiin väärin: pitäisikö sen olla {code}?</translation>
    </message>
    <message>
        <source>Black’s guess was mistyped: should it be {code}?</source>
        <translation>Mustan arvaus kirjattiin väärin: pitäisikö sen olla {code}?</translation>
    </message>
    <message>
        <source>The code card was seen: may another one be drawn?</source>
        <translation>Koodikortti nähtiin: saako nostaa uuden?</translation>
    </message>
    <message>
        <source>The interceptor’s guess was mistyped: is there no attempt?</source>
        <translation>Sieppaajan arvaus kirjattiin väärin: jääkö sieppaus yrittämättä?</translation>
    </message>
    <message>
        <source>The team’s guess was mistyped: should it be {code}?</source>
        <translation>Joukkueen arvaus kirjattiin väärin: pitäisikö sen olla {code}?</translation>
    </message>
    <message>
        <source>The interceptor’s guess was mistyped: should it be {code}?</source>
        <translation>Sieppaajan arvaus kirjattiin väärin: pitäisikö sen olla {code}?</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nyt ei ole teidän vuoronne.</translation>
    </message>
    <message>
        <source>The interception is locked first.</source>
        <translation>Sieppaus lukitaan ensin.</translation>
    </message>
    <message>
        <source>Nobody intercepts in the first round.</source>
        <translation>Ensimmäisellä kierroksella ei siepata.</translation>
    </message>
    <message>
        <source>Not all three clues have been read.</source>
        <translation>Kaikkia kolmea vihjettä ei ole luettu.</translation>
    </message>
    <message>
        <source>A clue must not be empty.</source>
        <translation>Vihje ei saa olla tyhjä.</translation>
    </message>
    <message>
        <source>By house rule clues are given in writing only.</source>
        <translation>Talon sääntö: vihjeet annetaan vain kirjallisesti.</translation>
    </message>
    <message>
        <source>By house rule a clue has at most two words.</source>
        <translation>Talon sääntö: vihjeessä on enintään kaksi sanaa.</translation>
    </message>
    <message>
        <source>A code is three different digits from 1 to 4.</source>
        <translation>Koodissa on kolme eri numeroa väliltä 1–4.</translation>
    </message>
    <message>
        <source>There is no other word to be had for this one.</source>
        <translation>Tämän tilalle ei ole toista sanaa.</translation>
    </message>
    <message>
        <source>That waits for an answer.</source>
        <translation>Se odottaa vastausta.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Mitään peruttavaa ei ole.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Se ei ole nyt mahdollista.</translation>
    </message>
</context>
</TS>
