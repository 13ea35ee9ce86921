### Essence: alle Worte des Spiels. Wegekarte, Begriffskarte, Tippkarte, Errungenschaft und Essenzpunkt wie in der Regel; Fragen und Begriffe sind unsere.

title = Essence
tagline = Wer kennt wen wie gut?
about = Eine Frage, ein paar Begriffe, und alle tippen verdeckt: Was sagt Mara über sich selbst? Wer richtig liegt, sammelt Münzen und Begriffskarten. Geredet wird hinterher umso mehr. Mit der Erweiterung „Archetypen & Emotionen“. Für 2 bis 7, am schönsten ab 3, ab 12 Jahren, 20 bis 60 Minuten.

minutes = 20

seat-0 = Platz 1
seat-1 = Platz 2
seat-2 = Platz 3
seat-3 = Platz 4
seat-4 = Platz 5
seat-5 = Platz 6
seat-6 = Platz 7

## Symbole, Münzen, Farben

word-triangle = Dreieck
word-fivestar = Fünfstern
word-circle = Kreis
word-sevenstar = Siebenstern
word-gold = Goldmünze
word-silver = Silbermünze
word-bronze = Bronzemünze
word-yellow = Eigenschaft
word-green = Wert
word-blue = Quelle
word-red = Emotion
word-white = Archetyp
colour-yellow = Eigenschaften
colour-green = Werte
colour-blue = Quellen
colour-red = Emotionen
colour-white = Archetypen
letter-triangle = 3
letter-fivestar = 5
letter-circle = O
letter-sevenstar = 7
letter-gold = G
letter-silver = S
letter-bronze = B
letter-yellow = E
letter-green = W
letter-blue = Q
letter-red = M
letter-white = A
word-coin = Bronzemünze
word-card = Begriffskarte

help-triangle = Nenn einen der drei Begriffe. Liegt jemand richtig, bekommt die Person am Zug ihre Karte, und jeder Treffer bringt 1 Silber.
help-fivestar = Stufe 1 bis 5. Die Person am Zug bekommt für jeden Treffer 1 Gold, jeder Treffer selbst bringt 1 Silber.
help-circle = Was passt zu uns allen? Wer mit der Mehrheit tippt, bekommt 1 Bronze. Am Zug darfst du stattdessen die Karte nehmen.
help-sevenstar-yellow = Auf wen passt es? Wer mit der Mehrheit tippt, bekommt 1 Bronze. Die Karte geht an die Person mit den meisten Stimmen.
help-sevenstar-white = In wem steckt diese Gestalt? Wer mit der Mehrheit tippt, bekommt 1 Bronze. Für die Person am Zug gibt es mehr, so wie euer Tisch den weißen Siebenstern spielt.

## Die sieben Tippkartensätze

emblem-1 = Flamme
emblem-2 = Sonne
emblem-3 = Stern
emblem-4 = Blatt
emblem-5 = Welle
emblem-6 = Mond
emblem-7 = Feder
emblem-colour-1 = rot
emblem-colour-2 = orange
emblem-colour-3 = gelb
emblem-colour-4 = grün
emblem-colour-5 = hellblau
emblem-colour-6 = indigo
emblem-colour-7 = violett

## Wie sich die Computer vorstellen

character = { $name } liebt { $first } und { $second }. Mit { $third } kann man { $name } jagen.
character-short = Liebt { $first } und { $second }, hält nichts von { $third }.
character-likes = Liebt { $first } und { $second }
like-heart = Nähe
like-drive = Tatendrang
like-calm = Stille
like-mind = kluge Gedanken
like-create = alles Schöne
like-order = Ordnung
like-bold = Abenteuer
like-play = Albernheiten
like-depth = tiefe Gespräche
like-earth = die Natur
like-lead = die große Bühne
like-fair = Gerechtigkeit
tire-heart = Umarmungen
tire-drive = Ehrgeiz
tire-calm = Stillsitzen
tire-mind = langen Theorien
tire-create = Basteln
tire-order = Listen und Plänen
tire-bold = waghalsigen Ideen
tire-play = lauten Partys
tire-depth = Grübeleien
tire-earth = Wandern im Regen
tire-lead = Reden vor Publikum
tire-fair = Debatten über Regeln
word-heart = Herz
word-drive = Tatkraft
word-calm = Ruhe
word-mind = Geist
word-create = Schöpferkraft
word-order = Ordnung
word-bold = Wagnis
word-play = Leichtigkeit
word-depth = Tiefe
word-earth = Natur
word-lead = Wirkung
word-fair = Gerechtigkeit

## Antworten

action-emblem = Tippkartensatz { $number } nehmen
action-choose = { $way } spielen
action-pick = Begriff { $place } tippen
action-rate = Stufe { $step } tippen
action-name = Nummer { $number } nennen
action-abstain = Diesmal nichts tippen
action-swap = Statt Begriff { $place } einen anderen ziehen
action-take = { $what } nehmen
action-next = Weiter
action-trade = 2 × { $pay } gegen 1 × { $get } tauschen
action-follow = Den Vorschlag übernehmen
action-finish = Fertig getauscht
kind-emblem = Tippkarten wählen
kind-choose = Wegekarte wählen
kind-pick = Begriff tippen
kind-rate = Stufe tippen
kind-name = Person nennen
kind-abstain = Sich enthalten
kind-swap = Anderer Begriff
kind-take = Nehmen
kind-next = Weiter
kind-trade = Tauschen
kind-follow = Vorschlag
kind-finish = Fertig

## Was gefragt wird

ask-emblem = Such dir einen Tippkartensatz aus. Die Zahl darauf ist deine Nummer.
ask-choose = Du bist dran. Welche Wegekarte spielst du?
ask-triangle = Tipp verdeckt auf einen der drei Begriffe.
ask-fivestar = Tipp verdeckt auf eine Stufe von 1 bis 5.
ask-circle = Was passt zu euch allen? Tipp verdeckt auf einen der drei Begriffe.
ask-sevenstar = Wen aus der Runde nennst du? Tipp verdeckt.
ask-take = Ihr wart euch einig. Nimmst du die Münze oder die Karte?
ask-next = Genug geredet? Dann weiter zum nächsten Zug.
ask-trade = Tausch, so oft du magst, 2 gleiche gegen 1 anderes. Dann wird gezählt.

## Was geschieht

event-begins = { $player } fängt an.
event-emblem = { $player } nimmt die Nummer { $number }.
event-turn = Zug { $turn }: { $player } ist dran.
event-way_shown = Neu in der Auslage: { $way }.
event-way_chosen = { $player } fragt: { $question }
event-drawn = Aufgedeckt: { $concepts }.
event-swapped = Jemand wünscht sich einen anderen Begriff: { $new } statt { $old }. Alle tippen neu.
event-void = Für { $way } sind nicht genug Begriffe da. Der Zug bringt nichts.
event-revealed = Die Tipps, von Platz 1 an: { $tips }.
event-coins =
    { $count ->
        [one] { $player } bekommt 1 { $kind }.
       *[other] { $player } bekommt { $count } { $kind }n.
    }
event-card = { $player } bekommt die Begriffskarte: { $concept }.
event-nothing = Keine Übereinstimmung. Niemand bekommt etwas.
event-market = Alle Wege sind gegangen. Jetzt wird getauscht.
event-counted =
    { $trades ->
        [0] { $player } tauscht nicht und hat { $points } EP.
        [one] { $player } tauscht einmal und hat { $points } EP.
       *[other] { $player } tauscht { $trades }-mal und hat { $points } EP.
    }

## Warum nicht?

why-number_first = Zuerst sucht sich jeder einen Satz Tippkarten aus.
why-choose_first = Zuerst wählst du eine der beiden Wegekarten.
why-tip_first = Jetzt legen erst einmal alle einen Tipp.
why-take_first = Nimm zuerst die Münze oder die Karte.
why-go_on_first = Dieser Zug ist ausgewertet. Mit „Weiter“ beginnt der nächste.
why-ways_walked = Alle Wegekarten sind gespielt. Jetzt wird nur noch getauscht.
why-trade_later = Getauscht wird erst am Ende, wenn alle Wegekarten gespielt sind.
why-nothing_to_take = Münze oder Karte gibt es erst nach dem Aufdecken, und nur bei einem Kreis mit Mehrheit.
why-number_chosen = Deine Nummer steht fest: { $own }.
why-number_taken = Die Tippkarten { $number } hat schon { $player }.
why-way_played = Diese Wegekarte ({ $way }) wurde in dieser Partie schon gespielt.
why-not_on_display = Diese Wegekarte ({ $way }) liegt nicht offen. Zur Wahl stehen nur die aufgedeckten: { $display }.
why-asks_concept = Hier tippst du auf einen der offenen Begriffe. So will es das Symbol: { $symbol }.
why-asks_step = Hier tippst du auf eine Stufe von 1 bis 5. So will es das Symbol: { $symbol }.
why-asks_player = Hier nennst du jemanden aus der Runde. So will es das Symbol: { $symbol }.
why-no_such_place =
    { $count ->
        [one] Es liegt nur ein Begriff offen, an Stelle { $place } also keiner.
       *[other] Es liegen nur { $count } Begriffe offen, an Stelle { $place } also keiner.
    }
why-not_at_table = Die Nummer { $number } hat bei euch niemand.
why-not_yourself = { $number } ist deine eigene Nummer, und an eurem Tisch nennt man sich nicht selbst.
why-must_tip = An eurem Tisch legen alle einen Tipp. Enthalten kann man sich nicht.
why-no_wishes = An eurem Tisch werden keine Begriffe ausgetauscht.
why-wishes_used =
    { $count ->
        [one] Du hast in dieser Partie schon um einen anderen Begriff gebeten, und das geht nur einmal.
       *[other] Du hast in dieser Partie schon { $count } Mal um einen anderen Begriff gebeten. Öfter geht es nicht.
    }
why-no_other_concept = Auf diesem Stapel ({ $colour }) liegt kein anderer Begriff mehr.
why-not_in_box = Ihr spielt ohne die Erweiterung. Diese Sorte gibt es bei euch nicht: { $get }.
why-no_pair =
    { $count ->
        [0] Zum Tauschen brauchst du zwei von einer Sorte. Davon hast du keine: { $pay }.
       *[other] Zum Tauschen brauchst du zwei von einer Sorte. Davon hast du nur { $count }: { $pay }.
    }
why-no_adviser = An eurem Tisch gibt es keinen Rat beim Tauschen.
why-nothing_better = Besser wird es durch Tauschen nicht mehr.
never-past = Dieser Zug ist vorbei. Darunter geht es weiter zum nächsten.

## Was die anderen gerade tun (für alle, die warten)

await-emblem =
    { $count ->
        [one] { $players } wählt die Tippkarten.
       *[other] { $players } wählen ihre Tippkarten.
    }
await-choose =
    { $count ->
        [one] { $players } wählt eine Wegekarte.
       *[other] { $players } wählen eine Wegekarte.
    }
await-tip =
    { $count ->
        [one] { $players } tippt noch, verdeckt.
       *[other] { $players } tippen noch, verdeckt.
    }
await-take =
    { $count ->
        [one] { $players } wählt: Münze oder Karte?
       *[other] { $players } wählen: Münze oder Karte?
    }
await-talk =
    { $count ->
        [one] Zeit zum Reden. { $players } ist noch nicht weitergegangen.
       *[other] Zeit zum Reden. { $players } sind noch nicht weitergegangen.
    }
await-trade =
    { $count ->
        [one] Der Markt ist offen: { $players } tauscht noch.
       *[other] Der Markt ist offen: { $players } tauschen noch.
    }

## Das Ende

reason-ways_walked =
    { $tie ->
        [all] Alle Wege sind gegangen, und ihr liegt alle gleichauf.
        [several] Alle Wege sind gegangen. { $player } liegen gleichauf vorn.
        [broken] Alle Wege sind gegangen. Bei gleich vielen Essenzpunkten hat { $player } mehr Errungenschaften übrig.
       *[none] Alle Wege sind gegangen. { $player } hat die meisten Essenzpunkte.
    }
tie-leftover = übrige Errungenschaften
reason-resigned = { $player } hat aufgegeben.
reason-draw_agreed = Ihr habt euch auf Unentschieden geeinigt.
source-coin_sets = Münzen: Gold, Silber und Bronze
source-card_sets = Begriffskarten in drei Farben

## Hausregeln

option-deck_length = Wie lange
option-deck_length-help = Jeder Zug dauert mit Reden etwa anderthalb Minuten. Alle 38 Wegekarten sind ein ganzer Abend; bei „gleich viele“ bleiben die Karten weg, die nicht mehr für alle reichen.
option-deck_length-full = alle Wegekarten
option-deck_length-equal_turns = gleich viele Züge für alle
option-deck_length-three_each = drei Züge für jeden
option-deck_length-four_each = vier Züge für jeden
option-expansion = Archetypen & Emotionen
option-expansion-help = Ohne die Erweiterung gibt es nur Eigenschaften, Werte und Quellen, und 26 statt 38 Wegekarten.
option-expansion-true = dabei
option-expansion-false = ohne
option-emotions = Emotionen
option-emotions-help = Für zarte Runden: 18 unangenehme Gefühle wie Wut oder Neid bleiben in der Schachtel.
option-emotions-all = alle
option-emotions-no_unpleasant = nur leichte
option-concept_redraw = Anderer Begriff
option-concept_redraw-help = Wie oft man im Spiel um einen anderen Begriff bitten darf, wenn einer nicht passt. Gründe braucht es nicht; danach tippen alle neu.
option-concept_redraw-once = einmal
option-concept_redraw-off = nie
option-concept_redraw-thrice = dreimal
option-trading_help = Hilfe beim Tauschen
option-trading_help-help = Der Rat rechnet aus, was am Ende höchstens zu holen ist und mit welchen Tauschen. Nur du siehst deinen.
option-trading_help-suggest = Rat anzeigen
option-trading_help-off = ohne Rat
option-trading_help-auto = von selbst tauschen
option-white_sevenstar = Weißer Siebenstern
option-white_sevenstar-help = Was die Person am Zug bekommt, wenn es eine Mehrheit gibt. Die Regel sagt nur: „2 Bronzemünzen“.
option-white_sevenstar-two_instead_if_majority = 2 statt 1, wenn sie richtig liegt
option-white_sevenstar-two_if_any_majority = 2, auch wenn sie daneben liegt
option-white_sevenstar-three_if_majority = 2 und noch 1, wenn sie richtig liegt
option-self_vote_on_sevenstar = Sich selbst nennen
option-self_vote_on_sevenstar-help = Ob man bei einem Siebenstern die eigene Nummer tippen darf. Zu zweit bringt ein Siebenstern sonst nie etwas: Jeder kann dann nur den anderen nennen.
option-self_vote_on_sevenstar-true = erlaubt
option-self_vote_on_sevenstar-false = nicht erlaubt
option-abstaining = Sich enthalten
option-abstaining-help = Ob man bei einer Frage auch gar nichts tippen darf. Wer am Zug schweigt, lässt alle leer ausgehen.
option-abstaining-true = erlaubt
option-abstaining-false = nicht erlaubt
option-holdings_visible = Errungenschaften
option-holdings_visible-help = Ob offen vor allen liegt, was jeder gesammelt hat.
option-holdings_visible-true = offen
option-holdings_visible-false = verdeckt
option-question_variants = Verschiedene Fragen
option-question_variants-help = Ob gleichartige Wegekarten verschieden fragen oder immer mit demselben Satz.
option-question_variants-true = ja
option-question_variants-false = nein
option-emblems = Tippkarten
option-emblems-help = Ob ihr euch die Nummern aussucht oder sie nach Plätzen verteilt werden.
option-emblems-chosen = aussuchen
option-emblems-dealt = nach Plätzen
option-start_player = Wer anfängt
option-start_player-help = Soll die jüngste Person anfangen, setzt sie sich auf Platz 1.
option-start_player-random = ausgelost
option-start_player-first_seat = Platz 1
option-own_yellow = Eigene Eigenschaften
option-own_yellow-help = Ein Wort je Zeile, höchstens 20. Sie werden unter die gelben Karten gemischt.
option-own_green = Eigene Werte
option-own_green-help = Ein Wert je Zeile, höchstens 20. Sie werden unter die grünen Karten gemischt.
option-own_blue = Eigene Quellen
option-own_blue-help = Was euch Kraft gibt: eines je Zeile, höchstens 20. Sie werden unter die blauen Karten gemischt.
option-own_red = Eigene Emotionen
option-own_red-help = Ein Gefühl je Zeile, höchstens 20. Sie werden unter die roten Karten gemischt.
option-own_white = Eigene Archetypen
option-own_white-help = Eine Gestalt je Zeile, höchstens 20. Sie werden unter die weißen Karten gemischt.

## Die Computer

bot-level1-about = Redet gern von sich und hört noch nicht gut zu.
bot-level2-about = Merkt sich, was ihr zuletzt gesagt habt, aber nur ungefähr.
bot-level3-about = Hört gut zu und kennt euch von Zug zu Zug besser.
bot-level4-about = Vergisst nichts und weiß, welche Karte sich gerade lohnt.

## Die ersten Hinweise

tour-1 = Hier geht es darum, einander zu kennen: Wer errät, was die anderen sagen, sammelt Münzen und Begriffskarten. Drei verschiedene ergeben 1 Essenzpunkt.
tour-2 = Das Symbol sagt, wie getippt wird, die Farbe, welche Begriffe kommen. Halt es gedrückt, dann erklärt es sich.
tour-3 = Alle tippen zugleich und verdeckt. Bis alle so weit sind, kannst du dich umentscheiden.
tour-4 = Hier liegt, was du gesammelt hast. Gold, Silber und Bronze sind 1 Essenzpunkt, drei Begriffskarten in drei Farben auch.

## Teile der Ansicht, für das schlichte Brett

field-turn = Zug
field-turns = Züge im Ganzen
field-ways_left = verdeckte Wegekarten
field-active = am Zug
field-display = Auslage
field-way = Wegekarte
field-question = Frage
field-symbol = Symbol
field-colour = Farbe
field-concepts = Begriffe
field-concept = Begriff
field-text = eigener Begriff
field-reveal = zuletzt aufgedeckt
field-tips = Tipps, von Platz 1 an
field-majority = Mehrheit
field-matching = richtig lagen (Plätze)
field-laurel = meiste Stimmen (Platz)
field-gains = dafür gab es
field-kind = Art
field-kinds = im Spiel
field-count = Anzahl
field-seats = am Tisch
field-seat = Platz
field-number = Nummer
field-roman = römisch
field-holdings = Errungenschaften
field-points = Essenzpunkte
field-coin_sets = aus Münzen
field-card_sets = aus Begriffskarten
field-leftover = übrig
field-cards = gewonnene Begriffe
field-swaps = andere Begriffe
field-done = fertig
field-character = Vorstellung
field-likes = liebt
field-tires = mag nicht
field-advice = Rat
field-trades = Tausche
field-pay = 2 ×
field-get = gegen 1 ×
field-past = alle Züge
field-phase = Phase
field-gold = Gold
field-silver = Silber
field-bronze = Bronze
field-yellow = Eigenschaften
field-green = Werte
field-blue = Quellen
field-red = Emotionen
field-white = Archetypen
field-nature = Rolle für den Computer
value-phase-emblem = Tippkarten wählen
value-phase-choose = Wegekarte wählen
value-phase-tip = alle tippen
value-phase-take = Münze oder Karte
value-phase-talk = aufgedeckt
value-phase-trade = tauschen
value-phase-over = zu Ende

## Auf dem Brett

turn-of = Zug { $turn } von { $turns }
ways-left = noch { $count } verdeckt
asks-about = { $name } fragt
no-hints = Bitte keine Winke, bevor aufgedeckt ist. Danach redet, so viel ihr mögt.
no-majority = Keine Mehrheit, niemand bekommt etwas.
nobody-matched = Keine Übereinstimmung, niemand bekommt etwas.
majority-is = Die Mehrheit sagt: { $answer }
most-votes = Die meisten Stimmen: { $name }
your-things = Deine Errungenschaften
points-now = { $points } EP
left-over = { $count } übrig
best-from-here =
    { $points ->
        [one] Mehr als 1 EP ist nicht drin.
       *[other] Höchstens { $points } EP sind drin.
    }
best-already = Besser wird es nicht mehr.
advice-trade = 2 × { $pay } gegen 1 × { $get }
pay-with = Zwei davon abgeben
get-one = Eines davon nehmen
done-trading = fertig getauscht
another-concept = Anderer Begriff, bitte
matched-most =
    { $count ->
        [one] { $first } und { $second } lagen am häufigsten beieinander: einmal.
       *[other] { $first } und { $second } lagen am häufigsten beieinander: { $count }-mal.
    }
your-keepsake = Was du mit nach Hause nimmst
at-the-table = Am Tisch
introductions = Die Computer stellen sich vor
computer = Computer
label-seat = { $player }, Nummer { $roman }, { $points } EP
label-seat-covered = { $player }, Nummer { $roman }, Errungenschaften verdeckt
label-set = { $roman }: { $emblem }, { $colour }
label-pile =
    { $count ->
        [one] 1 × { $kind }
       *[other] { $count } × { $kind }
    }
number-is = Nummer { $roman }: { $emblem }
covered = verdeckt
covered-long = An diesem Tisch bleibt bis zum Ende verdeckt, was jeder gesammelt hat.
won-cards = Gewonnene Begriffe
sets-coins = { $count } × drei Münzen
sets-cards = { $count } × drei Karten
you-choose = Du bist am Zug
chooses = { $name } wählt eine Frage
you-ask = Du fragst
your-tip-lies = Dein Tipp liegt: { $answer }
lies-face-down = liegt verdeckt
swap-which = Tipp den Begriff an, der weg soll.
no-tip = kein Tipp
revealed = Aufgedeckt
has-turn = am Zug
hit = Treffer
matched-by =
    { $count ->
        [one] Ein Treffer! Da kennt jemand { $name } gut.
       *[other] { $count } Treffer! Da kennt man { $name } gut.
    }
takes-which = { $name } überlegt: Münze oder Karte?
on-to-next = Weiter zum nächsten Zug
last-turn = Letzter Zug
last-said = { $name }: { $answer }
no-majority-short = Keine Mehrheit
your-trades = Deine Tausche:
done-trading-wait = Fertig getauscht. Die anderen sind noch dabei.
points-gain = +{ $points } EP
short-gold = Gold
short-silver = Silber
short-bronze = Bronze
short-yellow = Eigenschaft
short-green = Wert
short-blue = Quelle
short-red = Emotion
short-white = Archetyp
keepsake = Zum Mitnehmen
who-knew-whom = Wer (links) hat wen (oben) wie oft erraten?

prompt-turn-over = Tipp aufs Brett, dann liegt sofort alles offen.
prompt-own-triangle = Sag, wie du dich selbst siehst: Wähl einen der drei Begriffe.
prompt-own-fivestar = Sag, wie du dich selbst siehst: Wähl eine Stufe von 1 bis 5.
prompt-other-triangle = Was wird { $name } antworten? Wähl einen der drei Begriffe.
prompt-other-fivestar = Was wird { $name } antworten? Wähl eine Stufe von 1 bis 5.
prompt-get = Was nimmst du dafür? Tipp es an.
prompt-pay = Du gibst 2 × { $kind } ab.
your-tip = Dein Tipp: { $answer }
take-coin-does = Du bekommst 1 Bronzemünze, die Karte wird abgelegt.
take-card-does = Du bekommst die Begriffskarte statt der Bronzemünze.
swap-does =
    { $count ->
        [one] Alle tippen dann neu. Das geht noch einmal.
       *[other] Alle tippen dann neu. Das geht noch { $count }-mal.
    }
turning-over = Die Tipps werden aufgedeckt …
all-things = Wer hat was gesammelt?

## Was etwas bedeutet

explain-emblem = Tippkarten und Nummer
explain-emblem-meaning = Mit ihnen legst du deine Tipps. Das Zeichen und die römische Zahl stehen für dich: Wer dich bei einem Siebenstern meint, legt sie.
explain-emblem-rule = 11
explain-triangle = { word-triangle }
explain-triangle-meaning = { help-triangle }
explain-triangle-rule = 21
explain-fivestar = { word-fivestar }
explain-fivestar-meaning = { help-fivestar }
explain-fivestar-rule = 22
explain-circle = { word-circle }
explain-circle-meaning = { help-circle }
explain-circle-rule = 24
explain-sevenstar = { word-sevenstar }
explain-sevenstar-meaning = Auf wen passt der Begriff? Alle nennen eine Person. Wer mit der Mehrheit tippt, bekommt 1 Bronze. Gelb: die Karte geht an die Person mit den meisten Stimmen. Weiß: mehr Bronze am Zug.
explain-sevenstar-rule = 25
explain-yellow = { word-yellow } (gelb)
explain-yellow-meaning = Eine Begriffskarte: wie jemand ist. Drei Karten in drei Farben sind 1 Essenzpunkt.
explain-yellow-rule = 2
explain-green = { word-green } (grün)
explain-green-meaning = Eine Begriffskarte: was jemandem wichtig ist. Drei Karten in drei Farben sind 1 Essenzpunkt.
explain-green-rule = 2
explain-blue = { word-blue } (blau)
explain-blue-meaning = Eine Begriffskarte: woraus jemand Kraft schöpft. Drei Karten in drei Farben sind 1 Essenzpunkt.
explain-blue-rule = 2
explain-red = { word-red } (rot)
explain-red-meaning = Eine Begriffskarte: was jemand fühlt. Drei Karten in drei Farben sind 1 Essenzpunkt.
explain-red-rule = 2
explain-white = { word-white } (weiß)
explain-white-meaning = Eine Begriffskarte: welche Gestalt in jemandem steckt. Drei Karten in drei Farben sind 1 Essenzpunkt.
explain-white-rule = 2
explain-gold = { word-gold }
explain-gold-meaning = Gibt es beim Fünfstern für die Person am Zug, eine für jeden Treffer. Gold, Silber und Bronze zusammen sind 1 Essenzpunkt.
explain-gold-rule = 22a
explain-silver = { word-silver }
explain-silver-meaning = Gibt es für jeden Treffer bei Dreieck und Fünfstern. Gold, Silber und Bronze zusammen sind 1 Essenzpunkt.
explain-silver-rule = 21
explain-bronze = { word-bronze }
explain-bronze-meaning = Gibt es bei Kreis und Siebenstern für alle, die mit der Mehrheit getippt haben. Gold, Silber und Bronze zusammen sind 1 Essenzpunkt.
explain-bronze-rule = 24
explain-points = Essenzpunkte (EP)
explain-points-meaning = Gold, Silber und Bronze zusammen sind 1 EP, drei Begriffskarten in drei Farben auch. Die meisten EP gewinnen; bei Gleichstand zählt, was übrig ist.
explain-points-rule = 38
explain-cards = Begriffskarten
explain-cards-meaning = Alle gewonnenen Begriffskarten zusammen. Drei in drei verschiedenen Farben sind 1 Essenzpunkt.
explain-cards-rule = 2
explain-tips = Verdeckte Tipps
explain-tips-meaning = Alle legen zugleich einen Tipp. Aufgedeckt wird erst, wenn alle so weit sind, und dann alles auf einmal.
explain-tips-rule = 19a
explain-hit = Treffer
explain-hit-meaning = Dieser Tipp war richtig.
explain-hit-rule = 21
explain-majority = Mehrheit
explain-majority-meaning = Diese Antwort liegt öfter als jede andere und mindestens zweimal.
explain-majority-rule = 23
explain-step = Stufe
explain-step-meaning = Beim Fünfstern legst du eine Stufe von 1, am wenigsten, bis 5, am meisten. Knapp daneben ist daneben.
explain-step-rule = 22
explain-person = Eine Person aus der Runde
explain-person-meaning = Beim Siebenstern nennst du jemanden, indem du die Nummer legst.
explain-person-rule = 25
explain-character = Wen der Computer spielt
explain-character-meaning = Zwei Dinge, die diese Person mag, und eines, das sie ermüdet. Wer das weiß, kann raten, was sie antwortet.
explain-character-rule = 43
explain-turns = Züge
explain-turns-meaning = Jede Wegekarte ist ein Zug. Nach der letzten wird getauscht und gezählt.
explain-turns-rule = 32
explain-things = { your-things }
explain-things-meaning = Münzen und Begriffskarten, die du gesammelt hast. Antippen zeigt, was alle haben.
explain-things-rule = 5
explain-last = { last-turn }
explain-last-meaning = Was zuletzt aufgedeckt wurde. Antippen zeigt alles.
explain-last-rule = 20
explain-swap = { another-concept }
explain-swap-meaning = Statt eines Tipps: Ist der Begriff nichts für dich, wird er ausgetauscht, und alle tippen neu. Niemand erfährt, wer es war.
explain-swap-rule = 19c
explain-abstain = { kind-abstain }
explain-abstain-meaning = Diesmal keinen Tipp legen. Es zählt als keine Zahl.
explain-abstain-rule = A17
explain-next = { action-next }
explain-next-meaning = Erst reden, dann weiter: Die nächste Person ist am Zug.
explain-next-rule = 28a
explain-follow = { action-follow }
explain-follow-meaning = Führt alle Tausche aus, die am meisten bringen.
explain-follow-rule = 36a
explain-finish = { action-finish }
explain-finish-meaning = Du tauschst nicht mehr. Gezählt wird, wenn alle fertig sind.
explain-finish-rule = 37

## Die Fragen der Wegekarten: was vorgelesen wird, und was die anderen sehen

word-triangle-yellow-0 = Welches dieser drei Wörter beschreibt mich am treffendsten?
word-triangle-yellow-0-other = Welches dieser drei Wörter beschreibt { $name } am treffendsten?
word-triangle-yellow-1 = Mit welchem dieser Wörter würde ich mich vorstellen?
word-triangle-yellow-1-other = Mit welchem dieser Wörter würde { $name } sich vorstellen?
word-triangle-yellow-2 = Welche dieser drei Seiten zeige ich am häufigsten?
word-triangle-yellow-2-other = Welche dieser drei Seiten zeigt { $name } am häufigsten?
word-triangle-green-0 = Welcher dieser drei Werte leitet mich am stärksten?
word-triangle-green-0-other = Welcher dieser drei Werte leitet { $name } am stärksten?
word-triangle-green-1 = Auf welchen dieser Werte würde ich am wenigsten verzichten?
word-triangle-green-1-other = Auf welchen dieser Werte würde { $name } am wenigsten verzichten?
word-triangle-green-2 = Für welchen dieser Werte würde ich als Erstes eintreten?
word-triangle-green-2-other = Für welchen dieser Werte würde { $name } als Erstes eintreten?
word-triangle-blue-0 = Was von diesen dreien lädt meine Batterien am besten auf?
word-triangle-blue-0-other = Was von diesen dreien lädt bei { $name } die Batterien am besten auf?
word-triangle-blue-1 = Was davon würde mir an einem schweren Tag am ehesten helfen?
word-triangle-blue-1-other = Was davon würde { $name } an einem schweren Tag am ehesten helfen?
word-triangle-blue-2 = Was davon würde ich mir an einem freien Nachmittag gönnen?
word-triangle-blue-2-other = Was davon würde { $name } sich an einem freien Nachmittag gönnen?
word-triangle-red-0 = Welchem dieser drei Gefühle gebe ich am liebsten Raum?
word-triangle-red-0-other = Welchem dieser drei Gefühle gibt { $name } am liebsten Raum?
word-triangle-red-1 = Welches dieser Gefühle würde ich heute am ehesten einladen?
word-triangle-red-1-other = Welches dieser Gefühle würde { $name } heute am ehesten einladen?
word-triangle-red-2 = Mit welchem dieser Gefühle komme ich am besten zurecht?
word-triangle-red-2-other = Mit welchem dieser Gefühle kommt { $name } am besten zurecht?
word-triangle-red-3 = Welches dieser Gefühle hat mir am meisten zu sagen?
word-triangle-red-3-other = Von welchem dieser Gefühle erfährt { $name } am meisten?
word-triangle-white-0 = Welche dieser drei Gestalten steckt am meisten in mir?
word-triangle-white-0-other = Welche dieser drei Gestalten steckt am meisten in { $name }?
word-triangle-white-1 = In welche dieser Rollen schlüpfe ich am leichtesten?
word-triangle-white-1-other = In welche dieser Rollen schlüpft { $name } am leichtesten?
word-fivestar-yellow-0 = Wie gut passt dieses Wort zu mir?
word-fivestar-yellow-0-other = Wie gut passt dieses Wort zu { $name }?
word-fivestar-yellow-1 = Wie sehr erkenne ich mich in diesem Wort wieder?
word-fivestar-yellow-1-other = Wie sehr erkennt { $name } sich in diesem Wort wieder?
word-fivestar-yellow-2 = Trifft dieses Wort auf mich zu?
word-fivestar-yellow-2-other = Trifft dieses Wort auf { $name } zu?
word-fivestar-green-0 = Wie viel Gewicht hat das in meinem Leben?
word-fivestar-green-0-other = Wie viel Gewicht hat das im Leben von { $name }?
word-fivestar-green-1 = Wie stark zählt das für mich?
word-fivestar-green-1-other = Wie stark zählt das für { $name }?
word-fivestar-blue-0 = Wie viel Kraft gibt mir das?
word-fivestar-blue-0-other = Wie viel Kraft gibt das { $name }?
word-fivestar-blue-1 = Wie viel Energie ziehe ich daraus?
word-fivestar-blue-1-other = Wie viel Energie zieht { $name } daraus?
word-fivestar-red-0 = Wie oft begegnet mir dieses Gefühl im Alltag?
word-fivestar-red-0-other = Wie oft begegnet { $name } dieses Gefühl im Alltag?
word-fivestar-red-1 = Wie regelmäßig schaut dieses Gefühl bei mir vorbei?
word-fivestar-red-1-other = Wie regelmäßig schaut dieses Gefühl bei { $name } vorbei?
word-fivestar-red-2 = Wie häufig hat mich dieses Gefühl im letzten Jahr begleitet?
word-fivestar-red-2-other = Wie häufig hat dieses Gefühl { $name } im letzten Jahr begleitet?
word-circle-green-0 = Welcher dieser drei Werte hält unsere Runde am meisten zusammen?
word-circle-green-1 = Welchen dieser Werte würden wir uns auf die Fahne schreiben?
word-circle-green-2 = Welchen dieser Werte leben wir in dieser Runde am deutlichsten?
word-circle-blue-0 = Wofür würde sich unsere Runde am ehesten zusammen Zeit nehmen?
word-circle-blue-1 = Was davon täte uns als Gruppe am besten?
word-circle-blue-2 = Womit wäre unserer Runde an einem Regentag am meisten geholfen?
word-sevenstar-yellow-0 = Auf wen aus der Runde trifft dieses Wort am meisten zu?
word-sevenstar-yellow-1 = Wer aus der Runde kommt dir bei diesem Wort als Erstes in den Sinn?
word-sevenstar-white-0 = In wem aus der Runde zeigt sich diese Gestalt am deutlichsten?
word-sevenstar-white-1 = Wer aus der Runde könnte diese Gestalt auf der Bühne spielen, ohne sich zu verstellen?

## Die Wegekarten, kurz

word-W01 = Dreieck: Eigenschaften
word-W02 = Dreieck: Eigenschaften
word-W03 = Dreieck: Eigenschaften
word-W04 = Dreieck: Werte
word-W05 = Dreieck: Werte
word-W06 = Dreieck: Werte
word-W07 = Dreieck: Quellen
word-W08 = Dreieck: Quellen
word-W09 = Dreieck: Quellen
word-W10 = Dreieck: Emotionen
word-W11 = Dreieck: Emotionen
word-W12 = Dreieck: Emotionen
word-W13 = Dreieck: Emotionen
word-W14 = Dreieck: Archetypen
word-W15 = Dreieck: Archetypen
word-W16 = Fünfstern: Eigenschaften
word-W17 = Fünfstern: Eigenschaften
word-W18 = Fünfstern: Eigenschaften
word-W19 = Fünfstern: Werte
word-W20 = Fünfstern: Werte
word-W21 = Fünfstern: Werte
word-W22 = Fünfstern: Quellen
word-W23 = Fünfstern: Quellen
word-W24 = Fünfstern: Emotionen
word-W25 = Fünfstern: Emotionen
word-W26 = Fünfstern: Emotionen
word-W27 = Kreis: Werte
word-W28 = Kreis: Werte
word-W29 = Kreis: Werte
word-W30 = Kreis: Quellen
word-W31 = Kreis: Quellen
word-W32 = Kreis: Quellen
word-W33 = Siebenstern: Eigenschaften
word-W34 = Siebenstern: Eigenschaften
word-W35 = Siebenstern: Eigenschaften
word-W36 = Siebenstern: Archetypen
word-W37 = Siebenstern: Archetypen
word-W38 = Siebenstern: Archetypen

## Die Stufen der Skala

scale-yellow-1 = gar nicht
scale-yellow-2 = kaum
scale-yellow-3 = teils, teils
scale-yellow-4 = ziemlich
scale-yellow-5 = voll und ganz
scale-green-1 = unwichtig
scale-green-2 = eher unwichtig
scale-green-3 = mittel
scale-green-4 = wichtig
scale-green-5 = unverzicht­bar
scale-blue-1 = keine
scale-blue-2 = wenig
scale-blue-3 = etwas
scale-blue-4 = viel
scale-blue-5 = sehr viel
scale-red-1 = (fast) nie
scale-red-2 = selten
scale-red-3 = manchmal
scale-red-4 = oft
scale-red-5 = sehr oft
scale-white-1 = gar nicht
scale-white-2 = kaum
scale-white-3 = teils, teils
scale-white-4 = ziemlich stark
scale-white-5 = sehr stark

## Eigenschaften

word-y001 = herzlich
word-y002 = einfühlsam
word-y003 = hilfsbereit
word-y004 = fürsorglich
word-y005 = gastfreundlich
word-y006 = großzügig
word-y007 = anhänglich
word-y008 = taktvoll
word-y009 = aufmerksam
word-y010 = tatkräftig
word-y011 = zielstrebig
word-y012 = fleißig
word-y013 = ausdauernd
word-y014 = ehrgeizig
word-y015 = zupackend
word-y016 = flink
word-y017 = hartnäckig
word-y018 = leidenschaftlich
word-y019 = gelassen
word-y020 = geduldig
word-y021 = ausgeglichen
word-y022 = besonnen
word-y023 = sanft
word-y024 = bescheiden
word-y025 = zurückhaltend
word-y026 = verschwiegen
word-y027 = nachsichtig
word-y028 = wissbegierig
word-y029 = scharfsinnig
word-y030 = analytisch
word-y031 = belesen
word-y032 = skeptisch
word-y033 = vorausschauend
word-y034 = konzentriert
word-y035 = vielseitig
word-y036 = einfallsreich
word-y037 = fantasievoll
word-y038 = musikalisch
word-y039 = originell
word-y040 = fingerfertig
word-y041 = stilvoll
word-y042 = verträumt
word-y043 = experimentierfreudig
word-y044 = zuverlässig
word-y045 = ordentlich
word-y046 = pünktlich
word-y047 = gründlich
word-y048 = gewissenhaft
word-y049 = sparsam
word-y050 = diszipliniert
word-y051 = praktisch veranlagt
word-y052 = vorsichtig
word-y053 = furchtlos
word-y054 = abenteuerlustig
word-y055 = eigenständig
word-y056 = spontan
word-y057 = waghalsig
word-y058 = ungebunden
word-y059 = eigensinnig
word-y060 = unkonventionell
word-y061 = witzig
word-y062 = verspielt
word-y063 = fröhlich
word-y064 = schelmisch
word-y065 = unbekümmert
word-y066 = optimistisch
word-y067 = gesellig
word-y068 = schlagfertig
word-y069 = selbstironisch
word-y070 = tiefgründig
word-y071 = nachdenklich
word-y072 = intuitiv
word-y073 = sensibel
word-y074 = geheimnisvoll
word-y075 = romantisch
word-y076 = idealistisch
word-y077 = naturverbunden
word-y078 = sportlich
word-y079 = bodenständig
word-y080 = tierlieb
word-y081 = zäh
word-y082 = häuslich
word-y083 = naschhaft
word-y084 = beweglich
word-y085 = charismatisch
word-y086 = selbstsicher
word-y087 = überzeugend
word-y088 = entschlussfreudig
word-y089 = durchsetzungsstark
word-y090 = redegewandt
word-y091 = diplomatisch
word-y092 = mitreißend
word-y093 = aufrichtig
word-y094 = vorurteilsfrei
word-y095 = unparteiisch
word-y096 = loyal
word-y097 = unbestechlich
word-y098 = kompromissbereit
word-y099 = höflich
word-y100 = weltoffen

## Werte

word-g001 = Freundschaft
word-g002 = Familie
word-g003 = Geborgenheit
word-g004 = Mitgefühl
word-g005 = Nähe
word-g006 = Partnerschaft
word-g007 = Vertrauen
word-g008 = Zusammenhalt
word-g009 = Güte
word-g010 = Leistung
word-g011 = Erfolg
word-g012 = Wachstum
word-g013 = Engagement
word-g014 = Fortschritt
word-g015 = Meisterschaft
word-g016 = Willenskraft
word-g017 = Eigeninitiative
word-g018 = Harmonie
word-g019 = Frieden
word-g020 = Achtsamkeit
word-g021 = Einfachheit
word-g022 = Muße
word-g023 = Demut
word-g024 = Sicherheit
word-g025 = Beständigkeit
word-g026 = Privatsphäre
word-g027 = Wissen
word-g028 = Bildung
word-g029 = Wahrheit
word-g030 = Klarheit
word-g031 = Vernunft
word-g032 = Erkenntnis
word-g033 = Sachlichkeit
word-g034 = Lebenserfahrung
word-g035 = Schönheit
word-g036 = Kreativität
word-g037 = Vielfalt
word-g038 = Kunst
word-g039 = Innovation
word-g040 = Individualität
word-g041 = Kultur
word-g042 = Handwerkskunst
word-g043 = Pflichtgefühl
word-g044 = Tradition
word-g045 = Sorgfalt
word-g046 = Stabilität
word-g047 = Struktur
word-g048 = Effizienz
word-g049 = Qualität
word-g050 = Sauberkeit
word-g051 = Freiheit
word-g052 = Unabhängigkeit
word-g053 = Mut
word-g054 = Offenheit
word-g055 = Veränderung
word-g056 = Selbstbestimmung
word-g057 = Flexibilität
word-g058 = Entdeckergeist
word-g059 = Humor
word-g060 = Leichtigkeit
word-g061 = Lebensfreude
word-g062 = Spaß
word-g063 = Genuss
word-g064 = Gemütlichkeit
word-g065 = Abwechslung
word-g066 = Sinn
word-g067 = Glaube
word-g068 = Spiritualität
word-g069 = Authentizität
word-g070 = Hingabe
word-g071 = Liebe
word-g072 = Versöhnung
word-g073 = Vergebung
word-g074 = Selbstachtung
word-g075 = Gesundheit
word-g076 = Naturschutz
word-g077 = Heimat
word-g078 = Wohlbefinden
word-g079 = Tierwohl
word-g080 = Fitness
word-g081 = Lebendigkeit
word-g082 = Erholung
word-g083 = Einfluss
word-g084 = Anerkennung
word-g085 = Ansehen
word-g086 = Verantwortung
word-g087 = Wohlstand
word-g088 = Ehre
word-g089 = Führungsstärke
word-g090 = Wettbewerb
word-g091 = Vorbild sein
word-g092 = Gerechtigkeit
word-g093 = Ehrlichkeit
word-g094 = Toleranz
word-g095 = Treue
word-g096 = Respekt
word-g097 = Gleichberechtigung
word-g098 = Solidarität
word-g099 = Nachhaltigkeit
word-g100 = Gemeinwohl

## Quellen

word-b001 = Waldspaziergang
word-b002 = Barfußlaufen
word-b003 = Schwimmen im See
word-b004 = Gartenarbeit
word-b005 = Meeresrauschen
word-b006 = Bergwandern
word-b007 = Radfahren
word-b008 = Haustiere
word-b009 = Vogelgezwitscher
word-b010 = Gutes Essen
word-b011 = Zelten
word-b012 = Umarmungen
word-b013 = Lange Gespräche
word-b014 = Familienfeste
word-b015 = Kinderlachen
word-b016 = Briefe schreiben
word-b017 = Freunde besuchen
word-b018 = Gemeinsames Frühstück
word-b019 = Geschenke machen
word-b020 = Meditieren
word-b021 = Teetrinken
word-b022 = Nichtstun
word-b023 = Zeit allein
word-b024 = Kerzenschein
word-b025 = Hängematte
word-b026 = Ausschlafen
word-b027 = Ein heißes Bad
word-b028 = Lesen
word-b029 = Rätsel lösen
word-b030 = Museumsbesuche
word-b031 = Sprachen lernen
word-b032 = Dokumentarfilme
word-b033 = Spannende Vorträge
word-b034 = Malen und Zeichnen
word-b035 = Musizieren
word-b036 = Singen
word-b037 = Kochen
word-b038 = Kuchen backen
word-b039 = Fotografieren
word-b040 = Geschichten erzählen
word-b041 = Basteln
word-b042 = Theater spielen
word-b043 = Aufräumen
word-b044 = Listen abhaken
word-b045 = Pläne schmieden
word-b046 = Dinge reparieren
word-b047 = Feste Gewohnheiten
word-b048 = Joggen
word-b049 = Mannschaftssport
word-b050 = Etwas zu Ende bringen
word-b051 = Früh aufstehen
word-b052 = Ein kniffliges Projekt
word-b053 = Reisen in ferne Länder
word-b054 = Achterbahnfahren
word-b055 = Klettern
word-b056 = Ausflug ins Blaue
word-b057 = Fremde Städte erkunden
word-b058 = Segeln
word-b059 = Brettspiele
word-b060 = Witze erzählen
word-b061 = Tanzen
word-b062 = Eine große Party
word-b063 = Verkleiden
word-b064 = Kinobesuche
word-b065 = Videospiele
word-b066 = Eis essen
word-b067 = Tagebuch schreiben
word-b068 = Beten
word-b069 = Alte Fotoalben
word-b070 = Sternenhimmel
word-b071 = Musik hören
word-b072 = Philosophieren
word-b073 = Sonnenaufgänge
word-b074 = Vor Publikum sprechen
word-b075 = Lob bekommen
word-b076 = Anderen etwas beibringen
word-b077 = Gäste bewirten
word-b078 = Ehrenamtliche Arbeit
word-b079 = Streit schlichten
word-b080 = Teilen

## Emotionen

word-r001 = Zärtlichkeit
word-r002 = Verliebtheit
word-r003 = Verbundenheit
word-r004 = Mitfreude
word-r005 = Dankbarkeit
word-r006 = Einsamkeit
word-r007 = Heimweh
word-r008 = Tatendrang
word-r009 = Begeisterung
word-r010 = Kampfgeist
word-r011 = Ungeduld
word-r012 = Wut
word-r013 = Frust
word-r014 = Rastlosigkeit
word-r015 = Zufriedenheit
word-r016 = Erleichterung
word-r017 = Entspannung
word-r018 = Seelenruhe
word-r019 = Gleichgültigkeit
word-r020 = Müdigkeit
word-r021 = Staunen
word-r022 = Faszination
word-r023 = Neugier
word-r024 = Zweifel
word-r025 = Verwirrung
word-r026 = Langeweile
word-r027 = Inspiration
word-r028 = Entzücken
word-r029 = Überraschung
word-r030 = Sehnsucht
word-r031 = Genugtuung
word-r032 = Zuversicht
word-r033 = Sorge
word-r034 = Nervosität
word-r035 = Überforderung
word-r036 = Reue
word-r037 = Fernweh
word-r038 = Nervenkitzel
word-r039 = Aufregung
word-r040 = Angst
word-r041 = Trotz
word-r042 = Freude
word-r043 = Übermut
word-r044 = Vorfreude
word-r045 = Ausgelassenheit
word-r046 = Beschwingtheit
word-r047 = Belustigung
word-r048 = Schadenfreude
word-r049 = Ehrfurcht
word-r050 = Rührung
word-r051 = Glückseligkeit
word-r052 = Wehmut
word-r053 = Nostalgie
word-r054 = Melancholie
word-r055 = Traurigkeit
word-r056 = Behagen
word-r057 = Frühlingsgefühle
word-r058 = Ekel
word-r059 = Schreck
word-r060 = Stolz
word-r061 = Bewunderung
word-r062 = Triumph
word-r063 = Lampenfieber
word-r064 = Verlegenheit
word-r065 = Neid
word-r066 = Hoffnung
word-r067 = Empörung
word-r068 = Eifersucht
word-r069 = Enttäuschung
word-r070 = Schuldgefühl

## Archetypen

word-w001 = Königin / König
word-w002 = Kriegerin / Krieger
word-w003 = Magierin / Magier
word-w004 = Liebende / Liebender
word-w005 = Heilerin / Heiler
word-w006 = Närrin / Narr
word-w007 = Weise / Weiser
