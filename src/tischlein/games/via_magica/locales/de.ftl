### Via Magica: alle Worte des Spiels. Tor, Kristall, Vorrat, Joker und Fänger wie in der Kurzregel; die Namen der Tore sind unsere.

title = Via Magica
tagline = Fang die Geister, öffne die Tore
about = Aus dem Beutel kommt ein Animus, und alle setzen zugleich einen Kristall auf ein passendes Feld ihrer Tore. Volle Tore öffnen sich, helfen weiter und bringen Punkte: „Incantatum!“ Für 2 bis 6, ab 7 Jahren, etwa 30 Minuten.

minutes = 30

seat-0 = Platz 1
seat-1 = Platz 2
seat-2 = Platz 3
seat-3 = Platz 4
seat-4 = Platz 5
seat-5 = Platz 6

## Die sechs Animi und der Joker

word-air = Luft
word-water = Wasser
word-earth = Erde
word-life = Leben
word-fire = Feuer
word-shadow = Schatten
word-wild = Joker
letter-air = L
letter-water = W
letter-earth = E
letter-life = B
letter-fire = F
letter-shadow = S
letter-wild = J

## Farben und wann ihre Tore wirken

word-yellow = Gelb
word-violet = Violett
word-green = Grün
word-blue = Blau
timing-yellow = wirkt sofort, einmal
timing-violet = bringt nur Punkte
timing-green = zählt am Ende
timing-blue = wirkt dauerhaft

## Die Tore

word-G01 = Waldchor
word-G02 = Tiefenuhr
word-G03 = Schattenernte
word-G04 = Blitzsammler
word-G05 = Ackerbuch
word-G06 = Lebensbaum
word-G07 = Kronengarten
word-G08 = Glutspeicher
word-G09 = Windmühle
word-G10 = Regentonne
word-Y01 = Keimruf
word-Y02 = Zwillingsschlüssel
word-Y03 = Funkenwurf
word-Y04 = Nebenpforte
word-Y05 = Dämmerstrich
word-Y06 = Erdstoß
word-Y07 = Springflut
word-Y08 = Regenbogen
word-Y09 = Böe
word-Y10 = Stichflamme
word-Y11 = Tropfstein
word-Y12 = Kristallader
word-Y13 = Wirbeltanz
word-V01 = Sturmthron
word-V02 = Bergkönigin
word-V03 = Mitternacht
word-V04 = Fünfgestirn
word-V05 = Auenpalast
word-V06 = Wolkenhof
word-V07 = Terrassenburg
word-V08 = Hügelfeste
word-V09 = Wasserschloss
word-V10 = Gartenpforte
word-V11 = Windsiegel
word-B01 = Ewiger Wind
word-B02 = Ewige Quelle
word-B03 = Ewiges Grün
word-B04 = Ewiger Fels
word-B05 = Ewige Glut
word-B06 = Ewige Nacht

## Was Tore können: ein Satz je Art

effect-none = Keine Kraft, nur Punkte.
effect-score_per_gate =
    { $each ->
        [one] Am Ende 1 Punkt für jedes deiner geöffneten Tore in { $colour }.
       *[other] Am Ende { $each } Punkte für jedes deiner geöffneten Tore in { $colour }.
    }
effect-score_per_space =
    { $each ->
        [one] Am Ende 1 Punkt für jedes { $animus }-Feld auf deinen geöffneten Toren.
       *[other] Am Ende { $each } Punkte für jedes { $animus }-Feld auf deinen geöffneten Toren.
    }
effect-place_crystals =
    { $animus ->
        [any] { $count ->
            [one] Sofort: Setz einen Kristall auf ein beliebiges freies Feld deiner anderen Tore.
           *[other] Sofort: Setz bis zu { $count } Kristalle auf beliebige freie Felder deiner anderen Tore.
        }
       *[other] { $count ->
            [one] Sofort: Setz einen Kristall auf ein freies { $animus }-Feld deiner anderen Tore.
           *[other] Sofort: Setz bis zu { $count } Kristalle auf freie { $animus }-Felder deiner anderen Tore.
        }
    }
effect-gain_crystals =
    { $count ->
        [one] Sofort: ein zusätzlicher Kristall, für immer.
       *[other] Sofort: { $count } zusätzliche Kristalle, für immer.
    }
effect-rearrange_crystals = Sofort: Leg die Kristalle auf deinen anderen Toren um, wohin du willst.
effect-open_other_gate = Sofort: Öffne gleich noch eines deiner Tore, ob voll oder nicht.
effect-extra_gate = Sofort: Nimm ein Tor mehr aus der Auslage. Ab jetzt baust du an vier Toren.
effect-animus_is_wild = Dauerhaft: Wird { $animus } gezogen, ist das für dich ein Joker.

## Die Belohnungen

word-yellow3 = drei gelbe Tore
word-violet3 = drei violette Tore
word-green3 = drei grüne Tore
word-blue3 = drei blaue Tore
word-all4 = ein Tor in jeder Farbe
word-count2 = zwei offene Tore
word-count3 = drei offene Tore
word-count4 = vier offene Tore
word-count5 = fünf offene Tore
word-count6 = sechs offene Tore

## Was man tun kann

action-keep = { $gate } behalten
action-place = Einen Kristall auf { $to } setzen
action-move = Den Kristall von { $at } nach { $to } schieben
action-pass = Diesmal nichts setzen
action-open = { $gate } öffnen
action-take = { $gate } nehmen
action-lift = Den Kristall von { $at } in den Vorrat zurücklegen
action-skip = Das genügt
action-claim = Die Belohnung nehmen
action-waive = Auf eine höhere hoffen
kind-keep = Behalten
kind-place = Setzen
kind-move = Schieben
kind-pass = Aussetzen
kind-open = Öffnen
kind-take = Nehmen
kind-lift = Zurücklegen
kind-skip = Genug
kind-claim = Belohnung nehmen
kind-waive = Verzichten

## Was gefragt ist

ask-choose = Behalte drei deiner sechs Tore.
ask-place = Setz einen Kristall auf ein leuchtendes Feld.
ask-choose_pending = Mehrere deiner Tore sind bereit. Welches öffnest du zuerst?
ask-effect_place = Dein Tor lässt dich Kristalle setzen. Wohin?
ask-rearrange = Leg deine Kristalle um, so wie du sie brauchst.
ask-open_other = Welches Tor öffnest du gleich mit?
ask-extra_gate = Nimm ein viertes Tor aus der Auslage.
ask-take_gate = Nimm ein neues Tor aus der Auslage.
ask-claim_count = Nimmst du die Belohnung für deine offenen Tore? Jeder bekommt nur eine davon.

## Die genaue Frage: der nächste Griff, und was das Gewählte kostet und bringt

prompt-choose = { $kept } von { $room } behalten. Welches Tor?
prompt-keep-again = Nochmal tippen: behalten
prompt-take-again = Nochmal tippen: nehmen
prompt-open-again = Nochmal tippen: öffnen
prompt-gate =
    { $points ->
        [one] { $gate }: { $count } Kristalle, bringt 1 Punkt.
       *[other] { $gate }: { $count } Kristalle, bringt { $points } Punkte.
    }
prompt-gate-end = { $gate }: { $count } Kristalle, zählt am Ende.
prompt-place = { $animus }: Tipp auf ein leuchtendes Feld.
prompt-wild = Ein Joker! Tipp auf irgendein leuchtendes Feld.
prompt-effect_place =
    { $left ->
        [one] { $gate }: Setz einen Kristall. Wohin?
       *[other] { $gate }: Setz bis zu { $left } Kristalle. Wohin zuerst?
    }
prompt-rearrange =
    { $left ->
        [one] { $gate }: noch ein Zug. Tipp auf einen Kristall.
       *[other] { $gate }: noch { $left } Züge. Tipp auf einen Kristall.
    }
prompt-place-again = Nochmal tippen: Kristall setzen
prompt-which-crystal = Tipp jetzt auf den Kristall, der hierher soll.
prompt-where = Wohin kommt der Kristall?
prompt-where-or = Wohin damit? Oder zurück in den Vorrat?
prompt-filling =
    { $free ->
        [0] Dann öffnet sich das Tor!
        [one] Dann fehlt noch ein Feld.
       *[other] Dann fehlen noch { $free } Felder.
    }
prompt-last-gate = Letzte Runde: Nimm irgendein Tor.
prompt-last-gate-why = Die Regel verlangt es (§5d), aber es zählt nichts mehr.
prompt-claim =
    { $points ->
        [one] 1 Punkt für { $reward }: Nimmst du ihn?
       *[other] { $points } Punkte für { $reward }: Nimmst du sie?
    }
prompt-claim-why =
    { $count ->
        [0] Davon bekommt jeder nur eine. Eine höhere gibt es nicht mehr.
       *[other] Davon bekommt jeder nur eine. Noch frei: { $higher } Punkte.
    }

## Warum etwas gerade nicht geht

why-not_asked = Gerade bist du nicht gefragt: Für dich ist kein passendes Feld frei, oder andere sind dran.
why-unknown_answer = Das gibt es in diesem Spiel nicht.
why-keep_first = Such dir erst deine drei Tore aus.
why-take_first = Nimm erst ein neues Tor aus der Auslage. Das muss sein.
why-extra_gate_first = Nimm erst dein viertes Tor aus der Auslage, oder tipp auf „Das genügt“.
why-open_first = Mehrere deiner Tore sind bereit. Wähl erst, welches du als nächstes öffnest.
why-open_other_first = Such erst das Tor aus, das du gleich mit öffnest, oder tipp auf „Das genügt“.
why-reward_first = Entscheide erst über die Belohnung: nehmen oder verzichten.
why-none_may_join = Beim Umlegen kommen keine Kristalle aus dem Vorrat dazu. Nur die auf deinen Toren wandern.
why-supply_empty = Dein Vorrat ist leer. Du kannst aber einen Kristall von einem anderen Feld hierher schieben.
why-supply_first =
    { $supply ->
        [one] An diesem Tisch wird nur mit leerem Vorrat geschoben, und du hast noch einen Kristall.
       *[other] An diesem Tisch wird nur mit leerem Vorrat geschoben, und du hast noch { $supply } Kristalle.
    }
why-only_rearranging = Zurück in den Vorrat darf ein Kristall nur, wenn der Wirbeltanz ihn umlegt oder sein Tor sich öffnet.
why-no_crystal = Auf diesem Feld von { $gate } liegt kein Kristall.
why-crystal_locked = { $gate } ist bereit und öffnet sich gleich. Solange bleiben seine Kristalle liegen.
why-gate_is_ready = { $gate } ist bereit und öffnet sich gleich. Es nimmt keinen Kristall mehr auf.
why-space_taken = Auf diesem Feld von { $gate } liegt schon ein Kristall.
why-wrong_animus = Gezogen wurde { $token }. Dieses Feld von { $gate } zeigt { $animus }.
why-blue_does_not_help = Bei dieser Kraft heißt { $target } wirklich { $target }: Blaue Tore helfen hier nicht, und dieses Feld von { $gate } zeigt { $animus }.
why-wrong_target = Deine Kraft füllt nur Felder mit { $target }. Dieses Feld von { $gate } zeigt { $animus }.
why-no_fourth_gate = Du baust an drei Toren. Einen vierten Platz bringt nur die Nebenpforte.
why-no_gate_there = An diesem Platz liegt gerade kein Tor.
why-no_such_space = { $gate } hat nur { $spaces } Felder.
why-choosing_is_over = Die ersten Tore sind schon ausgesucht.
why-kept_already = { $gate } hast du schon behalten. Du brauchst drei verschiedene Tore.
why-not_dealt = { $gate } ist nicht unter deinen sechs Toren.
why-take_after_opening = Ein neues Tor nimmst du erst, wenn du eines geöffnet hast.
why-not_in_display = { $gate } liegt gerade nicht in der Auslage.
why-kind_in_zone = An { $gate } baust du schon. Jede Art darfst du nur einmal haben.
why-kind_opened = { $gate } hast du schon geöffnet. Jede Art darfst du nur einmal haben.
why-not_in_zone = { $gate } ist keines der Tore, an denen du baust.
why-opens_when_full =
    { $free ->
        [one] { $gate } öffnet sich von selbst, sobald alle Felder belegt sind. Eines ist noch frei.
       *[other] { $gate } öffnet sich von selbst, sobald alle Felder belegt sind. Noch sind { $free } frei.
    }
why-opens_in_turn = { $gate } ist bereit und öffnet sich von selbst, sobald hier alles getan ist.
why-opens_anyway = { $gate } öffnet sich ohnehin. Such ein anderes Tor aus.
why-not_ready =
    { $free ->
        [one] { $gate } ist noch nicht bereit: Ein Feld ist frei.
       *[other] { $gate } ist noch nicht bereit: { $free } Felder sind frei.
    }
why-one_count_reward = Du hast schon eine Belohnung für offene Tore ({ $reward }), und jeder bekommt nur eine.
why-reward_gone = Diese Belohnung ({ $reward }) hat schon jemand.
why-too_few_gates = Die erste Belohnung für offene Tore gibt es mit zwei Toren.
why-reward_only_then = Eine Belohnung für offene Tore gibt es nur in dem Moment, in dem du genau so viele geöffnet hast.
why-must_place = An diesem Tisch muss jeder setzen, der ein passendes Feld frei hat.
why-skip_instead = Wenn du die Kraft nicht nutzen willst, tipp auf „Das genügt“.
why-pass_instead = Wenn du nichts setzen willst, setz diese Runde aus.
never-place = { $gate } gehört { $player }. Du setzt nur auf deine eigenen Tore.
never-claim = Belohnungen für Farben ({ $reward }) kommen von selbst, zu der Person, die sie zuerst schafft.

## Was geschehen ist

event-chose = { $player } baut an: { $gates }.
event-catcher = { $player } fängt als Erstes.
event-caught =
    { $animus ->
        [Joker] { $player } fängt einen Joker!
       *[other] { $player } fängt { $animus }.
    }
event-placed = { $player } setzt auf { $animus } ({ $gate }).
event-moved = { $player } schiebt einen Kristall auf { $animus } ({ $gate }).
event-passed = { $player } setzt nichts.
event-refilled = Alle Animi kommen zurück in den Beutel. Jetzt fängt { $player }.
event-opened = Incantatum! { $player } öffnet { $gate }, Tor Nummer { $count }.
event-gained =
    { $crystals ->
        [one] { $player } bekommt einen Kristall dazu.
       *[other] { $player } bekommt { $crystals } Kristalle dazu.
    }
event-wild = { $animus } ist für { $player } ab jetzt ein Joker.
event-nothing_to_do = Die Kraft des Tores findet bei { $player } nichts zu tun.
event-nothing_to_take = Für { $player } ist kein Tor mehr da.
event-skipped = { $player } lässt es gut sein.
event-lifted = { $player } nimmt einen Kristall von { $animus } ({ $gate }) zurück.
event-opens_next = { $player } öffnet gleich auch { $gate }.
event-took = { $player } nimmt { $gate }.
event-revealed = Neu in der Auslage: { $gate }.
event-swept = Kein Tor der Auslage passt für { $player }. Sie wird neu gelegt.
event-reshuffled = Der Stapel ist leer: { $cards } Tore werden neu gemischt.
event-rewarded =
    { $points ->
        [one] { $player } bekommt 1 Punkt: { $reward }.
       *[other] { $player } bekommt { $points } Punkte: { $reward }.
    }
event-waived = { $player } verzichtet auf die Belohnung: { $reward }.
event-seventh = { $player } hat das siebte Tor geöffnet. Diese Runde ist die letzte.
event-standstill = Seit { $rounds } Runden öffnet sich kein Tor mehr. Das Spiel endet.
event-won =
    { $winners ->
        [other] Geteilter Sieg für { $player } mit { $points ->
            [one] 1 Punkt!
           *[other] { $points } Punkten!
        }
       *[1] { $player } gewinnt mit { $points ->
            [one] 1 Punkt!
           *[other] { $points } Punkten!
        }
    }

## Was die anderen gerade tun (für alle, die warten)

await-choose =
    { $count ->
        [one] { $players } wählt drei Tore.
       *[other] { $players } wählen drei Tore.
    }
await-play =
    { $count ->
        [one] { $players } überlegt noch.
       *[other] { $players } überlegen noch.
    }

## Wie es endet

reason-seventh_gate =
    { $tie ->
        [all] Das siebte Tor steht offen. Ihr liegt alle gleichauf.
        [several] Das siebte Tor steht offen. { $player } liegen gleichauf vorn.
        [broken] Das siebte Tor steht offen. Bei gleich vielen Punkten hat { $player } mehr Tore geöffnet.
       *[none] Das siebte Tor steht offen. { $player } hat die meisten Punkte.
    }
reason-standstill =
    { $tie ->
        [all] Kein Tor wollte sich mehr öffnen. Ihr liegt alle gleichauf.
        [several] Kein Tor wollte sich mehr öffnen. { $player } liegen gleichauf vorn.
        [broken] Kein Tor wollte sich mehr öffnen. Bei gleich vielen Punkten hat { $player } mehr Tore geöffnet.
       *[none] Kein Tor wollte sich mehr öffnen. { $player } hat die meisten Punkte.
    }
tie-opened = geöffnete Tore
reason-resigned = { $player } hat aufgegeben.
reason-draw_agreed = Ihr habt euch auf Unentschieden geeinigt.
source-yellow = gelbe Tore
source-violet = violette Tore
source-green = grüne Tore
source-blue = blaue Tore
source-colour_rewards = Belohnungen für Farben
source-count_reward = Belohnung für offene Tore

## Was der Tisch wählen kann

option-starting_gates = Die ersten Tore
option-starting_gates-help = Für die allererste Partie könnt ihr drei Tore einfach bekommen, statt drei von sechs auszusuchen.
option-starting_gates-choose = drei von sechs aussuchen
option-starting_gates-dealt = drei bekommen
option-pass_allowed = Nichts setzen
option-pass_allowed-help = Ob man auf einen Kristall verzichten darf, obwohl ein passendes Feld frei ist.
option-pass_allowed-true = erlaubt
option-pass_allowed-false = verboten
option-moving = Kristalle schieben
option-moving-help = Ob man einen gesetzten Kristall schieben darf, solange noch welche im Vorrat liegen.
option-moving-always = jederzeit
option-moving-empty_supply = nur mit leerem Vorrat
option-opening_order = Nach einem Joker öffnet zuerst
option-opening_order-help = Ein Joker bringt einen neuen Fänger. Öffnen in derselben Runde mehrere, beginnt einer von beiden.
option-opening_order-old_catcher = wer den Joker gefangen hat
option-opening_order-new_catcher = der neue Fänger
option-first_catcher = Wer zuerst fängt
option-first_catcher-help = In der Schachtel fängt, wer am ältesten ist. Setzt diese Person auf Platz 1, wenn ihr es so haltet.
option-first_catcher-random = das Los
option-first_catcher-first_seat = Platz 1
option-standstill_rounds = Stillstand
option-standstill_rounds-help = Öffnet so viele Runden lang niemand ein Tor, endet das Spiel und wird gezählt.
option-standstill_rounds-60 = nach 60 Runden
option-standstill_rounds-30 = nach 30 Runden

## Am Brett

colour-letter-yellow = Ge
colour-letter-violet = V
colour-letter-green = Gr
colour-letter-blue = B
players = Spieler
centre = Der Beutel und der gefangene Animus
rewards = Belohnungen
display = Auslage
bag = Der Beutel
hand = Deine sechs Tore
my-gates = Deine Tore
supply = Vorrat
zone-empty = Platz für ein neues Tor
incantatum = INCANTATUM!
call-opened = { $player } öffnet { $gate }
call-took = { $player } nimmt { $gate }
call-rewarded = Belohnung für { $player }: { $reward }
call-catcher = { $player } fängt ab jetzt
call-seventh = { $player } hat das siebte Tor geöffnet. Diese Runde ist die letzte.
gate-kept = behalten
trio-take = Diese drei nehmen
trio-advised = empfohlen
opened-of-seven = { $count } von 7 Toren offen
claim-points =
    { $points ->
        [one] 1 Punkt nehmen
       *[other] { $points } Punkte nehmen
    }
before-first = Gleich geht es los
token-wild = passt auf jedes Feld
token-wild-for-you = für dich ein Joker
catcher-is = { $player } fängt
left-in-bag = Noch im Beutel
deck-left = noch { $count } im Stapel
bag-help = Kommt ein Joker, wandern alle Animi zurück in den Beutel, und der Nächste im Uhrzeigersinn fängt.
rewards-help = Für Farben bekommt die Belohnung, wer sie zuerst schafft. Für die Zahl offener Tore bekommt jeder höchstens eine, und nur in dem Moment, in dem die Zahl erreicht ist.
wild-for-seat = Joker sind hier auch:
opened-count =
    { $count ->
        [0] Noch kein Tor geöffnet
        [one] Ein Tor geöffnet
       *[other] { $count } Tore geöffnet
    }
points-now =
    { $points ->
        [one] 1 Punkt bis jetzt
       *[other] { $points } Punkte bis jetzt
    }
note-skipped = Kein freies Feld für dich
note-only-way = Nur eine Möglichkeit – geht von selbst.
label-space-free = { $gate }, Feld { $place }: { $animus }, frei
label-space-filled = { $gate }, Feld { $place }: { $animus }, mit Kristall
label-place = hierher setzen
label-place-again = noch einmal tippen, um aus dem Vorrat zu setzen
label-take = diesen Kristall nehmen
label-let-go = loslassen
label-decided = deine Wahl
label-supply =
    { $count ->
        [0] Kein Kristall im Vorrat
        [one] Ein Kristall im Vorrat
       *[other] { $count } Kristalle im Vorrat
    }
label-supply-tap = antippen
label-gate =
    { $points ->
        [one] { $gate }, { $colour }, 1 Punkt, Felder: { $spaces }.
       *[other] { $gate }, { $colour }, { $points } Punkte, Felder: { $spaces }.
    }
label-gate-end = { $gate }, { $colour }, Felder: { $spaces }.
label-gate-again = { $gate }: noch einmal tippen
label-look = { $gate } Genauer ansehen.
label-seat =
    { $opened ->
        [one] { $player }: ein offenes Tor, Punkte: { $points }, Kristalle im Vorrat: { $crystals }. Alles zeigen.
       *[other] { $player }: { $opened } offene Tore, Punkte: { $points }, Kristalle im Vorrat: { $crystals }. Alles zeigen.
    }
label-seat-choosing = { $player } hat { $count } von 3 Toren gewählt
label-bag = Der Beutel: zeigen, was noch darin ist
label-rewards = Belohnungen ansehen
label-display = Auslage ansehen
label-seats = Die Tore von allen
label-reward-free =
    { $points ->
        [one] { $reward }: 1 Punkt, noch zu haben
       *[other] { $reward }: { $points } Punkte, noch zu haben
    }
label-reward-taken =
    { $points ->
        [one] { $reward }: 1 Punkt, hat { $player }
       *[other] { $reward }: { $points } Punkte, hat { $player }
    }

## Was die Dinge sind, für alle, die fragen

explain-yellow = Gelbes Tor
explain-yellow-meaning = Wirkt sofort beim Öffnen, einmal: Es setzt, verschiebt oder bringt Kristalle, oder es bringt weitere Tore.
explain-yellow-rule = 8.10
explain-violet = Violettes Tor
explain-violet-meaning = Bringt nur Punkte, aber viele.
explain-violet-rule = 8.1
explain-green = Grünes Tor
explain-green-meaning = Zählt am Ende: für jedes Tor einer Farbe oder jedes Feld eines Animus auf deinen offenen Toren.
explain-green-rule = 8.2
explain-blue = Blaues Tor
explain-blue-meaning = Wirkt dauerhaft: Ein Animus ist ab jetzt für dich ein Joker.
explain-blue-rule = 8.9
explain-air = Luft
explain-air-meaning = Ein Animus, der häufigste: 6 der 23 Marken.
explain-air-rule = 4.2
explain-water = Wasser
explain-water-meaning = Ein Animus: 5 der 23 Marken.
explain-water-rule = 4.2
explain-earth = Erde
explain-earth-meaning = Ein Animus: 4 der 23 Marken.
explain-earth-rule = 4.2
explain-life = Leben
explain-life-meaning = Ein Animus: 3 der 23 Marken.
explain-life-rule = 4.2
explain-fire = Feuer
explain-fire-meaning = Ein seltener Animus: 2 der 23 Marken.
explain-fire-rule = 4.2
explain-shadow = Schatten
explain-shadow-meaning = Der seltenste Animus: eine einzige der 23 Marken.
explain-shadow-rule = 4.2
explain-wild = Joker
explain-wild-meaning = Passt auf jedes Feld. Danach kommen alle Marken zurück in den Beutel, und der Nächste wird Fänger.
explain-wild-rule = 4.8
explain-crystals = Kristalle
explain-crystals-meaning = Im Vorrat, bereit zum Setzen. Ein Kristall füllt ein Feld; er kommt heim, wenn sich sein Tor öffnet.
explain-crystals-rule = 4.3
explain-opened = Offene Tore
explain-opened-meaning = Sie bringen die Punkte. Das siebte, egal von wem, beendet die Partie.
explain-opened-rule = 9.1
explain-points = Punkte
explain-points-meaning = Offene Tore und Belohnungen, als wäre die Partie jetzt aus.
explain-points-rule = 9.5
explain-kept = Behaltene Tore
explain-kept-meaning = Alle behalten geheim drei von sechs.
explain-kept-rule = 3.2
explain-bag = Der Beutel
explain-bag-meaning = Jede Runde kommt eine Marke heraus. Tipp darauf, um zu sehen, was noch drin ist.
explain-bag-rule = 4.1
explain-catcher = Der Fänger
explain-catcher-meaning = Zieht die Marke der Runde und öffnet zuerst. Nach einem Joker ist der Nächste Fänger.
explain-catcher-rule = 4.8
explain-colour-reward = Belohnung für Farben
explain-colour-reward-meaning = Für drei Tore einer Farbe oder eines von jeder. Sie geht von selbst an den Ersten.
explain-colour-reward-rule = 7.4
explain-count-reward = Belohnung für offene Tore
explain-count-reward-meaning = Wird in dem Moment angeboten, in dem du genau so viele hast. Davon bekommt jeder nur eine.
explain-count-reward-rule = 7.5
explain-tile-colours = { $reward }: { $points } Punkte
explain-tile-colours-meaning = Geht von selbst an den Ersten.
explain-tile-colours-rule = 7.4
explain-tile-count = { $reward }: { $points } Punkte
explain-tile-count-meaning = Wird in dem Moment angeboten, in dem du genau so viele hast. Davon bekommt jeder nur eine.
explain-tile-count-rule = 7.5
explain-gate = { $gate }
explain-gate-meaning = { $told } Es { $when }.
explain-gate-rule = 5
explain-trio = Drei Tore für den Anfang
explain-trio-meaning = Mit einem Tipp behältst du alle drei leuchtenden Tore.
explain-trio-rule = 3.2
explain-others = Die Tore der anderen
explain-others-meaning = Sie füllen sie mit denselben Marken wie du. Tipp darauf, um genauer hinzusehen.
explain-others-rule = 4.2
explain-deck = Der Stapel
explain-deck-meaning = Füllt die Auslage wieder auf fünf Tore auf.
explain-deck-rule = 5e

## Die erste Partie

tour-1 = Das Ziel: die meisten Punkte. Volle Tore öffnen sich und zählen; wer das siebte öffnet, beendet die Partie.
tour-2 = Die Farbe sagt, wann ein Tor wirkt: gelb sofort, blau dauerhaft, grün zählt am Ende, violett bringt nur Punkte.
tour-3 = Was hier leuchtet, ist ein gutes Trio: kleine Tore, deren Animi oft kommen. Luft und Wasser kommen oft, Feuer und Schatten selten.
tour-4 = Aus dem Beutel kommt der Animus dieser Runde. Er gilt für alle zugleich.
tour-5 = Tipp zweimal auf ein leuchtendes Feld, um dort einen Kristall zu setzen. Sind alle Felder eines Tors voll, öffnet es sich.
tour-6 = Oder schieb einen: erst auf den Kristall tippen, dann auf sein neues Feld.
tour-7 = Hier warten die Belohnungen. Für die Zahl deiner Tore bekommst du nur eine – nimm sie jetzt oder nie.

## Das schlichte Brett, zum Hören

plain-zone = { $gate }, { $filled } von { $all } Feldern besetzt
plain-space = { $gate }, Feld { $place } ({ $animus })
plain-gate = { $colour }. Felder: { $spaces }.
plain-points =
    { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
plain-place = Kristall auf Feld { $place } setzen: { $animus }
plain-move = Kristall auf Feld { $place } schieben: { $animus }, von { $from }
plain-from = Von { $from }
plain-same-gate = Er bleibt auf demselben Tor.
plain-supply =
    { $left ->
        [0] Nimmt den letzten Kristall aus deinem Vorrat.
        [one] Nimmt einen Kristall aus deinem Vorrat, einer bleibt.
       *[other] Nimmt einen Kristall aus deinem Vorrat, { $left } bleiben.
    }
plain-still-free =
    { $free ->
        [one] Dann ist noch ein Feld frei.
       *[other] Dann sind noch { $free } Felder frei.
    }
plain-opens = Öffnet { $gate }!
plain-free-spaces = Noch frei: { $spaces }.
plain-pass = In dieser Runde setzt du keinen Kristall.
plain-waive = Jetzt bekommst du nichts. Eine höhere Zahl bringt mehr, wenn niemand schneller ist.
plain-opened = Offen: { $gates }.
plain-rewards = Belohnungen: { $rewards }.
plain-token = Gezogen: { $animus }.
