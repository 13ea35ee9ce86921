### Kiesel: alle Wörter des Spiels.

title = Kiesel
tagline = Einer, zwei oder drei: Wer nimmt den letzten?
about = Ein Haufen Kiesel liegt auf dem Tisch. Reihum nehmt ihr einen, zwei oder drei. Wer den letzten nimmt, gewinnt.
minutes = 2

## Was man tun kann

action-take = { $pebbles ->
    [one] Einen Kiesel nehmen
   *[other] { $pebbles } Kiesel nehmen
}
kind-take = Kiesel nehmen

## Was gefragt ist

ask-take = Wie viele Kiesel nimmst du?

## Was geschah

event-taken = { $pebbles ->
    [one] { $player } nimmt einen Kiesel, { $left } bleiben.
   *[other] { $player } nimmt { $pebbles } Kiesel, { $left } bleiben.
}

## Was nicht geht

why-none_at_all = Einen musst du mindestens nehmen.
why-too_few_left = So viele liegen nicht mehr da: Es sind noch { $left }.

## Wie es endet

reason-last_wins = Der Haufen ist leer: { $player } hat den letzten Kiesel genommen.
reason-last_loses = Der Haufen ist leer: { $player } musste den letzten Kiesel nicht nehmen.
source-last_pebble = Der letzte Kiesel

## Was der Tisch wählen darf

option-heap = Kiesel im Haufen
option-heap-help = Mehr Kiesel, längeres Rechnen.
option-heap-12 = zwölf
option-heap-15 = fünfzehn
option-heap-21 = einundzwanzig
option-last = Wer den letzten nimmt
option-last-help = Ob der letzte Kiesel Glück oder Pech bringt.
option-last-wins = gewinnt
option-last-loses = verliert

## Auf dem Brett

label-heap = { $count ->
    [one] Ein Kiesel im Haufen
   *[other] { $count } Kiesel im Haufen
}
label-taken = genommen: { $count }
