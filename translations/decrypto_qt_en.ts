<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Problems</name>
    <message numerus="yes">
        <source>%n more line(s) are wrong.</source>
        <translation>
            <numerusform>%n more line is wrong.</numerusform>
            <numerusform>%n more lines are wrong.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SandTimer</name>
    <message numerus="yes">
        <source>%n second(s), not turned yet</source>
        <comment>a sand timer</comment>
        <translation>
            <numerusform>%n second, not turned yet</numerusform>
            <numerusform>%n seconds, not turned yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message numerus="yes">
        <source>%n clue(s) still missing</source>
        <translation>
            <numerusform>%n clue still missing</numerusform>
            <numerusform>%n clues still missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) still missing</source>
        <translation>
            <numerusform>%n digit still missing</numerusform>
            <numerusform>%n digits still missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sand has run out: %n of your clues stand(s)</source>
        <translation>
            <numerusform>The sand has run out: %n of your clues stands</numerusform>
            <numerusform>The sand has run out: %n of your clues stand</numerusform>
        </translation>
    </message>
</context>
</TS>
