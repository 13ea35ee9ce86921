### Bids: alle Wörter des Spiels.

title = Gebote
tagline = Eine Karte, verdeckt, alle zugleich
about = Alle halten ein paar geheime Karten und bieten eine davon für den Preis auf dem Tisch. Die einzige höchste Karte bekommt ihn. Für zwei bis vier, etwa 3 Minuten.

## Was man tun kann

action-bid = Die { $card } bieten
kind-bid = Karte bieten

## Was gefragt ist

ask-bid = Welche Karte bietest du?

## Was geschah

event-dealt = Du hältst { $cards }.
event-opened = Ein Preis von { $prize } liegt auf dem Tisch.
event-shown = Die Karten werden aufgedeckt: { $cards }.
event-taken = { $player } bekommt { $prizes }.

## Wie es endet

reason-hands_empty = Alle Karten sind gespielt: { $player } hat am meisten gesammelt.
source-prizes = Preise

## Was der Tisch wählen darf

option-hand = Karten auf der Hand
option-hand-help = So viele Karten, so viele Runden.
option-hand-5 = fünf
option-hand-4 = vier
option-hand-3 = drei
option-ties = Gleiche höchste Karte
option-ties-help = Was mit dem Preis geschieht, wenn zwei dieselbe höchste Karte bieten.
option-ties-discard = niemand bekommt den Preis
option-ties-carry = er bleibt für die nächste Runde liegen

## Für die Ohren

label-hand = Deine Hand
label-prize = Auf dem Tisch
label-played = Gespielt
label-won = Gesammelt
