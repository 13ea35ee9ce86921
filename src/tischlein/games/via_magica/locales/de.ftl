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
points-short = P
tap-again = Noch einmal tippen
incantatum = INCANTATUM!
incantatum-what = { $player } öffnet { $gate }
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
note-left =
    { $count ->
        [one] noch einmal
       *[other] noch { $count } Mal
    }
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

## Die erste Partie

tour-1 = Das sind deine Tore. Jedes Feld braucht einen Kristall, dann öffnet sich das Tor.
tour-2 = Aus dem Beutel kommt der Animus dieser Runde. Er gilt für alle zugleich.
tour-3 = Tipp zweimal auf ein leuchtendes Feld, um einen Kristall aus dem Vorrat zu setzen.
tour-4 = Oder schieb einen: erst auf den Kristall tippen, dann auf sein neues Feld.
tour-5 = Hier warten die Belohnungen. Für die Zahl deiner Tore bekommst du nur eine – nimm sie jetzt oder nie.
