### Rauha: alle Worte des Spiels. Biom, Spore, Gottheit, Satellit und Lebensenergie wie in der Anleitung; die Namen der Karten sind unsere.

title = Rauha
tagline = Neun Biome, sieben Gottheiten, eine Welt voller Leben
about = Aus einer kargen Welt mit neun Feldern machst du einen Ort voller Leben. Wähl heimlich eine Karte, leg sie aus und aktivier die Linie, vor der dein Avatar steht. Sporen wecken Biome auch in den Wertungen, und wer drei gleiche Zeichen in eine Linie bringt, gewinnt die Gunst einer Gottheit. Für 2 bis 5, ab 10 Jahren, etwa 45 Minuten.

seat-0 = Platz 1
seat-1 = Platz 2
seat-2 = Platz 3
seat-3 = Platz 4
seat-4 = Platz 5

## Zeichen

word-crystal = Kristall
word-forest = Wald
word-mushroom = Pilz
word-mountain = Berg
word-desert = Wüste
word-flying = Flugtiere
word-land = Landtiere
word-marine = Meerestiere
word-spore = Spore
word-water = Wasserquelle
word-moon = Mond
word-star = Stern
letter-crystal = K
letter-forest = W
letter-mushroom = P
letter-mountain = B
letter-desert = Ö
letter-flying = F
letter-land = L
letter-marine = M

word-row1 = Zeile 1
word-row2 = Zeile 2
word-row3 = Zeile 3
word-column1 = Spalte 1
word-column2 = Spalte 2
word-column3 = Spalte 3
word-cell1 = Feld 1
word-cell2 = Feld 2
word-cell3 = Feld 3
word-cell4 = Feld 4
word-cell5 = Feld 5
word-cell6 = Feld 6
word-cell7 = Feld 7
word-cell8 = Feld 8
word-cell9 = Feld 9

## Die Gottheiten

word-taivas = Taivas
word-maa = Maa
word-meri = Meri
word-kiteet = Kiteet
word-metsat = Metsat
word-sienet = Sienet
word-vuori = Vuori

## Die Karten

word-1-01 = Kristallgrotte
word-1-02 = Funkenschlucht
word-1-03 = Glitzerhorst
word-1-04 = Prismenschwarm
word-1-05 = Perlenriff
word-1-06 = Salzlagune
word-1-07 = Quarzsteppe
word-1-08 = Glimmerweide
word-1-09 = Fährtenwald
word-1-10 = Mangrovenbucht
word-1-11 = Wipfelnest
word-1-12 = Harzquell
word-1-13 = Quellhain
word-1-14 = Vogelhain
word-1-15 = Uralte Eiche
word-1-16 = Wildwechsel
word-1-17 = Leuchtpilze
word-1-18 = Sporenwiege
word-1-19 = Flatterpilze
word-1-20 = Windsporen
word-1-21 = Pilzgezeiten
word-1-22 = Teichmyzel
word-1-23 = Trüffelrudel
word-1-24 = Wühlgrund
word-1-25 = Bergquelle
word-1-26 = Zwillingsfall
word-1-27 = Adlerkamm
word-1-28 = Gipfelsee
word-1-29 = Forellenbach
word-1-30 = Felsbecken
word-1-31 = Steinbocktränke
word-1-32 = Gämsenfall
word-1-33 = Bergwald
word-1-34 = Nebelhang
word-1-35 = Kristallkappen
word-1-36 = Schimmerhöhle
word-1-37 = Moosklamm
word-1-38 = Sumpfwald
word-1-39 = Eiszinnen
word-1-40 = Glaslichtung
word-2-01 = Kristallmine
word-2-02 = Lichtturm
word-2-03 = Karawanserei
word-2-04 = Schmiedehof
word-2-05 = Perlentaucher
word-2-06 = Salzwerk
word-2-07 = Falknerturm
word-2-08 = Spiegelhorst
word-2-09 = Baumtempel
word-2-10 = Herdenhain
word-2-11 = Flussdorf
word-2-12 = Taubenschlag
word-2-13 = Vogelwarte
word-2-14 = Fischerwald
word-2-15 = Jagdhütte
word-2-16 = Tiergarten
word-2-17 = Sporenkathedrale
word-2-18 = Pilzpalast
word-2-19 = Algenzucht
word-2-20 = Quallengarten
word-2-21 = Mottenlaterne
word-2-22 = Schirmdorf
word-2-23 = Mammutgehege
word-2-24 = Hirtenpilze
word-2-25 = Staumauer
word-2-26 = Drei Brunnen
word-2-27 = Wassermühle
word-2-28 = Eselsbrunnen
word-2-29 = Lachstreppe
word-2-30 = Tiefenhafen
word-2-31 = Kranichsee
word-2-32 = Adlerwarte
word-2-33 = Glasgarten
word-2-34 = Uferstadt
word-2-35 = Grottenstadt
word-2-36 = Arche
word-2-37 = Schilftempel
word-2-38 = Kuppelmarkt
word-2-39 = Bergkloster
word-2-40 = Leuchtfeuer

## Was Biome und Gottheiten können: ein Satz je Art

effect-none = Kein Effekt.
effect-gain_crystals =
    { $amount ->
        [one] Nimm einen Kristall.
       *[other] Nimm { $amount } Kristalle.
    }
effect-gain_energy =
    { $amount ->
        [one] Du bekommst 1 Lebensenergie.
       *[other] Du bekommst { $amount } Lebensenergie.
    }
effect-pay_for_energy =
    { $pay ->
        [one] Du kannst einen Kristall zahlen: Dafür bekommst du { $amount } Lebensenergie.
       *[other] Du kannst { $pay } Kristalle zahlen: Dafür bekommst du { $amount } Lebensenergie.
    }
effect-pay_for_spore =
    { $pay ->
        [one] Du kannst einen Kristall zahlen und eine Spore auf eines deiner Biome legen.
       *[other] Du kannst { $pay } Kristalle zahlen und eine Spore auf eines deiner Biome legen.
    }
effect-energy_per = { $each } Lebensenergie je { $counts } in deiner Welt.
effect-energy_per_chosen_animal = Wähl eine Tierart: { $each } Lebensenergie je Zeichen dieser Art in deiner Welt.
effect-passive_water =
    { $amount ->
        [one] Du hast immer eine Wasserquelle mehr.
       *[other] Du hast immer { $amount } Wasserquellen mehr.
    }
counts-flying = Flugtier
counts-land = Landtier
counts-marine = Meerestier
counts-spore = Spore
counts-water = Wasserquelle
cost-price =
    { $price ->
        [one] Kostet einen Kristall.
       *[other] Kostet { $price } Kristalle.
    }
cost-free = Kostenlos, auf jedes Feld.
cost-cells = Kostenlos, aber nur auf Feld { $cells }.

## Was man tun kann

action-keep = { $card } behalten
action-place = { $card } auf Feld { $to } legen
action-discard_for_crystals = Karte abwerfen: 4 Kristalle
action-discard_for_spore = Karte abwerfen: eine Spore auf Feld { $to }
action-activate = Feld { $at } aktivieren
action-sow = Mit Feld { $at } eine Spore auf Feld { $to } legen
action-call = { $god } anrufen
action-call_for = { $god } für { $animal } anrufen
action-activate_all = Alles aktivieren, beste Reihenfolge
action-activate_and_sow = Alles aktivieren, Sporen auf die besten Felder
action-finish = Fertig
kind-keep = Behalten
kind-place = Legen
kind-discard_for_crystals = Für Kristalle abwerfen
kind-discard_for_spore = Für eine Spore abwerfen
kind-activate = Aktivieren
kind-sow = Spore legen
kind-call = Gottheit anrufen
kind-call_for = Gottheit anrufen
kind-activate_all = Alles aktivieren
kind-activate_and_sow = Alles aktivieren und säen
kind-finish = Fertig

## Was gefragt ist

ask-keep = Behalte eine Karte. Der Rest geht zurück auf den Satelliten.
ask-place = Leg deine Karte aus oder wirf sie ab.
ask-activate = Aktivier die Linie deines Avatars und neue Gottheiten.
ask-score = Wertung! Aktivier Sporen und Gottheiten.

## Was geschehen ist

event-round = Runde { $round } beginnt, Zeitalter { $age }.
event-turn = Zug { $turn }: { $line }. Alle wählen eine Karte.
event-first = { $player } beginnt.
event-placed =
    { $paid ->
        [0] { $player } legt { $card } auf Feld { $to }.
        [one] { $player } legt { $card } auf Feld { $to } und zahlt einen Kristall.
       *[other] { $player } legt { $card } auf Feld { $to } und zahlt { $paid } Kristalle.
    }
event-discarded = { $player } wirft die Karte ab und nimmt 4 Kristalle.
event-discarded_for_spore = { $player } wirft die Karte ab und legt eine Spore auf Feld { $to }.
event-lost = { $player } muss { $god } ziehen lassen.
event-welcomed = { $player } heißt { $god } willkommen!
event-crystals =
    { $crystals ->
        [one] { $by } bringt { $player } einen Kristall.
       *[other] { $by } bringt { $player } { $crystals } Kristalle.
    }
event-energy = { $by } bringt { $player } { $energy } Lebensenergie.
event-traded =
    { $paid ->
        [one] { $player } zahlt einen Kristall für { $by } und bekommt { $energy } Lebensenergie.
       *[other] { $player } zahlt { $paid } Kristalle für { $by } und bekommt { $energy } Lebensenergie.
    }
event-sowed =
    { $paid ->
        [one] { $player } zahlt einen Kristall für { $by } und legt eine Spore auf Feld { $to }.
       *[other] { $player } zahlt { $paid } Kristalle für { $by } und legt eine Spore auf Feld { $to }.
    }
event-named = { $player } ruft { $by } für { $animal } an: { $energy } Lebensenergie.
event-finished = { $player } lässt den Rest ungenutzt.
event-scoring = Wertung der Runde { $round }.
event-watered =
    { $energy ->
        [0] { $player } bekommt nichts für das Wasser ({ $water }, die wenigsten haben { $lowest }).
       *[other] { $player } bekommt { $energy } Lebensenergie für das Wasser ({ $water } gegen { $lowest }).
    }
event-won =
    { $winners ->
        [other] Geteilter Sieg für { $player } mit { $energy } Lebensenergie!
       *[1] { $player } gewinnt mit { $energy } Lebensenergie!
    }

## Warum etwas nicht geht

never-place = Die Karte { $card } darf nur auf die grünen Felder ihres Plans. Feld { $to } gehört nicht dazu.
why-choose_first = Erst wählt ihr alle eine Karte. Behalte eine aus deinem Stapel.
why-not_in_pile = { $card } liegt nicht in dem Stapel, den du gerade in der Hand hast.
why-chosen_already = Für diesen Zug hast du deine Karte schon gewählt.
why-other_card = Behalten hast du { $kept }, nicht { $card }.
why-card_too_dear =
    { $price ->
        [one] { $card } kostet einen Kristall, und du hast keinen.
       *[other] { $card } kostet { $price } Kristalle, du hast { $purse }.
    }
why-has_spore = Auf Feld { $to } liegt schon eine Spore, und mehr als eine trägt kein Biom.
why-all_have_spores = Auf allen neun Biomen liegt schon eine Spore.
why-lay_first = Leg erst { $kept } aus, oder wirf die Karte ab.
why-laid_already = Deine Karte ist in diesem Zug schon gelegt oder abgeworfen.
why-scoring_now = Jetzt ist Wertung. Da werden keine Karten gewählt oder gelegt.
why-nothing_to_order = Es lässt sich nur noch eins aktivieren, da ist nichts zu ordnen. Tipp es einfach an.
why-only_spores = Es lassen sich nur noch Sporen kaufen. Wohin sie sollen, sagst du selbst.
why-no_spore_to_buy = Gerade kannst du keine Spore kaufen.
why-spore_brings_nothing = Eine Spore brächte jetzt noch nichts. Möchtest du trotzdem eine, leg sie selbst.
why-used = Feld { $at } hast du schon aktiviert, und jedes wirkt nur einmal.
why-used_or_new = Feld { $at } hast du in dieser Wertung schon aktiviert, oder die Spore ist neu: An eurem Tisch wirken neue Sporen erst ab der nächsten Wertung.
why-not_in_line = Feld { $at } liegt nicht in der Linie, vor der dein Avatar steht. Das sind die Felder { $line }.
why-needs_spore = In der Wertung wirken nur Biome mit Spore, und auf Feld { $at } liegt keine.
why-no_effect = Feld { $at } hat keinen Effekt.
why-lays_no_spore = Feld { $at } legt keine Sporen.
why-say_where = Sag dazu, auf welches Biom Feld { $at } die Spore legen soll.
why-too_dear =
    { $price ->
        [one] { $by } kostet einen Kristall, und du hast keinen.
       *[other] { $by } kostet { $price } Kristalle, du hast { $purse }.
    }
why-nothing_to_count = { $by } brächte nichts: Was da zählt ({ $counts }), gibt es in deiner Welt noch nicht.
why-god_with_nobody = { $god } ist noch bei niemandem. Drei gleiche Zeichen in einer Zeile oder Spalte rufen sie herbei.
why-god_elsewhere = { $god } ist gerade bei jemand anderem.
why-god_always_works = { $god } wirkt immer und von selbst, anrufen muss man sie nie.
why-god_called = { $god } hat in dieser Wertung schon gewirkt.
why-god_rests = { $god } wirkt einmal in dem Zug, in dem sie kommt, und dann wieder in jeder Wertung.
why-no_animals = In deiner Welt ist noch kein Tier zu sehen, das { $god } zählen könnte.
why-counts_by_itself = An eurem Tisch zählt { $god } von selbst die häufigste Tierart.
why-say_which = Sag { $god }, welche Tierart zählen soll.
why-no_such_animal = { $animal } sind in deiner Welt keine zu sehen.

## Was die anderen gerade tun (für alle, die warten)

await-keep =
    { $count ->
        [one] { $players } wählt eine Karte.
       *[other] { $players } wählen eine Karte.
    }
await-place =
    { $count ->
        [one] { $players } legt eine Karte aus.
       *[other] { $players } legen eine Karte aus.
    }
await-activate =
    { $count ->
        [one] { $players } aktiviert eine Linie.
       *[other] { $players } aktivieren ihre Linie.
    }
await-score =
    { $count ->
        [one] Wertung! { $players } aktiviert Sporen und Gottheiten.
       *[other] Wertung! { $players } aktivieren Sporen und Gottheiten.
    }

## Wie es endet

reason-last_scoring =
    { $tie ->
        [all] Die letzte Wertung ist vorbei. In jeder eurer Welten steckt gleich viel Leben.
        [several] Die letzte Wertung ist vorbei. In den Welten von { $player } steckt gleich viel Leben, mehr als in allen anderen.
       *[none] Die letzte Wertung ist vorbei. In der Welt von { $player } steckt am meisten Leben.
    }
reason-resigned = { $player } hat aufgegeben.
reason-draw_agreed = Ihr habt euch auf Unentschieden geeinigt.
source-lines = Linien des Avatars
source-spores = Biome mit Sporen
source-gods = Gottheiten
source-water = Wasser

## Was der Tisch wählen kann

option-side = Seite der Tableaus
option-side-help = Alle spielen auf derselben Seite. Für die erste Partie ist A gedacht.
option-side-A = A
option-side-B = B
option-metsat = Metsats Tierart
option-metsat-help = Wer Metsat anruft, nennt eine Tierart. Ihr könnt auch immer die häufigste zählen lassen.
option-metsat-choose = selbst wählen
option-metsat-best = immer die häufigste
option-new_spores = Sporen, die in einer Wertung gelegt werden
option-new_spores-help = Ob ein Biom, das in einer Wertung seine Spore bekommt, noch in derselben Wertung aktiviert werden darf.
option-new_spores-at_once = wirken sofort
option-new_spores-next_scoring = wirken ab der nächsten Wertung
option-complete_again = Fertige Linien noch einmal
option-complete_again-help = Ob eine Linie, die schon fertig war, ihre Gottheit noch einmal herbeiruft, wenn du eines ihrer Felder passend überdeckst.
option-complete_again-true = zählen wieder
option-complete_again-false = zählen nur einmal
option-vuori = Vuoris Wasser
option-vuori-help = Ob Vuoris zwei Wasserquellen auch für Effekte wie den von Meri zählen oder nur für den Vergleich in der Wertung.
option-vuori-everywhere = zählt überall
option-vuori-comparison = zählt nur beim Vergleich

## Die erste Partie

tour-1 = Das ist deine Welt: neun Biome, noch recht wüst. Nach vier Runden gewinnt, in wessen Welt am meisten Lebensenergie steckt.
tour-2 = Dein Avatar wandert um die Welt. Die Linie, vor der er steht, aktivierst du in diesem Zug.
tour-3 = Wähl eine Karte und behalte sie. Den Rest bekommt, wer neben dir sitzt – und danach du, was übrig ist.
tour-4 = Drei gleiche Zeichen in einer Zeile oder Spalte bringen dir ihre Gottheit, auch wenn sie gerade jemand anderem beisteht.
tour-5 = Sporen wecken ein Biom in jeder Wertung. Und wer mehr Wasser hat als die anderen, bekommt dort noch etwas dazu.

## Das schlichte Brett, zum Hören

plain-brings = Bringt { $gain }.
plain-best = Am besten auf Feld { $cell }: { $gain }.
plain-free = Kostet nichts.
plain-covers = Überdeckt { $biome }
plain-wakes = Wirkt dann bei jeder Wertung: { $biome }
plain-leaves = Bleibt ungenutzt: { $left }.
plain-purse = { $energy } Lebensenergie, { $crystals } Kristalle, { $spores } Sporen, { $water ->
        [one] eine Wasserquelle
       *[other] { $water } Wasserquellen
    } (jetzt { $water_energy } Lebensenergie wert).
plain-gods = Gottheiten: { $gods }.
plain-line = Der Avatar steht an { $line }: Felder { $cells }.
plain-playing = { $player } ist dran.
plain-satellite = Zwischen { $moon } (Mond) und { $star } (Stern): { $cards }.

## Das schlichte Brett: wie die Teile der Ansicht heißen

field-seat = Du bist
field-side = Seite
field-phase = Abschnitt
field-round = Runde
field-turn = Zug
field-notch = Kerbe des Avatars
field-line = Aktive Felder
field-line_name = Aktive Linie
field-satellite = Gezogen wird von
field-active = An der Reihe
field-order = Reihenfolge
field-stack = Stapel der Marker
field-areas = Welten
field-gods = Gottheiten
field-satellites = Satelliten
field-decks = Karten in den Stapeln
field-hole = Karten im Schwarzen Loch
field-hand = Deine Karten
field-previews = Was deine Karten hier brächten
field-uses = Was sich aktivieren lässt
field-best = Alles in bester Reihenfolge
field-faces = Was auf den Biomen steht
field-energy = Lebensenergie
field-crystals = Kristalle
field-water = Wasserquellen
field-water_energy = Lebensenergie für Wasser
field-spores = Sporen
field-animals = Tiere
field-earned = Woher die Lebensenergie kam
field-cells = Felder
field-holds_card = Hält eine Karte
field-done = Ist fertig
field-biome = Biom
field-spore = Spore
field-face = Plättchen
field-symbol = Zeichen
field-on_welcome = Bei Ankunft
field-on_scoring = In Wertungen
field-effect = Effekt
field-holder = Ist bei
field-moon = Mond bei
field-star = Stern bei
field-cards = Karten
field-known = Davon kennst du
field-price = Preis
field-payable = Bezahlbar
field-at = Feld
field-god = Gottheit
field-pay = Zu zahlen
field-age = Zeitalter
field-biomes = Biome
field-kind = Art
field-amount = Menge
field-each = Je
field-counts = Zählt
value-phase-keep = Karte wählen
value-phase-place = Karte legen
value-phase-activate = Aktivieren
value-phase-score = Wertung
value-phase-over = vorbei

## Auf dem Brett

gain-energy = { $count } Lebensenergie
gain-crystals =
    { $count ->
        [one] { $sign }{ $count } Kristall
       *[other] { $sign }{ $count } Kristalle
    }
gain-nothing = nichts
gain-spore = eine Spore
gain-god = die Gottheit { $god }
has-energy = { $count } Lebensenergie
has-gem =
    { $count ->
        [one] { $count } Kristall
       *[other] { $count } Kristalle
    }
has-water =
    { $count ->
        [one] { $count } Wasserquelle
       *[other] { $count } Wasserquellen
    }
has-spore =
    { $count ->
        [one] { $count } Spore
       *[other] { $count } Sporen
    }
has-flying =
    { $count ->
        [one] { $count } Flugtier
       *[other] { $count } Flugtiere
    }
has-land =
    { $count ->
        [one] { $count } Landtier
       *[other] { $count } Landtiere
    }
has-marine =
    { $count ->
        [one] { $count } Meerestier
       *[other] { $count } Meerestiere
    }
players = Die anderen Welten
hand = Deine Karten
gods = Gottheiten
gods-help = Füllst du mit einer Karte eine Zeile oder Spalte mit drei gleichen Zeichen, kommt ihre Gottheit zu dir – auch von jemand anderem. Sie wirkt sofort und bei jeder Wertung.
track = Leiste der Lebensenergie
world-of = Welt von { $player }
satellites = Satelliten
cards-there =
    { $count ->
        [0] leer
        [one] eine Karte
       *[other] { $count } Karten
    }
cards-known = Davon kennst du:
water-table = Wasser
water-help = Bei jeder Wertung zählt, wie viele Quellen du mehr hast als die Welt mit den wenigsten: 1 mehr bringt 1 Lebensenergie, 2 bringen 3, 3 bringen 6, 4 bringen 10, ab 5 sind es 15.
water-now =
    { $count ->
        [one] Eine Wasserquelle, das gäbe jetzt { $energy } Lebensenergie.
       *[other] { $count } Wasserquellen, das gäbe jetzt { $energy } Lebensenergie.
    }
course-turn = Runde { $round }, Zug { $turn }
course-scoring = Runde { $round }, Wertung
course-turn-short = R{ $round } · Z{ $turn }
course-scoring-short = R{ $round } · W
course-piles = Nachziehstapel: { $first } Karten aus Zeitalter 1, { $second } aus Zeitalter 2. Im Schwarzen Loch: { $hole }.
button-discard_for_crystals = Karte abwerfen
button-discard_for_spore = Karte abwerfen
button-finish = Fertig, Rest auslassen
card-kept = behalten
label-card-kept = Die behältst du.
caption-again = Nochmal tippen: auslegen
caption-spore = Auf welches Biom soll die Spore?
caption-animal = Welche Tierart soll zählen?
label-cell = Feld { $cell }:
label-water-on =
    { $count ->
        [one] Eine Wasserquelle.
       *[other] { $count } Wasserquellen.
    }
label-spore = Mit Spore.
label-brings = Brächte
label-can-place = Hierher legen.
label-can-spore = Spore hierher legen.
label-can-activate = Jetzt aktivieren.
label-can-sow = Aktivieren und dann die Spore legen.
label-can-target = Spore hierher legen.
label-can-call = Jetzt anrufen:
label-card-keep = Wählen.
label-card-place = Zum Auslegen wählen.
label-card-again-keep = Nochmals wählen zum Behalten.
label-card-again-place = Jetzt ein Feld wählen.
label-unpayable = Dafür fehlen dir gerade Kristalle.
label-god = { $god }, { $symbol }.
label-god-free = Noch bei niemandem.
label-god-held = Bei { $player }.
label-avatar = Avatar auf Kerbe { $notch } von 16
label-purse = Was { $player } hat
label-seat = { $player }: Lebensenergie { $energy }, Kristalle { $crystals }, Wasser { $water }. Welt ansehen.
label-acting = Ist gerade dran.
label-course = Stapel und Satelliten ansehen.
label-marker = { $player } { $energy }
figure-price = kostet 3 Kristalle
figure-corners = kostenlos, nur in die Ecken
figure-free = kostenlos, überall
figure-spore = wirkt bei jeder Wertung
figure-spore-bare = zählt als Spore

## Die Leiste: der nächste Tipp, und was die Auswahl bringt und kostet

prompt-keep = Nochmal tippen: behalten
prompt-price =
    { $price ->
        [one] { $card } kostet einen Kristall.
       *[other] { $card } kostet { $price } Kristalle.
    }
prompt-free = { $card }: kostenlos, auf jedes Feld.
prompt-cells = { $card }: kostenlos, auf Feld { $cells }.
prompt-unpayable = { $card }: Dafür fehlen dir Kristalle.
prompt-kept = Behalten: { $card }
prompt-where = Wohin mit { $card }?
prompt-kept-still = Bis alle gewählt haben, kannst du noch tauschen.
prompt-where-does = Tipp ein Feld an, oder wirf die Karte ab.
prompt-too-dear =
    { $price ->
        [one] { $card } kostet einen Kristall. Wirf die Karte ab.
       *[other] { $card } kostet { $price } Kristalle. Wirf die Karte ab.
    }
prompt-spore-for-card = Dafür gibst du die Karte her.
prompt-activate = Nochmal tippen: aktivieren
prompt-call = Nochmal tippen: anrufen
prompt-brings = Bringt { $what }.
prompt-costs =
    { $price ->
        [one] Kostet einen Kristall, bringt { $what }.
       *[other] Kostet { $price } Kristalle, bringt { $what }.
    }
label-again-place = Nochmals wählen zum Auslegen.
label-again-spore = Nochmals wählen, um die Spore zu legen.
label-again-target = Nochmals wählen, um die Spore zu legen.
label-again-activate = Nochmals wählen zum Aktivieren.
label-again-sow = Jetzt ein Feld für die Spore wählen.
label-again-call = Nochmals wählen zum Anrufen:
label-god-count =
    { $count ->
        [0] In deiner Welt ist das Zeichen nicht zu sehen.
        [one] In deiner Welt ist das Zeichen einmal zu sehen.
       *[other] In deiner Welt ist das Zeichen { $count }-mal zu sehen.
    }

## Was etwas ist: Name, Bedeutung, Paragraph der Regeln

explain-energy = Lebensenergie
explain-energy-meaning = Sie entscheidet: Wer nach vier Runden am meisten davon hat, gewinnt.
explain-energy-rule = 9.1
explain-gem = Kristalle
explain-gem-meaning = Damit bezahlst du Karten und manche Effekte. Am Ende zählen sie nichts.
explain-gem-rule = 4.9
explain-water = Wasserquellen
explain-water-meaning = In jeder Wertung zählt, wie viele du mehr hast als die Welt mit den wenigsten: 1 mehr bringt 1 Lebensenergie, 2 bringen 3, 3 bringen 6, 4 bringen 10, ab 5 sind es 15.
explain-water-rule = 8.3
explain-spore = Spore
explain-spore-meaning = Sie weckt ihr Biom in jeder Wertung. Jedes Biom trägt höchstens eine, und keine geht verloren.
explain-spore-rule = 7.1
explain-crystal = Kristallbiom
explain-crystal-meaning = Drei in einer Zeile oder Spalte holen Kiteet zu dir.
explain-crystal-rule = 4.10
explain-forest = Wald
explain-forest-meaning = Drei in einer Zeile oder Spalte holen Metsat zu dir.
explain-forest-rule = 4.10
explain-mushroom = Pilzbiom
explain-mushroom-meaning = Drei in einer Zeile oder Spalte holen Sienet zu dir.
explain-mushroom-rule = 4.10
explain-mountain = Berg
explain-mountain-meaning = Drei in einer Zeile oder Spalte holen Vuori zu dir. Viele Berge haben Wasserquellen.
explain-mountain-rule = 4.10
explain-desert = Wüste
explain-desert-meaning = Nur aufgedruckt. Sie gehört zu keiner Gottheit, und nichts zählt sie.
explain-desert-rule = 1.4
explain-flying = Flugtiere
explain-flying-meaning = Drei Biome damit in einer Zeile oder Spalte holen Taivas. Manche Effekte zählen sie.
explain-flying-rule = 1.5
explain-land = Landtiere
explain-land-meaning = Drei Biome damit in einer Zeile oder Spalte holen Maa. Manche Effekte zählen sie.
explain-land-rule = 1.5
explain-marine = Meerestiere
explain-marine-meaning = Drei Biome damit in einer Zeile oder Spalte holen Meri. Manche Effekte zählen sie.
explain-marine-rule = 1.5
explain-any = Eine Tierart deiner Wahl
explain-any-meaning = Du nennst sie, wenn du Metsat anrufst.
explain-any-rule = 6.1
explain-moon = Mond
explain-moon-meaning = In diesem Zug nehmen alle den Stapel zu ihrer Linken auf.
explain-moon-rule = 4.1
explain-star = Stern
explain-star-meaning = In diesem Zug nehmen alle den Stapel zu ihrer Rechten auf.
explain-star-rule = 4.1
explain-scoring = Wertung
explain-scoring-meaning = An jeder Ecke wirken Biome mit Sporen und deine Gottheiten, dann zählt das Wasser.
explain-scoring-rule = 8.1
explain-price = Preis einer Karte
explain-price-meaning = So viele Kristalle kostet sie. Dafür darf sie überall liegen.
explain-price-rule = 4.9
explain-plan = Kleiner Plan
explain-plan-meaning = Die Karte ist kostenlos, darf aber nur auf die grünen Felder.
explain-plan-rule = 4.9
explain-nothing = Eingerollte Schriftrolle
explain-nothing-meaning = Dieses Biom hat keinen Effekt.
explain-nothing-rule = 5.2
explain-avatar = Avatar
explain-avatar-meaning = Er zieht um deine Welt. Die Linie, an der er steht, aktivierst du in diesem Zug.
explain-avatar-rule = 3.3
explain-taivas = Taivas
explain-taivas-meaning = Zahle 4 Kristalle für 7 Lebensenergie. Kommt durch drei Biome mit Flugtieren in einer Linie.
explain-taivas-rule = 6.1
explain-maa = Maa
explain-maa-meaning = 1 Lebensenergie je Spore. Kommt durch drei Biome mit Landtieren in einer Linie.
explain-maa-rule = 6.1
explain-meri = Meri
explain-meri-meaning = 1 Lebensenergie je Wasserquelle. Kommt durch drei Biome mit Meerestieren in einer Linie.
explain-meri-rule = 6.1
explain-kiteet = Kiteet
explain-kiteet-meaning = 3 Lebensenergie. Kommt durch drei Kristallbiome in einer Linie.
explain-kiteet-rule = 6.1
explain-metsat = Metsat
explain-metsat-meaning = Nenne eine Tierart: 1 Lebensenergie je Zeichen. Kommt durch drei Wälder in einer Linie.
explain-metsat-rule = 6.1
explain-sienet = Sienet
explain-sienet-meaning = 3 Kristalle. Kommt durch drei Pilzbiome in einer Linie.
explain-sienet-rule = 6.1
explain-vuori = Vuori
explain-vuori-meaning = Immer 2 Wasserquellen mehr. Kommt durch drei Berge in einer Linie.
explain-vuori-rule = 6.2
explain-card = { $name }
explain-card-meaning = { $text }
explain-card-rule = 4.7
explain-cell = Feld { $cell }: { $name }
explain-cell-meaning = { $text }
explain-cell-rule = 1.3
explain-world = Welt von { $player }
explain-world-meaning = Ein Tipp zeigt sie groß, mit Gottheiten und Quellen der Lebensenergie.
explain-world-rule = 1.3
explain-course = Runde und Zug
explain-course-meaning = Ein Tipp zeigt die anderen Welten, die Leiste der Lebensenergie, Stapel und Satelliten.
explain-course-rule = 3.1
explain-track = Leiste der Lebensenergie
explain-track-meaning = Wer vorn liegt, beginnt; bei Gleichstand, wessen Marker oben liegt.
explain-track-rule = 4.3
explain-discard_for_crystals = Abwerfen für 4 Kristalle
explain-discard_for_crystals-meaning = Die Karte geht verdeckt ins Schwarze Loch, und du nimmst 4 Kristalle.
explain-discard_for_crystals-rule = 4.7b
explain-discard_for_spore = Abwerfen für eine Spore
explain-discard_for_spore-meaning = Die Karte geht verdeckt ins Schwarze Loch, und du legst eine Spore auf ein Biom, das noch keine hat.
explain-discard_for_spore-rule = 4.7c
explain-activate_all = Alles in der besten Reihenfolge
explain-activate_all-meaning = Aktiviert alles so, dass es jetzt am meisten Lebensenergie bringt, und dann am meisten Kristalle.
explain-activate_all-rule = 10.3
explain-activate_and_sow = Alles, mit Sporen auf die besten Felder
explain-activate_and_sow-meaning = Wie die beste Reihenfolge; wo dabei eine Spore gekauft wird, kommt sie dorthin, wo sie am meisten bringt.
explain-activate_and_sow-rule = 10.4
explain-finish = Fertig
explain-finish-meaning = Aktivieren ist freiwillig. Was noch leuchtet, bleibt ungenutzt.
explain-finish-rule = 4.14
