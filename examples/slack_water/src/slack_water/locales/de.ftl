### Stauwasser: alle Wörter des Spiels.

title = Stauwasser
tagline = Wer nicht bedienen kann, wendet die Gezeit
about = Bediene, stich und behalte von jedem Stich eine Karte. Bei Flut sticht die höchste, bei Ebbe die niedrigste, und jede Karte, die nicht bedient, wendet die Gezeit. Für drei bis fünf, etwa 10 Minuten.

## Karten

word-fish = Fisch
word-crab = Krebs
word-mussel = Muschel
word-starfish = Seestern
word-flood = Flut
word-ebb = Ebbe

## Was man tun kann

action-play = { $suit } { $value } ausspielen
kind-play = Eine Karte ausspielen
action-keep = { $suit } { $value } behalten
kind-keep = Eine Karte behalten

## Was gefragt ist

ask-play = Welche Karte spielst du?
ask-keep = Der Stich gehört dir. Welche Karte behältst du?

## Was geschehen ist

event-dealt = Runde { $number }: Es ist Flut.
event-held = Du bekommst { $cards }.
event-played = { $player } spielt { $suit } { $value }.
event-turned = Die Gezeit wendet sich: { $tide }.
event-took = Der Stich geht an { $player }.
event-kept = { $player } behält { $suit } { $value }.

## Wie es endet

reason-last_trick =
    { $tie ->
        [several] Der letzte Stich ist gemacht: { $player } haben gleich gut gefischt.
        [all] Der letzte Stich ist gemacht, und alle haben gleich gut gefischt.
       *[other] Der letzte Stich ist gemacht: { $player } hat den besten Fang.
    }
source-suits = Karten einer Farbe
source-whole_table = Von jeder Farbe eine

## Was der Tisch wählen darf

option-hand = Handkarten
option-hand-help = So viele Stiche hat jede Runde.
option-hand-6 = sechs
option-hand-5 = fünf
option-hand-4 = vier
option-deals = Runden
option-deals-help = Was du gefangen hast, bleibt dir.
option-deals-2 = zwei
option-deals-1 = eine

## Warum etwas nicht geht

why-keep_first = Der Stich ist voll. Behalte zuerst eine seiner Karten.
why-play_first = Der Stich ist noch nicht voll.
why-not_in_hand = Diese Karte hast du nicht auf der Hand.
why-must_follow = Du hast { $suit } auf der Hand und musst bedienen.
why-not_in_trick = Diese Karte liegt nicht im Stich.

## Auf dem Tisch

label-flood = die höchste Karte sticht
label-ebb = die niedrigste Karte sticht
label-hand = Deine Hand
label-trick = Der Stich
label-washed = In dieser Runde weggespült
label-takes = sticht
label-leads = { $player } spielt aus
label-you-lead = Du spielst aus
label-dry = hat nicht
label-deal = Runde { $number } von { $deals }

## Für das schlichte Brett

field-seat = Wer
field-mover = Am Zug
field-tide = Gezeit
field-deal = Runde
field-deals = Runden insgesamt
field-hand = Deine Hand
field-trick = Der Stich
field-washed = In dieser Runde weggespült
field-seats = Am Tisch
field-card = Karte
field-takes = Sticht gerade
field-suit = Farbe
field-value = Wert
field-cards_left = Auf der Hand
field-points = Punkte
field-dry = Hat erkennbar nicht
field-caught = Gefangen
value-tide-flood = Flut: Die höchste Karte sticht
value-tide-ebb = Ebbe: Die niedrigste Karte sticht

## Was die Dinge sind

explain-flood = Flut
explain-flood-meaning = Die höchste Karte der angespielten Farbe macht den Stich.
explain-flood-rule = 5
explain-ebb = Ebbe
explain-ebb-meaning = Die niedrigste Karte der angespielten Farbe macht den Stich.
explain-ebb-rule = 5
explain-caught = Fang
explain-caught-meaning = Die erste Karte einer Farbe zählt 1, die zweite 2 mehr, die dritte 3 mehr. Von jeder Farbe eine zählt 6 mehr.
explain-caught-rule = 10
explain-dry = Trocken
explain-dry-meaning = Hat diese Farbe in dieser Runde nicht bedient, hat also keine davon.
explain-dry-rule = 4
explain-washed = Weggespült
explain-washed-meaning = Karten dieser Runde, die niemand mehr spielen oder behalten kann.
explain-washed-rule = 7

## Colours of the plain board, the same words in every language

colour-fish = blue
colour-crab = red
colour-mussel = violet
colour-starfish = orange
