### Pfad der Elemente: alle Worte des Spiels.

title = Pfad der Elemente
tagline = Leg deinen Pfad und ruf die Geister
about = Ihr baut aus sechseckigen Feldern jeder einen eigenen Pfad, deckt wie beim Memo Geisterpärchen auf und lockt sie auf die Felder, die sie mögen. Ein Geist kommt zu dir, der andere muss zu jemand anderem. Für 2 bis 4, ab 6 Jahren, etwa 20 bis 40 Minuten.
reconstructed = Tableaus, drei Punktwerte und 25 der 28 Omen haben wir erschlossen. Hast du die Schachtel? Geh über „Einladen“, dann kannst du vor der Partie eintragen, was wirklich drinsteht.
minutes = 30

seat-0 = Platz 1
seat-1 = Platz 2
seat-2 = Platz 3
seat-3 = Platz 4

## Elemente und Geister

word-earth = Erde
word-air = Luft
word-water = Wasser
word-fire = Feuer
word-mask = Maske

## Gute Omen

word-earth-1 = Erd-Omen 1
word-earth-2 = Erd-Omen 2
word-earth-3 = Erd-Omen 3
word-earth-4 = Erd-Omen 4
word-earth-5 = Erd-Omen 5
word-earth-6 = Erd-Omen 6
word-earth-7 = Erd-Omen 7
word-air-1 = Luft-Omen 1
word-air-2 = Luft-Omen 2
word-air-3 = Luft-Omen 3
word-air-4 = Luft-Omen 4
word-air-5 = Luft-Omen 5
word-air-6 = Luft-Omen 6
word-air-7 = Luft-Omen 7
word-water-1 = Wasser-Omen 1
word-water-2 = Wasser-Omen 2
word-water-3 = Wasser-Omen 3
word-water-4 = Wasser-Omen 4
word-water-5 = Wasser-Omen 5
word-water-6 = Wasser-Omen 6
word-water-7 = Wasser-Omen 7
word-fire-1 = Feuer-Omen 1
word-fire-2 = Feuer-Omen 2
word-fire-3 = Feuer-Omen 3
word-fire-4 = Feuer-Omen 4
word-fire-5 = Feuer-Omen 5
word-fire-6 = Feuer-Omen 6
word-fire-7 = Feuer-Omen 7
word-pair = zwei nebeneinander
word-line3 = drei in gerader Reihe
word-bend3 = drei im Bogen
word-tri3 = drei im Dreieck
word-line4 = vier in gerader Reihe
word-hook4 = vier als Haken
word-arch4 = vier im Bogen
word-zigzag4 = vier im Zickzack
word-star4 = vier als Stern
word-tail4 = Dreieck mit Schweif
word-rhombus4 = vier als Raute
word-tile = einer auf einem Feld
omen-pair = Zwiesprache { $spirits }
omen-line3 = Reihe { $spirits }
omen-bend3 = Bogen { $spirits }
omen-tri3 = Dreiklang { $spirits }
omen-line4 = Reihe { $spirits }
omen-hook4 = Haken { $spirits }
omen-arch4 = Bogen { $spirits }
omen-zigzag4 = Zickzack { $spirits }
omen-star4 = Stern { $spirits }
omen-tail4 = Schweif { $spirits }
omen-rhombus4 = Raute { $spirits }
omen-earth = { $spirits } auf Erdfeld
omen-air = { $spirits } auf Luftfeld
omen-water = { $spirits } auf Wasserfeld
omen-fire = { $spirits } auf Feuerfeld
spirits-1 = { $one }
spirits-2 = { $one } und { $two }
spirits-3 = { $one }, { $two } und { $three }
spirits-4 = { $one }, { $two }, { $three } und { $four }

## Muster auf dem Pfad

word-row = Fluss
word-triangle = Dreieck
word-clearing = Lichtung

## Was man tun kann

action-choose = { $element } wählen
action-take = Ein Feld { $element } behalten
action-keep = „{ $first }“ und „{ $second }“ behalten
action-lay = { $element } auf { $at } legen
action-lift = Das Feld auf { $at } wieder aufnehmen
action-done = Mein Pfad ist fertig
action-reveal = Geist { $at } aufdecken
action-third_reveal = Für eine Gabe Geist { $at } aufdecken
action-cover_up = Alle wieder zudecken
action-place_own = Auf dein Feld { $at } legen
action-place_foreign = Auf Feld { $at } im { $path }-Pfad legen
action-cover_own = Deinen Geist auf Feld { $at } zudecken
action-swap_own = Deine Geister auf Feld { $at } und { $to } tauschen
action-move_own = Deinen Geist von Feld { $at } nach { $to } bewegen
action-upgrade = Deinem Geist auf Feld { $at } eine Gabe geben
action-uncover_foreign = Den Geist auf Feld { $at } im { $path }-Pfad aufdecken
action-swap_foreign = Im { $path }-Pfad die Geister auf Feld { $at } und { $to } tauschen
action-move_foreign = Im { $path }-Pfad den Geist von Feld { $at } nach { $to } bewegen
action-exchange_omen = „{ $omen }“ gegen ein neues Omen tauschen
action-skip = Auf die Macht verzichten
action-end_turn = Zug beenden
kind-choose = Element wählen
kind-take = Feld behalten
kind-keep = Omen behalten
kind-lay = Legen
kind-lift = Aufnehmen
kind-done = Fertig
kind-reveal = Aufdecken
kind-third_reveal = Dritten aufdecken
kind-cover_up = Zudecken
kind-place_own = Zu dir legen
kind-place_foreign = Zu anderen legen
kind-cover_own = Eigenen Geist zudecken
kind-swap_own = Eigene Geister tauschen
kind-move_own = Eigenen Geist bewegen
kind-upgrade = Gabe auflegen
kind-uncover_foreign = Fremden Geist aufdecken
kind-swap_foreign = Fremde Geister tauschen
kind-move_foreign = Fremden Geist bewegen
kind-exchange_omen = Omen tauschen
kind-skip = Verzichten
kind-end_turn = Zug beenden

## Was gefragt ist

ask-element = Such dir ein Element aus.
ask-draft = Behalte ein Feld und gib den Rest nach links.
ask-omens = Behalte zwei Gute Omen.
ask-path = Leg deinen Pfad. Du darfst umbauen, bis du „fertig“ sagst.
ask-reveal = Deck einen Geist auf. Vorher darfst du Gaben einsetzen.
ask-second = Und jetzt den zweiten.
ask-miss = Kein Pärchen. Wie geht es weiter?
ask-place_own = Ein Pärchen! Leg einen Geist auf deinen Pfad.
ask-place_foreign = Der andere Geist gehört auf einen fremden Pfad.
ask-power = Nutz die Macht deines Pärchens, wenn du magst.
ask-after = Möchtest du noch Gaben einsetzen?
ask-gifts = Letzte Runde: Setz deine übrigen Gaben ein.

## Was geschehen ist

event-first = { $player } beginnt.
event-chose = { $player } spielt { $element }.
event-omens = Gute Omen von { $player }: { $omens }.
event-draft = Auswahl { $round }: Alle behalten ein Feld.
event-took_last = Das letzte Feld für { $player }: { $element }.
event-took_last-faded = { $player } bekommt das letzte Feld.
event-built = Der Pfad von { $player } ist fertig.
event-paths_lie = Alle Pfade liegen. Die Geister warten.
event-turn = { $player } ist dran.
event-revealed = { $player } deckt Geist { $at } auf: { $motif }.
event-revealed-faded = { $player } deckt Geist { $at } auf.
event-third_revealed = { $player } zahlt eine Gabe und deckt Geist { $at } auf: { $motif }.
event-third_revealed-faded = { $player } zahlt eine Gabe und deckt Geist { $at } auf.
event-pair = { $player } hat ein Pärchen: { $motif }!
event-pair-faded = { $player } hat ein Pärchen!
event-missed = Kein Pärchen für { $player }. Alle werden wieder zugedeckt.
event-placed = { $player } legt einen Geist ({ $motif }) auf Feld { $at } im { $path }-Pfad.
event-placed-faded = { $player } legt einen Geist auf Feld { $at } im { $path }-Pfad.
event-skipped = { $player } lässt die Macht ungenutzt.
event-covered = { $player } deckt den eigenen Geist auf Feld { $at } zu.
event-upgraded = { $player } gibt dem eigenen Geist auf Feld { $at } eine Gabe.
event-moved = { $player } bewegt im { $path }-Pfad den Geist von Feld { $at } nach { $to }.
event-moved-faded = { $player } bewegt einen Geist im { $path }-Pfad.
event-swapped = { $player } tauscht im { $path }-Pfad die Geister auf Feld { $at } und { $to }.
event-swapped-faded = { $player } tauscht zwei Geister im { $path }-Pfad.
event-uncovered = { $player } deckt im { $path }-Pfad den Geist auf Feld { $at } wieder auf: { $motif }.
event-uncovered-faded = { $player } deckt im { $path }-Pfad den Geist auf Feld { $at } wieder auf.
event-exchanged = { $player } tauscht ein Gutes Omen.
event-drew = Neues Gutes Omen für { $player }: { $omen }.
event-last_gifts = Die Gabenphase beginnt, { $player } zuerst.
event-omens_shown = { $player } zeigt die Guten Omen: { $omens }.
event-scored = { $player }: { $path } Punkte für den Pfad, { $spirits } für Geister, { $omens } für Omen. Zusammen { $points }.
event-won =
    { $winners ->
        [other] Geteilter Sieg für { $player } mit { $points } Punkten!
       *[1] { $player } gewinnt mit { $points } Punkten!
    }

## Warum nicht?

never-lay_nothing = Nimm zuerst ein Feld aus deinem Vorrat, dann tipp an, wo es hin soll.
never-lay_no_more = Dein Vorrat ist leer: Alle zwölf Felder liegen schon.
never-lay_outside = So weit reicht der Tisch nicht: 23 Felder von der Mitte ist Schluss.
never-choose_gift = Sag zuerst, was die Gabe tun soll: Tipp „Gaben einsetzen“ an und such dir etwas aus.
never-spend_gift = Deine Gaben können gerade nichts bewirken: Dafür muss erst ein passender Geist auf einem Pfad liegen.
never-cover_own = Zudecken kannst du nur Geister auf deinem eigenen Pfad.
never-swap_own = Damit tauschst du nur Geister auf deinem eigenen Pfad.
never-move_own = Damit bewegst du nur Geister auf deinem eigenen Pfad.
never-upgrade = Eine Gabe legst du nur auf Geister deines eigenen Pfads.
why-element_first = Zuerst suchen sich alle ein Element aus.
why-draft_first = Zuerst werden die Felder ausgewählt: Behalte eines aus deinem Stapel.
why-omens_first = Zuerst behältst du zwei Gute Omen.
why-path_first = Zuerst müssen alle Pfade liegen.
why-element_is_chosen = Die Elemente sind vergeben. Du spielst { $element }.
why-draft_is_over = Die Felder sind verteilt, alle haben zwölf.
why-omens_are_kept = Die Guten Omen sind schon ausgesucht.
why-omens_are_drawn = An diesem Tisch werden Gute Omen gezogen, nicht ausgesucht.
why-no_omens_here = Ihr spielt mit den Basisregeln, ohne Gute Omen.
why-paths_lie = Alle Pfade liegen, kein Feld bewegt sich mehr.
why-element_taken = { $element } hat sich schon jemand ausgesucht.
why-not_in_pack = In deinem Stapel ist kein Feld mit { $element }.
why-foreign_omens = Du behältst zwei der sieben Omen deines eigenen Elements: { $element }.
why-no_such_tile = Du hast kein Feld mit { $element } mehr zu legen.
why-tiles_left =
    { $left ->
        [one] Ein Feld deines Pfads fehlt noch.
       *[other] { $left } Felder deines Pfads fehlen noch.
    }
why-in_pieces = Dein Pfad liegt in Stücken. Alle zwölf Felder müssen zusammenhängen.
why-tile_alone = Auf deinem Pfad liegt ein Feld allein. Jedes braucht ein anderes neben sich.
why-middle_first = Das erste Feld liegt in der Mitte.
why-cell_taken = Da liegt schon ein Feld.
why-touches_nothing = Ein neues Feld muss eines berühren, das schon liegt.
why-too_far = Eine neue Insel beginnt mit einer freien Stelle Abstand zu deinen Feldern.
why-would_stay_alone =
    { $left ->
        [one] Du hast nur noch ein Feld, und dann bliebe eines allein.
       *[other] Du hast noch { $left } Felder, und dann bekäme nicht mehr jedes einsame einen Nachbarn.
    }
why-loose_first = Du kannst nur noch wenige Felder aufnehmen: Nimm zuerst die losen auf.
why-nothing_to_take_up = Da liegt kein Feld von dir.
why-no_lifts_left = Öfter kannst du kein Feld mehr aufnehmen. Leg jetzt den Rest.
why-would_break =
    { $lifts ->
        [one] Du kannst nur noch ein Feld aufnehmen, und ohne dieses fiele dein Pfad auseinander.
       *[other] Du kannst nur noch { $lifts } Felder aufnehmen, und ohne dieses fiele dein Pfad auseinander.
    }
why-reveal_first = Zuerst musst du zwei Geister aufdecken.
why-second_first = Deck zuerst den zweiten Geist auf.
why-third_or_cover = Du hast kein Pärchen: Deck für eine Gabe einen dritten Geist auf, oder deck sie zu.
why-place_first = Leg zuerst dein Pärchen.
why-power_or_skip = Nutz zuerst die Macht deines Pärchens, oder lass sie.
why-revealed_already = In diesem Zug hast du schon Geister aufgedeckt.
why-only_gifts_now = Das ist die Gabenphase: Jetzt werden nur noch Gaben eingesetzt.
why-no_power_now = Es gibt gerade keine Macht, die du lassen könntest.
why-nothing_lies_open = In der Mitte liegt kein Geist offen.
why-two_first = Einen dritten Geist gibt es erst nach zwei verschiedenen.
why-only_one_third = In einem Zug lässt sich nur ein dritter Geist aufdecken.
why-too_few_gifts =
    { $cost ->
        [one] Das kostet eine Gabe
       *[other] Das kostet { $cost } Gaben
    }, und { $gifts ->
        [0] du hast keine mehr.
        [one] du hast nur eine.
       *[other] du hast nur { $gifts }.
    }
why-no_such_place = Platz { $place } gibt es nicht: Das Raster hat { $places } Plätze.
why-place_is_empty = Auf Platz { $place } liegt kein Geist mehr.
why-lies_open = Geist { $place } liegt schon offen.
why-own_path_full = Dein Pfad ist voll, dieser Geist geht zu jemand anderem.
why-own_one_lies = Ein Geist liegt schon auf deinem Pfad. Der andere geht zu jemand anderem.
why-no_pair = Gerade gibt es kein Pärchen zu legen.
why-tile_taken = Auf Feld { $at } liegt schon ein Geist.
why-own_path_first = Der erste Geist kommt auf deinen eigenen Pfad.
why-others_are_full = Die Pfade der anderen sind voll, dieser Geist bleibt bei dir.
why-nobody_plays = { $path } spielt in dieser Partie niemand.
why-own_path = Dieser Geist gehört auf einen fremden Pfad, nicht auf deinen.
why-path_full = Der { $path }-Pfad ist voll.
why-not_the_poorest =
    { $spirits ->
        [one] Im { $path }-Pfad liegt ein Geist.
       *[other] Im { $path }-Pfad liegen { $spirits } Geister.
    } Der Geist geht dorthin, wo die wenigsten liegen: { $paths } ({ $fewest }).
why-another_power = Ein Pärchen { $motif } hat eine andere Macht.
why-no_gifts_between = Gaben kannst du vor dem Aufdecken einsetzen und danach, aber nicht dazwischen.
why-own_spirits = Das sind deine eigenen Geister. Das geht nur bei fremden.
why-omen_not_yours = Dieses Omen hast du nicht im Spiel.
why-stack_is_empty = Dein Omenstapel ist leer.
why-no_spirit = Auf Feld { $at } liegt kein Geist.
why-covered_already = Dein Geist auf Feld { $at } ist schon zugedeckt.
why-mask_gets_no_gift = Eine Maske bekommt keine Gabe.
why-has_a_gift = Auf diesem Geist liegt schon eine Gabe, und jeder bekommt nur eine.
why-is_face_up = Dieser Geist liegt schon offen.
why-is_locked = Der Geist auf Feld { $at } ist zugedeckt und liegt fest. Niemand kann ihn bewegen oder tauschen.
why-lower_tile_first = Nenn das kleinere Feld zuerst: Tausche { $at } und { $to }.
why-same_tile = Das ist zweimal dasselbe Feld.
why-not_beside = Feld { $at } und Feld { $to } berühren sich nicht.

## Was die anderen gerade tun (für alle, die warten)

await-element =
    { $count ->
        [one] { $players } wählt ein Element.
       *[other] { $players } wählen ein Element.
    }
await-draft =
    { $count ->
        [one] { $players } behält ein Feld und gibt den Rest weiter.
       *[other] { $players } behalten ein Feld und geben den Rest weiter.
    }
await-omens =
    { $count ->
        [one] { $players } wählt Gute Omen.
       *[other] { $players } wählen Gute Omen.
    }
await-path =
    { $count ->
        [one] { $players } legt einen Pfad.
       *[other] { $players } legen ihren Pfad.
    }
await-before =
    { $count ->
        [one] { $players } deckt einen Geist auf.
       *[other] { $players } decken einen Geist auf.
    }
await-second =
    { $count ->
        [one] { $players } deckt den zweiten Geist auf.
       *[other] { $players } decken den zweiten Geist auf.
    }
await-miss =
    { $count ->
        [one] Kein Pärchen. { $players } entscheidet, wie es weitergeht.
       *[other] Kein Pärchen. { $players } entscheiden, wie es weitergeht.
    }
await-place_own =
    { $count ->
        [one] Ein Pärchen! { $players } legt einen Geist aus.
       *[other] Ein Pärchen! { $players } legen einen Geist aus.
    }
await-place_foreign =
    { $count ->
        [one] { $players } verschenkt den anderen Geist.
       *[other] { $players } verschenken den anderen Geist.
    }
await-power = Die Macht des Pärchens: Wir warten auf { $players }.
await-gifts = Letzte Runde, die übrigen Gaben: Wir warten auf { $players }.
await-after = Noch Gaben einsetzen? Wir warten auf { $players }.

## Wie es endet

reason-scored =
    { $tie ->
        [all] Die Wertung ist vorbei, und ihr liegt alle gleichauf. Eure Familien führen gemeinsam durch das nächste Jahr.
        [several] Die Wertung ist vorbei. Die Familien von { $player } liegen gleichauf und führen die anderen gemeinsam durch das nächste Jahr.
       *[none] Die Wertung ist vorbei. Die Familie von { $player } führt die anderen durch das nächste Jahr.
    }
tie-matching = Geister auf ihrem Element
tie-path = Punkte des Pfades
reason-resigned = { $player } hat aufgegeben.
reason-draw_agreed = Ihr habt euch auf Unentschieden geeinigt.
source-rows = Flüsse
source-triangles = Feuerdreiecke
source-pairs = Luftpärchen
source-clearings = Lichtungen
source-spirits = Geister am richtigen Ort
source-omens = Gute Omen

## Was der Tisch wählen kann

option-ruleset = Regeln
option-ruleset-help = Mit den Fortgeschrittenenregeln hat jeder zwei Gute Omen, die am Ende Punkte bringen.
option-ruleset-base = Basisregeln
option-ruleset-advanced = Fortgeschrittene, mit Guten Omen
option-omen_selection = Woher die Omen kommen
option-omen_selection-help = Nur mit Guten Omen: Ihr zieht zwei zufällig, oder ihr sucht euch nach der Auswahl der Felder zwei aus.
option-omen_selection-random = zufällig gezogen
option-omen_selection-choose = selbst ausgesucht
option-omen_visibility = Wer die Omen sieht
option-omen_visibility-help = Nur mit Guten Omen: Verdeckte Omen kennt bis zur Wertung nur, wem sie gehören.
option-omen_visibility-hidden = verdeckt
option-omen_visibility-open = offen für alle
option-element_choice = Elemente
option-element_choice-help = Ihr sucht euch reihum ein Element aus, oder das Los entscheidet.
option-element_choice-free = aussuchen
option-element_choice-random = auslosen
option-first_player = Wer beginnt
option-first_player-help = Am Tisch beginnt, wer zuletzt einen langen Spaziergang gemacht hat: Setzt diese Person auf den ersten Platz. Oder das Los entscheidet.
option-first_player-random = das Los
option-first_player-first_seat = der erste Platz
option-water_rule = Verzweigtes Wasser
option-water_rule-help = Ein Fluss darf sich nicht verzweigen. Ihr könnt in verzweigtem Wasser auch die längste Strecke zählen.
option-water_rule-strict = zählt nicht
option-water_rule-longest = längste Strecke zählt
option-owner_may_shift_covered = Eigene zugedeckte Geister
option-owner_may_shift_covered-help = Ob du deine eigenen zugedeckten Geister noch bewegen und tauschen darfst.
option-owner_may_shift_covered-false = liegen fest
option-owner_may_shift_covered-true = dürfen wandern
option-covered_identity = Zugedeckte Geister auf den Pfaden
option-covered_identity-help = Ob alle sehen, was unter einem zugedeckten Geist steckt, oder ob ihr euch das merken müsst.
option-covered_identity-owner_only = sieht, wem der Pfad gehört
option-covered_identity-everyone = sehen alle
option-memory_aid = Gedächtnishilfe
option-memory_aid-help = Mit Hilfe bleibt sichtbar, was in der Mitte schon einmal aufgedeckt war.
option-memory_aid-false = ohne, ihr merkt es euch
option-memory_aid-true = mit
option-exchange_omen_cost = Preis für ein neues Omen
option-exchange_omen_cost-help = Nur mit Guten Omen: So viele Gaben kostet es, ein Omen zu tauschen.
option-exchange_omen_cost-1 = 1 Gabe
option-exchange_omen_cost-2 = 2 Gaben
option-exchange_omen_cost-3 = 3 Gaben
option-tie_break = Bei Gleichstand
option-tie_break-help = Ihr teilt euch den Sieg, oder es entscheiden die Geister am richtigen Ort und danach die Punkte für den Pfad.
option-tie_break-shared = teilt ihr den Sieg
option-tie_break-matching_spirits_then_path = entscheiden Geister, dann Pfad
option-allow_islands = Inseln
option-allow_islands-help = Ob dein Pfad aus mehreren Stücken bestehen darf. Allein liegen darf kein Feld.
option-allow_islands-false = der Pfad hängt zusammen
option-allow_islands-true = Inseln sind erlaubt

## Das eigene Material

option-material = Aus der Schachtel
option-material-help = Tableaus, drei Punktwerte und 25 der 28 Omen haben wir erschlossen. Wenn ihr die Schachtel habt, spielt ihr mit dem, was wirklich drinsteht.
box-open = Ich habe die Schachtel
box-see = Ansehen, was ihr eingetragen habt
box-changed =
    { $count ->
        [0] Ihr spielt mit unseren Werten.
        [one] Ein Wert ist aus eurer Schachtel.
       *[other] { $count } Werte sind aus eurer Schachtel.
    }
box-title = Was in der Schachtel steht
box-intro = Schau nach und ändere, was bei dir anders aussieht. Daneben steht, womit wir spielen. Was im Text der Regel gedruckt ist, fehlt hier: Das wissen wir.
box-boards = Tableaus
box-boards-help = Wie viele Felder du gleich nimmst und wie viele du in den gemeinsamen Vorrat gibst.
box-board = Tableau { $element }
box-taken = Nimmst du
box-pool = In den Vorrat
box-count = { $what }: Felder { $element }
box-ours = wir: { $value }
box-sum = { $taken } nehmen und { $pool } in den Vorrat: zusammen { $sum }
box-points = Punkte für den Pfad
box-points-earth = Lichtung: ein Feld Erde allein
box-points-air = Pärchen: zwei Felder Luft
box-points-water = Fluss: drei Felder Wasser
box-grids = Geister in der Mitte
box-grid = Bei { $seats } Leuten
box-grid-value = { $rows } Reihen zu { $columns }
box-omens = Gute Omen
box-omens-of = Omen { $element }
box-omens-changed =
    { $count ->
        [0] wie bei uns
        [one] eines geändert
       *[other] { $count } geändert
    }
box-shape = Form
box-spirit = { $number }. Geist
box-guest = Geist
box-on = auf Feld
box-worth = Punkte
box-ours-omen =
    wir: { $omen }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
box-printed-omen =
    { $omen }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. So steht es im Text der Regel.
box-wrong-count = Eine Zahl von 0 bis { $most } passt.
box-wrong-points = Eine Zahl von { $least } bis { $most } passt.
box-wrong-board-less =
    Zusammen sind es { $sum }. Jeder spielt mit { $wanted } Feldern, { $missing ->
        [one] also fehlt eines.
       *[other] also fehlen { $missing }.
    }
box-wrong-board-more =
    Zusammen sind es { $sum }. Jeder spielt mit { $wanted } Feldern, { $missing ->
        [one] also ist eines zu viel.
       *[other] also sind { $missing } zu viel.
    }
box-wrong-packs = Alle vier Tableaus müssen gleich viele Felder in den Vorrat geben, damit die Stapel gleich groß sind. Hier sind es { $pools }.
box-wrong-pack-size = In den Vorrat gehören von jedem Tableau mindestens { $least } Felder, sonst gibt es nichts auszusuchen.
box-wrong-supply = Auf allen vier Tableaus zusammen stehen { $sum } Felder { $element }. In der Schachtel sind { $wanted }.
box-wrong-file = Diese Datei passt nicht. Geladen wird, was „Als Datei sichern“ geschrieben hat; an deinen Eingaben hat sich nichts geändert.
box-problems =
    { $count ->
        [one] Eine Stelle passt noch nicht.
       *[other] { $count } Stellen passen noch nicht.
    }
box-loaded = Geladen. Schau es durch und übernimm es dann.
box-use = So spielen wir
box-save = Als Datei sichern
box-load = Datei laden
box-reset = Wieder unsere Werte
box-send = Schick uns die Datei: Dann stimmt es bald für alle.
refusal-material_line = „{ $value }“ ist keine Zeile des Materials. So sieht eine aus: earth-points = 2
refusal-material_key = Einen Wert „{ $key }“ hat das Material nicht, oder er ist gedruckt. Es gibt: { $valid }.
refusal-material_twice = { $key } steht zweimal da.
refusal-material_points = { $key }: „{ $value }“ geht nicht. Eine Zahl von { $least } bis { $most } passt.
refusal-material_counts = { $key }: „{ $value }“ geht nicht. Vier Zahlen von 0 bis { $most } passen: Felder Erde, Luft, Wasser und Feuer.
refusal-material_board = Tableau { $element }: { $taken } Felder nehmen und { $pool } in den Vorrat sind { $sum }. Zusammen müssen es { $wanted } sein.
refusal-material_packs = Alle vier Tableaus müssen gleich viele Felder in den Vorrat geben, damit die Stapel gleich groß sind. Hier sind es { $pools }.
refusal-material_pack_size = { $pool } Felder in den Vorrat sind zu wenig zum Aussuchen. { $least } bis { $most } passen.
refusal-material_supply = Auf allen vier Tableaus zusammen stehen { $sum } Felder { $element }. In der Schachtel sind { $wanted }.
refusal-material_grid = { $key }: „{ $value }“ geht nicht auf. Es passen: { $valid }.
refusal-material_shape = { $key }: Eine Form „{ $value }“ gibt es nicht. Es gibt: { $valid }.
refusal-material_spirits = { $key }: „{ $value }“ geht nicht. Nach „{ $shape }“ kommen { $count } von { $valid }, dann die Punkte.

## Die erste Partie

tour-1 = Such dir ein Element aus. Geister deines Elements auf Feldern deines Elements zählen für dich doppelt.
tour-2 = Leg deinen Pfad: Wasser will fließen, Feuer Dreiecke bilden, Luft zu zweit sein, Erde für sich. Die Punkte siehst du gleich.
tour-3 = In der Mitte liegen die Geister. Merk dir, was ihr aufdeckt: Zwei gleiche sind ein Pärchen.
tour-4 = Einen Geist legst du zu dir, den anderen zu jemand anderem. Danach darfst du die Macht des Pärchens nutzen.
tour-5 = Mit Gaben bewegst, tauschst und schützt du Geister. Eine Gabe auf einem Geist verdoppelt seine Punkte.

## Das Brett

letter-earth = E
letter-air = L
letter-water = W
letter-fire = F
letter-mask = M
likes-earth =
    Erde mag es einsam: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jedes Feld ohne Erde daneben.
likes-air =
    Luft liebt es zu zweit: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jedes Paar, das für sich bleibt.
likes-water =
    Wasser will fließen: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für drei in einer Reihe, jedes weitere { $further }.
likes-fire =
    Feuer breitet sich aus: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jedes Dreieck.
element-taken = { $element } spielt { $player }.
paths = Pfade
path-mine = Dein Pfad
path-of = Pfad von { $player }
points-total = Zusammen
points-short = Punkte
points-path = Pfad
pattern-row = Teil eines Flusses
pattern-triangle = Teil eines Dreiecks
pattern-pair = Teil eines Pärchens
pattern-clearing = Lichtung
zoom-in = Größer zeigen
zoom-out = Kleiner zeigen
zoom-fit = Alles zeigen
spirits-left =
    { $count ->
        [0] In der Mitte liegen keine Geister mehr
        [one] Ein Geist in der Mitte
       *[other] { $count } Geister in der Mitte
    }
supply = Dein Vorrat
is-building = legt noch
is-done = fertig
draft-round = Auswahl { $round }
draft-pack = Dein Stapel
draft-next = Der Rest geht nach links zu { $player }.
draft-last = Das letzte Feld nimmst du ohne Wahl.
draft-mine = Deine Felder
draft-pool = In allen Stapeln waren
caption-supply = Nimm ein Feld aus deinem Vorrat.
caption-cell = Tipp an, wo es hin soll.
does-lift = Liegende Felder nimmt ein Tipp auf.
caption-done = Alle zwölf liegen. Zufrieden? Sonst bau noch um.
caption-pieces = Dein Pfad muss zusammenhängen: Nimm ein loses Feld auf und leg es an.
caption-lifts =
    { $count ->
        [0] Du kannst kein Feld mehr aufnehmen.
        [one] Du kannst noch einmal ein Feld aufnehmen.
       *[other] Du kannst noch { $count }-mal ein Feld aufnehmen.
    }
omens-label = Gute Omen
omens-hidden =
    { $count ->
        [one] Ein verdecktes Omen
       *[other] { $count } verdeckte Omen
    }
gifts-use = Gaben einsetzen
gifts-close = Gaben weglegen
label-price =
    { $count ->
        [one] Kostet eine Gabe.
       *[other] Kostet { $count } Gaben.
    }
label-free = Kostet nichts.
label-laid = { $element } auf { $q }, { $r }.
label-tile = Feld { $tile }: { $element }.
label-pattern =
    { $kind }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
label-spirit = Geist: { $motif }.
label-spirit-unknown = Ein zugedeckter Geist.
label-covered = Zugedeckt und sicher.
label-gift = Mit einer Gabe.
label-points =
    { $count ->
        [one] Bringt einen Punkt.
       *[other] Bringt { $count } Punkte.
    }
label-cell = { $element } hierher legen: { $q }, { $r }.
label-can-lay = Hierher legen.
label-can-lift = Wieder aufnehmen.
label-can-choose = Wählen.
label-can-held = Gewählt.
label-can-target = Dorthin.
label-can-element = Wählen.
label-again-choose = Nochmals wählen, um dieses Element zu spielen.
label-draft = Feld { $element }.
label-can-keep = Wählen.
label-again-keep = Nochmals wählen, um es zu behalten.
label-kept = Das behältst du.
label-stack =
    { $count ->
        [0] { $element }: keines mehr
        [one] { $element }: noch eines
       *[other] { $element }: noch { $count }
    }
label-place-down = Geist { $place }, verdeckt
label-place-up = Geist { $place }: { $motif }
label-place-seen = Geist { $place }, verdeckt; schon gesehen: { $motif }
label-place-gone = Platz { $place }, leer
label-seat =
    { $player }, { $element }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, { $spirits ->
        [one] ein Geist
       *[other] { $spirits } Geister
    }, { $gifts ->
        [one] eine Gabe
       *[other] { $gifts } Gaben
    }. Pfad groß zeigen.
label-acting = Ist dran.
label-aimed = Hier kannst du etwas tun.
label-omen =
    { $omen }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } für jedes Mal.
label-omen-shape = Form: { $shape }.
label-omen-times =
    { $count ->
        [0] Noch nicht erfüllt.
        [one] Jetzt einmal erfüllt: { $points }.
       *[other] Jetzt { $count }-mal erfüllt: { $points }.
    }
omen-printed = Dieses Omen ergibt sich aus der gedruckten Regel.
omen-ours = Dieses Omen ist von uns erschlossen; die Karte in der Schachtel kann anders aussehen.
omen-table = Dieses Omen habt ihr aus eurer Schachtel eingetragen.
omens-ours = 25 der 28 Omen sind von uns erschlossen; die Karten in der Schachtel können anders aussehen.
label-look-omen = Auf dem Pfad zeigen.
label-can-exchange = Gegen ein neues tauschen.
figure-row = Fluss aus vier: 4 Punkte
figure-triangle = zwei Dreiecke: 4 Punkte
figure-pair = Pärchen: 2 Punkte
figure-clearing = zwei Lichtungen: 2 Punkte
figure-no-row = kein Fluss: Alle drei berühren sich
figure-no-triangle = kein Dreieck: eine Reihe
figure-no-pair = kein Pärchen: drei zusammen
figure-no-clearing = keine Lichtung: Erde an Erde
figure-match = 1 Punkt
figure-match-gift = mit Gabe 2 Punkte
figure-match-own = mit Gabe im eigenen Element 4 Punkte
figure-no-match = nichts
figure-open = offen
figure-covered-mine = zugedeckt, wie du ihn siehst
figure-covered-other = zugedeckt, wie ihn die anderen sehen
figure-mask = „Zwiesprache Erde und Luft“, zweimal erfüllt

## Die Leiste: der nächste Tipp, und was die Wahl bewirkt

next-element = Nochmal tippen: { $element } spielen
does-element = { $element } auf { $element } zählt doppelt.
next-draft = Nochmal tippen: { $element } behalten
does-draft =
    { $count ->
        [one] Dein erstes Feld { $element }.
       *[other] Dann hast du { $count }.
    }
next-omens =
    { $count ->
        [0] Tipp die zwei Omen an, die du behalten willst.
        [one] Eins von zweien ist gewählt. Tipp noch eins an.
       *[other] Beide sind gewählt. Behältst du sie?
    }
next-reveal = Deck einen Geist auf.
next-gift = Wofür setzt du Gaben ein?
next-third = Kein Pärchen. Noch ein dritter, oder zudecken?
next-down = Kein Pärchen. Deck sie wieder zu, wenn alle geschaut haben.
next-place_own = Ein Pärchen ({ $motif })! Wohin kommt einer bei dir?
next-place_foreign = Der andere kommt zu { $players }. Wohin?
next-again = Nochmal tippen: { $action }
next-to = Und wohin?
next-with = Und mit welchem Nachbarn?
next-power = { $action }, wenn du magst.
next-third_reveal = Tipp den dritten Geist an.
next-cover_own = Welchen deiner Geister deckst du zu?
next-swap_own = Welchen deiner Geister tauschst du?
next-move_own = Welcher deiner Geister bewegt sich?
next-upgrade = Welcher deiner Geister bekommt die Gabe?
next-uncover_foreign = Welchen Geist deckst du auf?
next-swap_foreign = Welchen fremden Geist tauschst du?
next-move_foreign = Welchen fremden Geist bewegst du?
next-exchange_omen = Welches Omen tauschst du ein?
does-points =
    { $count ->
        [0] Bringt dort keine Punkte.
        [one] Bringt dort einen Punkt.
       *[other] Bringt dort { $count } Punkte.
    }
does-price =
    { $cost ->
        [0] Kostet nichts.
       *[other] Kostet { $cost } von { $gifts } Gaben.
    }
means-cover_own = bleibt, wo er ist
means-swap_own = zwei Nachbarn
means-move_own = ein Feld weiter
means-upgrade = zählt doppelt
means-uncover_foreign = wieder beweglich
means-swap_foreign = zwei Nachbarn
means-move_foreign = ein Feld weiter
means-third_reveal = vielleicht ein Pärchen
means-exchange_omen = ein neues ziehen

## Was alles ist

explain-tile-earth = Erdfeld
explain-tile-earth-meaning = Erde ist gern allein: Ein Feld ohne andere Erde daneben ist eine Lichtung und bringt Punkte. Wie viele, haben wir erschlossen.
explain-tile-earth-rule = 13
explain-tile-air = Luftfeld
explain-tile-air-meaning = Luft ist gern zu zweit: Genau zwei nebeneinander sind ein Pärchen und bringen Punkte. Wie viele, haben wir erschlossen.
explain-tile-air-rule = 12
explain-tile-water = Wasserfeld
explain-tile-water-meaning = Wasser will fließen: Drei oder mehr in einer Reihe ohne Abzweig sind ein Fluss und bringen Punkte, jedes weitere Feld einen mehr. Was drei bringen, haben wir erschlossen.
explain-tile-water-rule = 10
explain-tile-fire = Feuerfeld
explain-tile-fire-meaning = Feuer breitet sich aus: Je drei, die sich alle berühren, sind ein Dreieck und bringen Punkte. Ein Feld darf zu mehreren gehören.
explain-tile-fire-rule = 11
explain-spirit-earth = Erdgeist
explain-spirit-earth-meaning = Bringt auf einem Erdfeld Punkte. Ein Pärchen tauscht zwei Geister auf einem fremden Pfad.
explain-spirit-earth-rule = 39
explain-spirit-air = Luftgeist
explain-spirit-air-meaning = Bringt auf einem Luftfeld Punkte. Ein Pärchen deckt einen fremden Geist auf.
explain-spirit-air-rule = 39
explain-spirit-water = Wassergeist
explain-spirit-water-meaning = Bringt auf einem Wasserfeld Punkte. Ein Pärchen bewegt einen fremden Geist um ein Feld.
explain-spirit-water-rule = 39
explain-spirit-fire = Feuergeist
explain-spirit-fire-meaning = Bringt auf einem Feuerfeld Punkte. Ein Pärchen bewegt einen deiner Geister um ein Feld.
explain-spirit-fire-rule = 39
explain-spirit-mask = Maske
explain-spirit-mask-meaning = Bringt selbst keine Punkte, steht aber in einem Omen für jeden Geist. Ein Pärchen tauscht zwei deiner Geister.
explain-spirit-mask-rule = 45
explain-stone = Geist, verdeckt
explain-stone-meaning = Deck zwei gleiche auf. Merk dir, was aufgedeckt wurde; was noch niemand gesehen hat, entscheidet das Glück.
explain-stone-rule = 17
explain-covered = Zugedeckter Geist
explain-covered-meaning = Niemand kann ihn bewegen oder tauschen, bis ihn jemand aufdeckt. Er zählt trotzdem.
explain-covered-rule = 36
explain-upgraded = Geist mit Gabe
explain-upgraded-meaning = Zählt auf einem Feld seines Elements doppelt. Die Gabe wandert mit ihm.
explain-upgraded-rule = 31
explain-gifts = Gaben
explain-gifts-meaning = Setz sie ein, bevor du Geister aufdeckst oder danach. Was am Ende übrig ist, bringt nichts.
explain-gifts-rule = 16
explain-points = Punkte
explain-points-meaning = Für den Pfad, für Geister auf passenden Feldern und für Omen, so wie du sie jetzt sehen kannst.
explain-points-rule = 38
explain-spirits = Geister auf dem Pfad
explain-spirits-meaning = Der zweite Geist eines Pärchens kommt auf den Pfad mit den wenigsten.
explain-spirits-rule = 21
explain-match = Geister am richtigen Platz
explain-match-meaning = Ein Punkt für jeden auf einem Feld seines Elements, mit Gabe doppelt, im eigenen Element noch einmal doppelt.
explain-match-rule = 39
explain-omen = Gutes Omen
explain-omen-meaning = Bringt seine Punkte jedes Mal, wenn diese Geister in dieser Form liegen, gedreht oder gespiegelt. 25 der 28 haben wir erschlossen.
explain-omen-rule = 43
explain-plays-earth = Spielt Erde
explain-plays-earth-meaning = Erdgeister auf Erdfeldern zählen hier doppelt.
explain-plays-earth-rule = 39
explain-plays-air = Spielt Luft
explain-plays-air-meaning = Luftgeister auf Luftfeldern zählen hier doppelt.
explain-plays-air-rule = 39
explain-plays-water = Spielt Wasser
explain-plays-water-meaning = Wassergeister auf Wasserfeldern zählen hier doppelt.
explain-plays-water-rule = 39
explain-plays-fire = Spielt Feuer
explain-plays-fire-meaning = Feuergeister auf Feuerfeldern zählen hier doppelt.
explain-plays-fire-rule = 39
explain-ready = Pfad ist fertig
explain-ready-meaning = Die anderen sehen ihn, wenn alle fertig sind.
explain-ready-rule = 9e
explain-path-of = Pfad von { $player }
explain-path-of-meaning = Ein Tipp zeigt ihn groß. Die Geister darauf gehören { $player }, wer auch immer sie hingelegt hat.
explain-path-of-rule = 24
explain-cell = Freier Platz
explain-cell-meaning = Hier kann das Feld in deiner Hand liegen.
explain-cell-rule = 9
explain-zoom = Lupe
explain-zoom-meaning = Zeigt den Pfad größer, kleiner oder ganz. Zwei Finger oder das Mausrad können es auch.
explain-pool = Alle Stapel
explain-pool-meaning = Was zu Beginn in die Stapel kam, zusammengezählt.
explain-pool-rule = 5
explain-round = Runden
explain-round-meaning = Alle behalten heimlich ein Feld und geben den Rest nach links.
explain-round-rule = 6
explain-done = Fertig
explain-done-meaning = Wenn alle zwölf Felder liegen und zusammenhängen. Bis die anderen fertig sind, kannst du es zurücknehmen.
explain-done-rule = 9d
explain-cover_up = { kind-cover_up }
explain-cover_up-meaning = Alle aufgedeckten Geister werden wieder zugedeckt, wo sie liegen.
explain-cover_up-rule = 19a
explain-skip = { kind-skip }
explain-skip-meaning = Die Macht eines Pärchens nutzt man sofort oder gar nicht.
explain-skip-rule = 23
explain-end_turn = Zug beenden
explain-end_turn-meaning = Gaben, die du nicht eingesetzt hast, behältst du.
explain-end_turn-rule = 15
explain-cover_own = { kind-cover_own }
explain-cover_own-meaning = Einer deiner Geister wird zugedeckt: Niemand kann ihn bewegen oder tauschen, bis ihn jemand aufdeckt. Er zählt trotzdem.
explain-cover_own-rule = 27
explain-swap_own = { kind-swap_own }
explain-swap_own-meaning = Zwei deiner Geister auf benachbarten Feldern wechseln den Platz.
explain-swap_own-rule = 28
explain-move_own = { kind-move_own }
explain-move_own-meaning = Einer deiner Geister geht auf ein freies Nachbarfeld.
explain-move_own-rule = 29
explain-third_reveal = { kind-third_reveal }
explain-third_reveal-meaning = Nach zwei verschiedenen Geistern deckst du einen dritten auf, einmal im Zug.
explain-third_reveal-rule = 30
explain-upgrade = { kind-upgrade }
explain-upgrade-meaning = Die Gabe liegt auf einem deiner Geister: Auf einem Feld seines Elements zählt er doppelt. Nicht auf Masken.
explain-upgrade-rule = 31
explain-uncover_foreign = { kind-uncover_foreign }
explain-uncover_foreign-meaning = Ein zugedeckter fremder Geist liegt wieder offen und lässt sich bewegen und tauschen.
explain-uncover_foreign-rule = 32
explain-swap_foreign = { kind-swap_foreign }
explain-swap_foreign-meaning = Zwei Geister auf benachbarten Feldern eines fremden Pfads wechseln den Platz.
explain-swap_foreign-rule = 33
explain-move_foreign = { kind-move_foreign }
explain-move_foreign-meaning = Ein fremder Geist geht auf ein freies Nachbarfeld.
explain-move_foreign-rule = 34
explain-exchange_omen = { kind-exchange_omen }
explain-exchange_omen-meaning = Eins deiner Omen geht aus dem Spiel, und du ziehst ein neues von deinem Stapel.
explain-exchange_omen-rule = 35

## Das schlichte Brett: wie die Teile der Ansicht heißen

plain-row = Reihe { $row }, Spalte { $column }.
plain-cell = Platz { $q }, { $r }
plain-laid = { $element } auf { $q }, { $r }
plain-beside = Daneben: { $tiles }.
plain-first-tile = Das erste Feld deines Pfades.
plain-begins = Zur Auswahl
plain-pack = Felder in deiner Hand: { $tiles }.
plain-board = { $element }: Du bekommst { $taken }; für alle kommen { $pool } dazu. Das kleinste Muster bringt { $points }, jedes weitere Feld { $further }.
plain-found = Das Pärchen: { $motif }.
plain-down =
    { $count ->
        [one] Ein Geist liegt verdeckt: { $places }.
       *[other] { $count } Geister liegen verdeckt: { $places }.
    }
plain-unseen =
    { $count ->
        [one] Geist { $places } hat noch niemand gesehen.
       *[other] { $count } Geister hat noch niemand gesehen: { $places }.
    }
plain-points =
    { $points ->
        [one] Bisher 1 Punkt
       *[other] Bisher { $points } Punkte
    }: { $sources }.
plain-gifts =
    { $gifts ->
        [one] Noch 1 Gabe
       *[other] Noch { $gifts } Gaben
    }; { $spirits ->
        [one] ein Geist
       *[other] { $spirits } Geister
    } auf dem Pfad.
plain-plays = Spielt { $element }.
plain-still = Noch zu legen: { $tiles }.
plain-omens-hidden =
    { $count ->
        [one] Ein Gutes Omen, verdeckt.
       *[other] { $count } Gute Omen, verdeckt.
    }
plain-offered = Gute Omen zur Auswahl
field-seat = Du bist
field-phase = Abschnitt
field-step = Schritt
field-round = Runde der Auswahl
field-turn = An der Reihe
field-first = Beginnt
field-advanced = Mit Guten Omen
field-omens_open = Omen liegen offen
field-memory_aid = Gedächtnishilfe
field-choices = Freie Elemente
field-boards = Tafeln
field-taken = Felder am Anfang
field-pool = Felder für alle
field-pack = Felder in deiner Hand
field-offered = Omen zur Auswahl
field-rows = Zeilen
field-columns = Spalten
field-grid = Geister in der Mitte
field-found = Pärchen
field-receivers = Wohin der Geist darf
field-means = Was Gaben bewirken
field-areas = Pfade
field-winners = Gewonnen hat
field-element = Element
field-gifts = Gaben
field-done = Ist fertig
field-tiles = Felder
field-supply = Noch zu legen
field-lifts = So oft darfst du noch aufnehmen
field-patterns = Muster
field-spirits = Geister
field-spirit_count = Zahl der Geister
field-omens = Gute Omen
field-omen_count = Zahl der Omen
field-stack = Omen im Stapel
field-removed = Getauschte Omen
field-points = Punkte
field-kind = Art
field-tile = Feld
field-motif = Geist
field-covered = Zugedeckt
field-gift = Mit Gabe
field-shape = Form
field-cells = Lage
field-fulfilled = Erfüllt auf
field-row = Zeile
field-column = Spalte
field-state = Lage
field-seen = Schon gesehen
field-action = Wirkung
field-cost = Preis
field-ready = Jetzt möglich
field-triangles = Dreiecke
field-pairs = Pärchen
field-clearings = Lichtungen
field-total = Zusammen
value-phase-element = Elemente wählen
value-phase-draft = Felder auswählen
value-phase-omens = Omen wählen
value-phase-path = Pfadphase
value-phase-spirits = Elementargeistphase
value-phase-gifts = Gabenphase
value-phase-over = vorbei
value-step-before = vor dem Aufdecken
value-step-second = zweiter Geist
value-step-miss = kein Pärchen
value-step-place_own = zu dir legen
value-step-place_foreign = zu anderen legen
value-step-power = Macht des Pärchens
value-step-after = nach dem Aufdecken
value-state-down = verdeckt
value-state-up = offen
value-state-gone = leer
value-action-cover_own = eigenen Geist zudecken
value-action-swap_own = eigene Geister tauschen
value-action-move_own = eigenen Geist bewegen
value-action-third_reveal = dritten Geist aufdecken
value-action-upgrade = Gabe auflegen
value-action-uncover_foreign = fremden Geist aufdecken
value-action-swap_foreign = fremde Geister tauschen
value-action-move_foreign = fremden Geist bewegen
value-action-exchange_omen = Omen tauschen
value-kind-pair = Pärchen
