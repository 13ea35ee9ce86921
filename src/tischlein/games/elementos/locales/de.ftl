### Elementos: alle Worte des Spiels. Scheibe = Spielfigur der Anleitung, Stab = Stöckchen.

title = Elementos
tagline = Feuer, Holz, Wasser – und ein Stab, der hinüber will
about = Neun Scheiben mit zwei Gesichtern, ein Stab und ein Brett aus drei Reihen. Zieh, wende oder gib den Stab weiter: Wer seinen zuerst auf die andere Seite bringt, gewinnt. Zu zweit, ab 7 Jahren, etwa 15 Minuten.

seat-0 = Weiß
seat-1 = Schwarz
letter-seat-0 = W
letter-seat-1 = S

word-fire = Feuer
word-wood = Holz
word-water = Wasser
word-fire-wood = Feuer (darunter Holz)
word-wood-fire = Holz (darunter Feuer)
word-wood-water = Holz (darunter Wasser)
word-water-wood = Wasser (darunter Holz)
word-water-fire = Wasser (darunter Feuer)
word-fire-water = Feuer (darunter Wasser)
letter-fire = F
letter-wood = H
letter-water = W

## Was man tun kann

action-lay = { $disc } auf { $at } legen
action-preset = Den Vorschlag nehmen
action-ready = Aufstellung fertig
action-move = Von { $at } nach { $to } ziehen
action-wand = Den Stab von { $at } an { $to } geben
action-flip = Die Scheibe auf { $at } wenden
action-pass = Aussetzen
kind-lay = Legen
kind-preset = Vorschlag
kind-ready = Fertig
kind-move = Ziehen
kind-wand = Stab geben
kind-flip = Wenden
kind-pass = Aussetzen

## Was gefragt ist

ask-arrange = Leg deine neun Scheiben in deine drei Reihen.
ask-confirm = Alles liegt. Zufrieden?
ask-play = Zieh, wende oder gib den Stab weiter.

## Was geschehen ist

event-begins = { $player } beginnt.
event-ready = { $player } ist bereit.
event-revealed = Die Vorhänge gehen auf.
event-moved = { $player } zieht von { $at } nach { $to }.
event-captured = { $player } schlägt von { $at } auf { $to }: { $up }, darunter { $down }.
event-stepped = { $player } rückt mit dem Stab von { $at } nach { $to } vor.
event-flipped = { $player } wendet { $at }: jetzt { $up }.
event-flipped-faded = { $player } wendet { $at }.
event-handed = { $player } gibt den Stab von { $at } an { $to }.
event-froze = Patt: { $at } und { $to } dürfen vorerst nicht gewendet werden.
event-passed = { $player } kann nicht ziehen und setzt aus.
event-won = { $player } bringt den Stab ins Ziel und gewinnt!
event-drawn =
    { $reason ->
        [third_repetition] Remis: dieselbe Stellung zum dritten Mal.
        [no_progress] Remis: zu lange kam niemand voran.
        [two_passes] Remis: niemand kann mehr ziehen.
       *[other] Das Spiel endet remis.
    }

## Was die anderen gerade tun (für alle, die warten)

await-setup =
    { $count ->
        [one] { $players } legt die Scheiben aus.
       *[other] { $players } legen ihre Scheiben aus.
    }
await-play =
    { $count ->
        [one] { $players } ist am Zug.
       *[other] { $players } sind am Zug.
    }

## Wie es endet

reason-wand_stepped = { $player } ist mit dem Stab auf die letzte Reihe gezogen.
reason-wand_handed = { $player } hat den Stab einer Scheibe auf der letzten Reihe gegeben.
reason-third_repetition = Remis: dieselbe Stellung kam zum dritten Mal vor.
reason-no_progress = Remis: zu lange kam niemand voran.
reason-two_passes = Remis: beide mussten aussetzen.
reason-resigned = { $player } hat aufgegeben.
reason-draw_agreed = Ihr habt euch auf Remis geeinigt.
source-wand = Stab im Ziel

## Was der Tisch wählen kann

option-board_rows = Länge des Bretts
option-board_rows-help = Acht Reihen hat die Holzschachtel; die Abbildung der alten Anleitung zeigt sieben. Sieben geht schneller.
option-board_rows-8 = 8 Reihen
option-board_rows-7 = 7 Reihen
option-setup_mode = Aufstellung
option-setup_mode-help = Geheim: beide legen gleichzeitig hinter einem Vorhang. Offen: erst legt, wer als Zweites zieht, dann die andere Seite.
option-setup_mode-secret = geheim und gleichzeitig
option-setup_mode-preset = feste Aufstellung, sofort los
option-setup_mode-open = offen nacheinander
option-require_three_of_each = Drei von jedem Zeichen
option-require_three_of_each-help = Bei der Aufstellung müssen drei Feuer, drei Holz und drei Wasser oben liegen.
option-require_three_of_each-false = freigestellt
option-require_three_of_each-true = Pflicht
option-own_underside_visible = Eigene Unterseiten
option-own_underside_visible-help = Beim Gedächtnisspiel darf nach der Aufstellung niemand mehr unter die Scheiben schauen, auch nicht unter die eigenen.
option-own_underside_visible-true = anschauen erlaubt
option-own_underside_visible-false = Gedächtnisspiel
option-show_seen_undersides = Gesehene Unterseiten
option-show_seen_undersides-help = Eine Unterseite, die schon einmal alle gesehen haben, bleibt am Rand der Scheibe vermerkt.
option-show_seen_undersides-false = selbst merken
option-show_seen_undersides-true = vermerken
option-carrier_flip = Stabträger wenden
option-carrier_flip-help = Ob man auch die Scheibe wenden darf, in der gerade der Stab steckt.
option-carrier_flip-true = erlaubt
option-carrier_flip-false = verboten
option-standoff_flips_each = Patt beim Wenden
option-standoff_flips_each-help = Nach so vielen Wendungen jeder Seite im Wechsel sind zwei gegnerische Nachbarn gesperrt, bis sich dort etwas ändert.
option-standoff_flips_each-1 = nach je 1 Wendung
option-standoff_flips_each-2 = nach je 2 Wendungen
option-standoff_flips_each-3 = nach je 3 Wendungen
option-repetition = Wiederholte Stellung
option-repetition-help = Was geschieht, wenn dieselbe Stellung zum dritten Mal entsteht.
option-repetition-draw_at_3 = Remis
option-repetition-forbidden_at_3 = verboten
option-repetition-off = spielt keine Rolle
option-no_progress_plies = Züge ohne Fortschritt
option-no_progress_plies-help = Nach so vielen Zügen hintereinander, in denen nichts geschlagen wird und nichts vorankommt, ist es remis.
option-no_progress_plies-60 = 60 Züge
option-no_progress_plies-0 = keine Grenze
option-no_progress_plies-40 = 40 Züge
option-no_progress_plies-100 = 100 Züge
option-first_player = Wer beginnt
option-first_player-help = Bei einer Revanche wechselt der Anfang, außer ihr habt ihn festgelegt.
option-first_player-random = das Los
option-first_player-white = Weiß
option-first_player-black = Schwarz
option-first_player-loser_starts = wer zuletzt verloren hat
option-starts = Anfang der Revanche
option-starts-help = Wird von der Revanche selbst gesetzt.
option-starts- = offen
option-starts-white = Weiß
option-starts-black = Schwarz

## Für die Ohren und am Rand des Bretts

label-board = Spielbrett
label-empty = leer
label-disc-0 = weiße Scheibe
label-disc-1 = schwarze Scheibe
label-wand = mit Stab
label-under = unter ihr { $down }
label-seen = unter ihr wurde { $down } gesehen
label-frozen = gesperrt: darf nicht gewendet werden
label-goal = Ziel von { $side }
label-can-flip = nochmals wählen zum Wenden
label-can-move = hierhin ziehen
label-can-capture = hier schlagen
label-can-wand = Stab hierher geben
label-can-lay = hierhin legen
label-captured = { $disc }, { $up } und { $down }
label-tray = { $side }: { $count ->
    [0] noch nichts geschlagen
    [one] eine Scheibe geschlagen
   *[other] { $count } Scheiben geschlagen
}
label-supply-all = Vorrat
label-supply = { $up } oben, { $down } unten, noch { $count }
sign-arranging = stellt auf …
sign-ready = ist bereit
note-repetition = Stellung zum { $count }. Mal
note-idle =
    { $count ->
        [one] noch 1 Zug bis zum Remis
       *[other] noch { $count } Züge bis zum Remis
    }

## Erste Partie

tour-1 = Da drüben ist dein Ziel: Bring deinen Stab auf eines dieser drei Felder.
tour-2 = Tipp eine deiner Scheiben an, dann leuchtet, wohin sie kann: vor, schräg vor oder zur Seite, nie zurück.
tour-3 = Feuer schlägt Holz, Holz schlägt Wasser, Wasser schlägt Feuer; Gleiches blockiert sich.
tour-4 = Tipp eine gewählte Scheibe noch einmal an, und sie dreht sich um – das kleine Zeichen am Rand zeigt dir, was unten liegt.
tour-5 = Der Stab wandert von Scheibe zu Scheibe oder rückt mit seiner Scheibe geradeaus vor; wer ihn trägt, kann nicht geschlagen werden.

## Das schlichte Brett: wie die Teile der Ansicht heißen

plain-captures = Schlägt:
plain-target = Ziel:
plain-lost = Geschlagen: { $discs }.
field-seat = Du bist
field-rows = Reihen
field-phase = Abschnitt
field-discs = Scheiben auf dem Brett
field-captured = Geschlagen
field-supply = Vorrat
field-ready = Bereit
field-begins = Beginnt
field-to_move = Am Zug
field-idle_plies = Züge ohne Fortschritt
field-idle_limit = Remis nach
field-repetitions = Stellung kam vor
field-winner = Gewonnen hat
field-memory = Gedächtnisspiel
field-at = Feld
field-owner = Seite
field-up = Oben
field-down = Unten
field-wand = Stab
field-frozen = Gesperrt
field-seen = Unten gesehen
field-faces = Seiten
field-disc = Scheibe
field-count = Anzahl
value-seat-0 = Weiß
value-seat-1 = Schwarz
value-owner-0 = Weiß
value-owner-1 = Schwarz
value-begins-0 = Weiß
value-begins-1 = Schwarz
value-to_move-0 = Weiß
value-to_move-1 = Schwarz
value-winner-0 = Weiß
value-winner-1 = Schwarz
value-phase-setup = Aufstellung
value-phase-play = Partie
value-phase-over = vorbei

## Warum etwas gerade nicht geht

never-move = Eine Scheibe geht nur auf ein Nachbarfeld, und { $to } ist keines von { $at }.
never-wand = Der Stab geht nur an eine Scheibe gleich daneben, und { $to } liegt nicht neben { $at }.
never-lay = Auf { $at } wird nichts gelegt: Nur deine ersten drei Reihen stellst du auf.
why-setup_first =
    { $count ->
        [one] Erst wird aufgestellt: Eine Scheibe fehlt noch.
       *[other] Erst wird aufgestellt: { $count } Scheiben fehlen noch.
    }
why-ready_first = Deine neun liegen. Drück erst auf „Fertig“, dann wird gezogen.
why-setup_over = Die Aufstellung ist vorbei; jetzt wird gezogen.
why-discs_left =
    { $count ->
        [one] Alle neun müssen liegen; eine fehlt noch.
       *[other] Alle neun müssen liegen; { $count } fehlen noch.
    }
why-preset_lies_there = Genau so liegen deine Scheiben schon.
why-not_at_home = { $at } gehört nicht zu deinen drei Reihen.
why-home_square_taken = Auf { $at } liegt schon eine deiner Scheiben.
why-pair_used_up = Deine drei Scheiben mit { $up } und { $down } liegen schon alle.
why-symbol_shown_thrice = Drei zeigen schon { $up }, und mehr dürfen es an diesem Tisch nicht sein.
why-three_of_each_spoilt = Damit ginge es nicht mehr auf: Am Ende müssen drei von jedem Zeichen oben liegen.
why-must_play = Aussetzen darf nur, wer gar nichts tun kann. Du kannst noch.
why-frozen_before_passing = Noch setzt du nicht aus: Eine gesperrte Scheibe ({ $at }) darfst du diesmal wenden.
why-no_disc = Auf { $at } liegt keine Scheibe.
why-enemy_disc = Die Scheibe auf { $at } gehört dir nicht.
why-carrier_not_flipped = Auf { $at } steckt dein Stab, und an diesem Tisch wird ein Stabträger nicht gewendet.
why-frozen = { $at } ist mit { $to } gesperrt und darf nicht gewendet werden, bis sich dort etwas bewegt.
why-wand_elsewhere = Dein Stab steckt nicht auf { $at }, sondern auf { $wand }.
why-wand_never_back = Der Stab geht nie zurück: { $to } liegt hinter { $at }.
why-wand_not_to_enemy = Auf { $to } liegt eine gegnerische Scheibe. Deinen Stab nimmt nur eine eigene.
why-wand_needs_disc = Auf { $to } liegt keine Scheibe, die den Stab nehmen könnte.
why-carrier_straight_only = Mit dem Stab geht eine Scheibe nur geradeaus vor, nicht von { $at } nach { $to }.
why-carrier_behind_own = Auf { $to } liegt deine eigene Scheibe. Der Stab auf { $at } kann zu ihr wechseln.
why-carrier_takes_nothing = Die Scheibe mit dem Stab schlägt nichts, und { $to } ist besetzt.
why-never_back = Scheiben gehen nie zurück: { $to } liegt hinter { $at }.
why-off_board = { $to } liegt nicht mehr auf diesem Brett.
why-own_disc_there = Auf { $to } liegt schon eine eigene Scheibe.
why-carrier_is_safe = In der Scheibe auf { $to } steckt der gegnerische Stab: Sie kann nicht geschlagen werden.
why-equal_blocks = Auf { $to } liegt auch { $up }, und Gleiche schlagen einander nicht.
why-stronger_blocks = Dein { $up } schlägt { $other } nicht; auf { $to } geht es nicht weiter.
why-third_time = Die Stellung wäre zum dritten Mal dieselbe, und das ist an diesem Tisch verboten.

## Was etwas bedeutet

prompt-to = Wohin damit?
prompt-to-flip = Wohin? Nochmal antippen wendet sie.
prompt-to-hand = Wohin, oder wer bekommt den Stab?
prompt-hand = Wer bekommt den Stab?
prompt-flip = Nochmal tippen: wenden
prompt-under = Darunter liegt { $down }.
prompt-lay = Wohin mit { $up } (darunter { $down })?
prompt-lifted = Wohin? Nochmal antippen dreht sie um.
prompt-lifted-does = Auf einer anderen Scheibe tauschen beide den Platz.
prompt-laid = Alles liegt. Zufrieden? Dann „Fertig“.
prompt-laid-does = Jede Scheibe lässt sich noch antippen und umlegen.
explain-cycle = Wer schlägt wen?
explain-cycle-meaning = Feuer schlägt Holz, Holz schlägt Wasser, Wasser schlägt Feuer. Gleiches versperrt sich nur den Weg.
explain-cycle-rule = 9a
explain-fire = { word-fire }
explain-fire-meaning = Schlägt Holz und wird von Wasser geschlagen. Die Scheibe geht vor, schräg vor oder zur Seite, nie zurück.
explain-fire-rule = 9a
explain-wood = { word-wood }
explain-wood-meaning = Schlägt Wasser und wird von Feuer geschlagen. Die Scheibe geht vor, schräg vor oder zur Seite, nie zurück.
explain-wood-rule = 9a
explain-water = { word-water }
explain-water-meaning = Schlägt Feuer und wird von Holz geschlagen. Die Scheibe geht vor, schräg vor oder zur Seite, nie zurück.
explain-water-rule = 9a
explain-under = Die Unterseite
explain-under-meaning = Das kleine Zeichen am Rand zeigt, was unten liegt. Wenden ist ein ganzer Zug.
explain-under-rule = 12
explain-carrier = Der Stab
explain-carrier-meaning = Bring ihn auf die letzte Reihe. Er rückt mit seiner Scheibe geradeaus vor oder geht an eine Nachbarscheibe. Wer ihn trägt, kann nicht geschlagen werden.
explain-carrier-rule = 13
explain-goal = Ein Zielfeld
explain-goal-meaning = Wer seinen Stab hierher auf die letzte Reihe bringt, gewinnt.
explain-goal-rule = 16
explain-frozen = Gesperrt
explain-frozen-meaning = Zwei Nachbarn haben einander nur noch umgedreht. Diese Scheibe darf vorerst nicht gewendet werden; ziehen und schlagen kann sie.
explain-frozen-rule = 18b
explain-square = Ein leeres Feld
explain-square-meaning = Eine Scheibe geht einen Schritt: vor, schräg vor oder zur Seite.
explain-square-rule = 9
explain-way = Weg des Stabs
explain-way-meaning = So viele Reihen fehlen dem Stab noch bis ins Ziel.
explain-way-rule = 16
explain-taken = Geschlagene Scheiben
explain-taken-meaning = Beide Seiten liegen offen.
explain-taken-rule = 9a
explain-side = Eine Seite
explain-side-meaning = Ahorn ist Weiß, Nussbaum ist Schwarz. Daneben liegt, was diese Seite geschlagen hat.
explain-side-rule = 1
explain-supply = Deine Scheiben
explain-supply-meaning = Von jeder Sorte drei. Antippen nimmt eine in die Hand, noch einmal dreht sie um.
explain-supply-rule = 5
explain-flip = { kind-flip }
explain-flip-meaning = Dreht die gewählte Scheibe um. Das ist dein ganzer Zug.
explain-flip-rule = 12
explain-pass = { kind-pass }
explain-pass-meaning = Nur wenn nichts anderes möglich ist.
explain-pass-rule = 20
explain-preset = { kind-preset }
explain-preset-meaning = Legt alle neun Scheiben so, wie es sich für den Anfang bewährt hat.
explain-preset-rule = 6a
explain-ready = { kind-ready }
explain-ready-meaning = Danach liegt deine Aufstellung fest. Sind beide fertig, gehen die Vorhänge auf.
explain-ready-rule = 6b
explain-idle = Bald unentschieden
explain-idle-meaning = Kommt lange niemand voran, ist die Partie unentschieden.
explain-idle-rule = 19b

## Warum eine Antwort besser ist: was der Rückblick sagt

term-own_home-more = So kommt der eigene Stab nach Hause, oder so weit, dass ihn niemand mehr aufhält.
term-own_home-less = Dafür kommt der eigene Stab seltener nach Hause.
term-other_home-more = So kommt der andere Stab nicht nach Hause.
term-other_home-less = Dafür kommt der andere Stab öfter nach Hause.
term-own_wand-more = Der eigene Stab steht besser: näher am Ziel, mit Helfern daneben oder mit freierem Weg.
term-own_wand-less = Dafür steht der eigene Stab etwas schlechter.
term-other_wand-more = Der andere Stab wird aufgehalten: Er ist weiter vom Ziel weg, oder es steht mehr in seinem Weg.
term-other_wand-less = Dafür kommt der andere Stab etwas besser voran.
term-discs-more = So bleiben mehr eigene Scheiben, oder weniger der anderen Seite.
term-discs-less = Dafür gehen Scheiben verloren.
term-advance-more = Die eigenen Scheiben kommen weiter vor oder die anderen weniger weit.
term-advance-less = Dafür bleiben die eigenen Scheiben weiter hinten.
term-threats-more = So wird mehr angegriffen oder weniger bedroht.
term-threats-less = Dafür wird weniger angegriffen oder mehr bedroht.
