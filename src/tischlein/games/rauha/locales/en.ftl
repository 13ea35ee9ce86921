### Rauha: every word of the game. Biome, spore, god, satellite and life energy as in the rule book; the names of the cards are ours.

title = Rauha
tagline = Nine biomes, seven gods, one world full of life
about = Turn a barren world of nine fields into a place full of life. Keep a card in secret, place it and activate the line your avatar stands at. Spores wake biomes in the scorings too, and three matching symbols in a line win you the favour of a god. For 2 to 5, ages 10 and up, about 45 minutes.

seat-0 = Seat 1
seat-1 = Seat 2
seat-2 = Seat 3
seat-3 = Seat 4
seat-4 = Seat 5

## Symbols

word-crystal = crystal
word-forest = forest
word-mushroom = mushroom
word-mountain = mountain
word-desert = desert
word-flying = flying animals
word-land = land animals
word-marine = marine animals
word-spore = spore
word-water = water source
word-moon = moon
word-star = star
letter-crystal = C
letter-forest = F
letter-mushroom = U
letter-mountain = M
letter-desert = D
letter-flying = A
letter-land = L
letter-marine = S

word-row1 = row 1
word-row2 = row 2
word-row3 = row 3
word-column1 = column 1
word-column2 = column 2
word-column3 = column 3
word-cell1 = field 1
word-cell2 = field 2
word-cell3 = field 3
word-cell4 = field 4
word-cell5 = field 5
word-cell6 = field 6
word-cell7 = field 7
word-cell8 = field 8
word-cell9 = field 9

## The gods

word-taivas = Taivas
word-maa = Maa
word-meri = Meri
word-kiteet = Kiteet
word-metsat = Metsat
word-sienet = Sienet
word-vuori = Vuori

## The cards

word-1-01 = Crystal Grotto
word-1-02 = Spark Gorge
word-1-03 = Glitter Eyrie
word-1-04 = Prism Flock
word-1-05 = Pearl Reef
word-1-06 = Salt Lagoon
word-1-07 = Quartz Steppe
word-1-08 = Glimmer Pasture
word-1-09 = Trackers’ Wood
word-1-10 = Mangrove Bay
word-1-11 = Treetop Nest
word-1-12 = Resin Spring
word-1-13 = Spring Grove
word-1-14 = Bird Grove
word-1-15 = Ancient Oak
word-1-16 = Game Trail
word-1-17 = Glowcaps
word-1-18 = Spore Cradle
word-1-19 = Flutter Fungi
word-1-20 = Wind Spores
word-1-21 = Fungal Tide
word-1-22 = Pond Mycelium
word-1-23 = Truffle Herd
word-1-24 = Burrow Ground
word-1-25 = Mountain Spring
word-1-26 = Twin Falls
word-1-27 = Eagle Ridge
word-1-28 = Summit Lake
word-1-29 = Trout Brook
word-1-30 = Rock Pool
word-1-31 = Ibex Spring
word-1-32 = Chamois Falls
word-1-33 = Mountain Forest
word-1-34 = Misty Slope
word-1-35 = Crystal Caps
word-1-36 = Shimmer Cave
word-1-37 = Mossy Gorge
word-1-38 = Swamp Forest
word-1-39 = Ice Spires
word-1-40 = Glass Glade
word-2-01 = Crystal Mine
word-2-02 = Tower of Light
word-2-03 = Caravanserai
word-2-04 = Forge Yard
word-2-05 = Pearl Divers
word-2-06 = Salt Works
word-2-07 = Falconers’ Tower
word-2-08 = Mirror Eyrie
word-2-09 = Tree Temple
word-2-10 = Herders’ Grove
word-2-11 = River Village
word-2-12 = Dovecote
word-2-13 = Bird Observatory
word-2-14 = Fishers’ Wood
word-2-15 = Hunting Lodge
word-2-16 = Garden of Beasts
word-2-17 = Spore Cathedral
word-2-18 = Mushroom Palace
word-2-19 = Algae Farm
word-2-20 = Jellyfish Garden
word-2-21 = Moth Lantern
word-2-22 = Parasol Village
word-2-23 = Mammoth Park
word-2-24 = Shepherds’ Caps
word-2-25 = Great Dam
word-2-26 = Three Wells
word-2-27 = Water Mill
word-2-28 = Donkey Well
word-2-29 = Salmon Ladder
word-2-30 = Deep Harbour
word-2-31 = Crane Lake
word-2-32 = Eagle Watch
word-2-33 = Glass Garden
word-2-34 = Riverside Town
word-2-35 = Grotto City
word-2-36 = Ark
word-2-37 = Reed Temple
word-2-38 = Dome Market
word-2-39 = Mountain Monastery
word-2-40 = Beacon

## What biomes and gods can do: one sentence per kind

effect-none = No effect.
effect-gain_crystals =
    { $amount ->
        [one] Take one crystal.
       *[other] Take { $amount } crystals.
    }
effect-gain_energy =
    { $amount ->
        [one] Gain 1 life energy.
       *[other] Gain { $amount } life energy.
    }
effect-pay_for_energy =
    { $pay ->
        [one] You may pay one crystal to gain { $amount } life energy.
       *[other] You may pay { $pay } crystals to gain { $amount } life energy.
    }
effect-pay_for_spore =
    { $pay ->
        [one] You may pay one crystal to put a spore on one of your biomes.
       *[other] You may pay { $pay } crystals to put a spore on one of your biomes.
    }
effect-energy_per = { $each } life energy for every { $counts } in your world.
effect-energy_per_chosen_animal = Name a kind of animal: { $each } life energy for every symbol of it in your world.
effect-passive_water =
    { $amount ->
        [one] You always have one more water source.
       *[other] You always have { $amount } more water sources.
    }
counts-flying = flying animal
counts-land = land animal
counts-marine = marine animal
counts-spore = spore
counts-water = water source
cost-price =
    { $price ->
        [one] Costs one crystal.
       *[other] Costs { $price } crystals.
    }
cost-free = Free, on any field.
cost-cells = Free, but only on field { $cells }.

## What one can do

action-keep = Keep { $card }
action-place = Place { $card } on field { $to }
action-discard_for_crystals = Discard the card: 4 crystals
action-discard_for_spore = Discard the card: a spore on field { $to }
action-activate = Activate field { $at }
action-sow = Put a spore on field { $to } with field { $at }
action-call = Call { $god }
action-call_for = Call { $god } for { $animal }
action-activate_all = Activate all, best order
action-activate_and_sow = Activate all, spores on the best fields
action-finish = Done
kind-keep = Keep
kind-place = Place
kind-discard_for_crystals = Discard for crystals
kind-discard_for_spore = Discard for a spore
kind-activate = Activate
kind-sow = Place a spore
kind-call = Call a god
kind-call_for = Call a god
kind-activate_all = Activate all
kind-activate_and_sow = Activate all and sow
kind-finish = Done

## What is asked

ask-keep = Keep one card. The rest go back to the satellite.
ask-place = Place your card, or discard it.
ask-activate = Activate your avatar’s line and new gods.
ask-score = Scoring! Activate your spores and gods.

## What has happened

event-round = Round { $round } begins, age { $age }.
event-turn = Turn { $turn }: { $line }. Everybody keeps a card.
event-first = { $player } begins.
event-placed =
    { $paid ->
        [0] { $player } places { $card } on field { $to }.
        [one] { $player } places { $card } on field { $to } and pays one crystal.
       *[other] { $player } places { $card } on field { $to } and pays { $paid } crystals.
    }
event-discarded = { $player } discards the card and takes 4 crystals.
event-discarded_for_spore = { $player } discards the card and puts a spore on field { $to }.
event-lost = { $player } has to let { $god } go.
event-welcomed = { $player } welcomes { $god }!
event-crystals =
    { $crystals ->
        [one] { $player } gets one crystal from { $by }.
       *[other] { $player } gets { $crystals } crystals from { $by }.
    }
event-energy = { $player } gets { $energy } life energy from { $by }.
event-traded =
    { $paid ->
        [one] { $player } pays one crystal for { $by } and gains { $energy } life energy.
       *[other] { $player } pays { $paid } crystals for { $by } and gains { $energy } life energy.
    }
event-sowed =
    { $paid ->
        [one] { $player } pays one crystal for { $by } and puts a spore on field { $to }.
       *[other] { $player } pays { $paid } crystals for { $by } and puts a spore on field { $to }.
    }
event-named = { $player } calls { $by } for { $animal }: { $energy } life energy.
event-finished = { $player } leaves the rest unused.
event-scoring = Scoring of round { $round }.
event-watered =
    { $energy ->
        [0] { $player } gets nothing for water ({ $water }, the lowest number is { $lowest }).
       *[other] { $player } gets { $energy } life energy for water ({ $water } against { $lowest }).
    }
event-won =
    { $winners ->
        [other] { $player } shares the victory, with { $energy } life energy!
       *[1] { $player } wins with { $energy } life energy!
    }

## Why something cannot be done

never-place = { $card } may only go to the green fields on its plan. Field { $to } is none of them.
why-choose_first = First everybody chooses a card. Keep one from your pile.
why-not_in_pile = { $card } is not in the pile you are holding.
why-chosen_already = You have chosen your card for this turn already.
why-other_card = The card you kept is { $kept }, not { $card }.
why-card_too_dear =
    { $price ->
        [one] { $card } costs one crystal, and you have none.
       *[other] { $card } costs { $price } crystals, you have { $purse }.
    }
why-has_spore = There is a spore on field { $to } already, and no biome carries more than one.
why-all_have_spores = All nine biomes have a spore already.
why-lay_first = First place { $kept }, or discard the card.
why-laid_already = You have placed or discarded your card this turn.
why-scoring_now = This is a scoring. No cards are chosen or placed in it.
why-nothing_to_order = Only one thing is left to activate, so there is nothing to put in order. Just tap it.
why-only_spores = Only spores are left to buy. Where they go is for you to say.
why-no_spore_to_buy = You cannot buy a spore right now.
why-spore_brings_nothing = A spore would not bring anything yet. If you want one all the same, place it yourself.
why-used = You have activated field { $at } already, and each works only once.
why-used_or_new = You have activated field { $at } in this scoring already, or its spore is new: at your table new spores work from the next scoring on.
why-not_in_line = Field { $at } is not in the line your avatar stands at. That line is fields { $line }.
why-needs_spore = In a scoring only biomes with a spore work, and there is none on field { $at }.
why-no_effect = Field { $at } has no effect.
why-lays_no_spore = Field { $at } does not bring spores.
why-say_where = Say which biome field { $at } is to put the spore on.
why-too_dear =
    { $price ->
        [one] You have no crystal, and { $by } costs one.
       *[other] You have { $purse } crystals, and { $by } costs { $price }.
    }
why-nothing_to_count = Nothing would come of { $by }: what it counts ({ $counts }) is not in your world yet.
why-god_with_nobody = Nobody has { $god } yet. Three matching symbols in a row or column bring this god.
why-god_elsewhere = { $god } is with somebody else right now.
why-god_always_works = { $god } works always, without being called.
why-god_called = { $god } has worked in this scoring already.
why-god_rests = { $god } works once in the turn of arrival, and then again in every scoring.
why-no_animals = There is no animal in your world yet for { $god } to count.
why-counts_by_itself = At your table { $god } counts the most frequent animal without being asked.
why-say_which = Tell { $god } which kind of animal counts.
why-no_such_animal = There are no { $animal } in your world.

## What others are doing (for whoever waits)

await-keep =
    { $count ->
        [one] { $players } chooses a card to keep.
       *[other] { $players } choose a card to keep.
    }
await-place =
    { $count ->
        [one] { $players } places a card.
       *[other] { $players } place a card.
    }
await-activate =
    { $count ->
        [one] { $players } activates a line.
       *[other] { $players } activate their lines.
    }
await-score =
    { $count ->
        [one] Scoring! { $players } activates spores and gods.
       *[other] Scoring! { $players } activate spores and gods.
    }

## How it ends

reason-last_scoring =
    { $tie ->
        [all] The last scoring is over. All your worlds are equally alive.
        [several] The last scoring is over. The worlds of { $player } are equally alive, more than all others.
       *[none] The last scoring is over. The world of { $player } is the most alive.
    }
reason-resigned = { $player } has resigned.
reason-draw_agreed = You have agreed on a draw.
source-lines = the avatar’s lines
source-spores = biomes with spores
source-gods = gods
source-water = water

## What the table may choose

option-side = Side of the boards
option-side-help = Everybody plays on the same side. A is meant for the first match.
option-side-A = A
option-side-B = B
option-metsat = Metsat’s animal
option-metsat-help = Whoever calls Metsat names a kind of animal. Or the most frequent kind always counts.
option-metsat-choose = choose it
option-metsat-best = always the most frequent
option-new_spores = Spores gained in a scoring
option-new_spores-help = Whether a biome that gets its spore in a scoring may be activated in that very scoring.
option-new_spores-at_once = work at once
option-new_spores-next_scoring = work from the next scoring on
option-complete_again = Complete lines again
option-complete_again-help = Whether a line that was complete before calls its god again when you cover one of its fields to match.
option-complete_again-true = count again
option-complete_again-false = count only once
option-vuori = Vuori’s water
option-vuori-help = Whether Vuori’s two water sources count for effects such as Meri’s, too, or only for the comparison in scorings.
option-vuori-everywhere = counts everywhere
option-vuori-comparison = counts for the comparison only

## The first match

tour-1 = This is your world: nine biomes, still rather bare. After four rounds, whoever has drawn the most life energy from theirs wins.
tour-2 = Your avatar walks round the world. The line it stands at is the one you activate in this turn.
tour-3 = Choose a card and keep it. Your neighbour gets the rest – and you get what is then left.
tour-4 = Three matching symbols in a row or column bring you their god, even if another player has it.
tour-5 = A spore wakes its biome in every scoring. And whoever has more water than the others gets something for it.

## The plain board, by ear

plain-brings = Would bring { $gain }.
plain-best = Best on field { $cell }: { $gain }.
plain-free = Costs nothing.
plain-covers = Covers { $biome }
plain-wakes = Works in every scoring from then on: { $biome }
plain-leaves = Leaves unused: { $left }.
plain-purse = { $energy } life energy, { $crystals } crystals, { $spores } spores, { $water ->
        [one] one water source
       *[other] { $water } water sources
    } (now worth { $water_energy } life energy).
plain-gods = Gods: { $gods }.
plain-line = The avatar stands at { $line }: fields { $cells }.
plain-playing = { $player } is playing.
plain-satellite = Between { $moon } (moon) and { $star } (star): { $cards }.

## The plain board: what the parts of the view are called

field-seat = You are
field-side = Side
field-phase = Phase
field-round = Round
field-turn = Turn
field-notch = Notch of the avatar
field-line = Active fields
field-line_name = Active line
field-satellite = Drafted from
field-active = Playing
field-order = Order
field-stack = Stack of markers
field-areas = Worlds
field-gods = Gods
field-satellites = Satellites
field-decks = Cards in the decks
field-hole = Cards in the Black Hole
field-hand = Your cards
field-previews = What your cards would bring here
field-uses = What can be activated
field-best = All in the best order
field-faces = What the biomes show
field-energy = Life energy
field-crystals = Crystals
field-water = Water sources
field-water_energy = Life energy for water
field-spores = Spores
field-animals = Animals
field-earned = Where life energy came from
field-cells = Fields
field-holds_card = Holds a card
field-done = Is done
field-biome = Biome
field-spore = Spore
field-face = Tile
field-symbol = Symbol
field-on_welcome = On arrival
field-on_scoring = In scorings
field-effect = Effect
field-holder = Is with
field-moon = Moon of
field-star = Star of
field-cards = Cards
field-known = You know of them
field-price = Price
field-payable = Payable
field-at = Field
field-god = God
field-pay = To pay
field-age = Age
field-biomes = Biomes
field-kind = Kind
field-amount = Amount
field-each = Each
field-counts = Counts
value-phase-keep = choosing a card
value-phase-place = placing the card
value-phase-activate = activating
value-phase-score = scoring
value-phase-over = over

## On the board

gain-energy = { $count } life energy
gain-crystals =
    { $count ->
        [one] { $sign }{ $count } crystal
       *[other] { $sign }{ $count } crystals
    }
gain-nothing = nothing
gain-spore = a spore
gain-god = the god { $god }
has-energy = { $count } life energy
has-gem =
    { $count ->
        [one] { $count } crystal
       *[other] { $count } crystals
    }
has-water =
    { $count ->
        [one] { $count } water source
       *[other] { $count } water sources
    }
has-spore =
    { $count ->
        [one] { $count } spore
       *[other] { $count } spores
    }
has-flying =
    { $count ->
        [one] { $count } flying animal
       *[other] { $count } flying animals
    }
has-land =
    { $count ->
        [one] { $count } land animal
       *[other] { $count } land animals
    }
has-marine =
    { $count ->
        [one] { $count } marine animal
       *[other] { $count } marine animals
    }
players = The other worlds
hand = Your cards
gods = Gods
gods-help = Complete a row or column of three matching symbols with the card you place, and its god comes to you – even from somebody else. It acts at once and at every scoring.
track = Life energy track
world-of = World of { $player }
satellites = Satellites
cards-there =
    { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
cards-known = Of these you know:
water-table = Water
water-help = At every scoring it counts how many more sources you have than the world with the fewest: 1 more brings 1 life energy, 2 bring 3, 3 bring 6, 4 bring 10, and 5 or more bring 15.
water-now =
    { $count ->
        [one] One water source, now worth { $energy } life energy.
       *[other] { $count } water sources, now worth { $energy } life energy.
    }
course-turn = Round { $round }, turn { $turn }
course-scoring = Round { $round }, scoring
course-turn-short = R{ $round } · T{ $turn }
course-scoring-short = R{ $round } · S
course-piles = Draw piles: { $first } cards of age 1, { $second } of age 2. In the Black Hole: { $hole }.
button-discard_for_crystals = Discard the card
button-discard_for_spore = Discard the card
button-finish = Done, leave the rest
card-kept = kept
label-card-kept = This one you keep.
caption-again = Tap again to place it
caption-spore = Which biome gets the spore?
caption-animal = Which kind of animal should count?
label-cell = Field { $cell }:
label-water-on =
    { $count ->
        [one] One water source.
       *[other] { $count } water sources.
    }
label-spore = With a spore.
label-brings = Would bring
label-can-place = Place here.
label-can-spore = Put the spore here.
label-can-activate = Activate now.
label-can-sow = Activate, then choose a field for the spore.
label-can-target = Put the spore here.
label-can-call = Call now:
label-card-keep = Choose.
label-card-place = Choose it to place it.
label-card-again-keep = Choose again to keep it.
label-card-again-place = Now choose a field.
label-unpayable = You lack the crystals for it right now.
label-god = { $god }, { $symbol }.
label-god-free = Nobody holds it yet.
label-god-held = Held by { $player }.
label-avatar = Avatar on notch { $notch } of 16
label-purse = What { $player } has
label-seat = { $player }: life energy { $energy }, crystals { $crystals }, water { $water }. Look at the world.
label-acting = It is their turn.
label-course = Look at piles and satellites.
label-marker = { $player } { $energy }
figure-price = costs 3 crystals
figure-corners = free, corners only
figure-free = free, anywhere
figure-spore = acts at every scoring
figure-spore-bare = counts as a spore

## The bar: the next tap, and what the selection brings and costs

prompt-keep = Tap again to keep it
prompt-price =
    { $price ->
        [one] { $card } costs one crystal.
       *[other] { $card } costs { $price } crystals.
    }
prompt-free = { $card }: free, on any field.
prompt-cells = { $card }: free, on field { $cells }.
prompt-unpayable = { $card }: you lack the crystals.
prompt-kept = Kept: { $card }
prompt-where = Where does { $card } go?
prompt-kept-still = You can still swap until everybody has chosen.
prompt-where-does = Tap a field, or discard the card.
prompt-too-dear =
    { $price ->
        [one] { $card } costs a crystal. Discard it.
       *[other] { $card } costs { $price } crystals. Discard it.
    }
prompt-spore-for-card = You give up the card for it.
prompt-activate = Tap again to activate it
prompt-call = Tap again to call
prompt-brings = Brings { $what }.
prompt-costs =
    { $price ->
        [one] Costs one crystal, brings { $what }.
       *[other] Costs { $price } crystals, brings { $what }.
    }
label-again-place = Choose again to place.
label-again-spore = Choose again to put the spore here.
label-again-target = Choose again to put the spore here.
label-again-activate = Choose again to activate.
label-again-sow = Now choose a field for the spore.
label-again-call = Choose again to call:
label-god-count =
    { $count ->
        [0] Its symbol does not appear in your world.
        [one] Its symbol appears once in your world.
       *[other] Its symbol appears { $count } times in your world.
    }

## What something is: its name, its meaning, its paragraph in the rules

explain-energy = Life energy
explain-energy-meaning = It decides the match: whoever has most of it after four rounds wins.
explain-energy-rule = 9.1
explain-gem = Crystals
explain-gem-meaning = They pay for cards and for some effects. In the end they count for nothing.
explain-gem-rule = 4.9
explain-water = Water sources
explain-water-meaning = At every scoring it counts how many more you have than the world with the fewest: 1 more brings 1 life energy, 2 bring 3, 3 bring 6, 4 bring 10, and 5 or more bring 15.
explain-water-rule = 8.3
explain-spore = Spore
explain-spore-meaning = It wakes its biome at every scoring. A biome carries one at most, and none is ever lost.
explain-spore-rule = 7.1
explain-crystal = Crystal biome
explain-crystal-meaning = Three in a row or column bring Kiteet to you.
explain-crystal-rule = 4.10
explain-forest = Forest
explain-forest-meaning = Three in a row or column bring Metsat to you.
explain-forest-rule = 4.10
explain-mushroom = Mushroom biome
explain-mushroom-meaning = Three in a row or column bring Sienet to you.
explain-mushroom-rule = 4.10
explain-mountain = Mountain
explain-mountain-meaning = Three in a row or column bring Vuori to you. Many mountains have water sources.
explain-mountain-rule = 4.10
explain-desert = Desert
explain-desert-meaning = Only printed on the boards. It belongs to no god, and nothing counts it.
explain-desert-rule = 1.4
explain-flying = Flying animals
explain-flying-meaning = Three biomes with them in a row or column bring Taivas. Some effects count them.
explain-flying-rule = 1.5
explain-land = Land animals
explain-land-meaning = Three biomes with them in a row or column bring Maa. Some effects count them.
explain-land-rule = 1.5
explain-marine = Marine animals
explain-marine-meaning = Three biomes with them in a row or column bring Meri. Some effects count them.
explain-marine-rule = 1.5
explain-any = An animal of your choice
explain-any-meaning = You name it when you call Metsat.
explain-any-rule = 6.1
explain-moon = Moon
explain-moon-meaning = In this turn everybody takes up the pile on their left.
explain-moon-rule = 4.1
explain-star = Star
explain-star-meaning = In this turn everybody takes up the pile on their right.
explain-star-rule = 4.1
explain-scoring = Scoring
explain-scoring-meaning = At every corner biomes with spores and your gods work, and then water counts.
explain-scoring-rule = 8.1
explain-price = Price of a card
explain-price-meaning = It costs this many crystals, and may lie anywhere.
explain-price-rule = 4.9
explain-plan = Small plan
explain-plan-meaning = The card is free, but may only go to the green fields.
explain-plan-rule = 4.9
explain-nothing = Rolled-up scroll
explain-nothing-meaning = This biome has no effect.
explain-nothing-rule = 5.2
explain-avatar = Avatar
explain-avatar-meaning = It walks round your world. The line it stands at is the one you activate this turn.
explain-avatar-rule = 3.3
explain-taivas = Taivas
explain-taivas-meaning = Pay 4 crystals for 7 life energy. Comes for three biomes with flying animals in a line.
explain-taivas-rule = 6.1
explain-maa = Maa
explain-maa-meaning = 1 life energy per spore. Comes for three biomes with land animals in a line.
explain-maa-rule = 6.1
explain-meri = Meri
explain-meri-meaning = 1 life energy per water source. Comes for three biomes with marine animals in a line.
explain-meri-rule = 6.1
explain-kiteet = Kiteet
explain-kiteet-meaning = 3 life energy. Comes for three crystal biomes in a line.
explain-kiteet-rule = 6.1
explain-metsat = Metsat
explain-metsat-meaning = Name a kind of animal: 1 life energy per symbol. Comes for three forests in a line.
explain-metsat-rule = 6.1
explain-sienet = Sienet
explain-sienet-meaning = 3 crystals. Comes for three mushroom biomes in a line.
explain-sienet-rule = 6.1
explain-vuori = Vuori
explain-vuori-meaning = Always 2 more water sources. Comes for three mountains in a line.
explain-vuori-rule = 6.2
explain-card = { $name }
explain-card-meaning = { $text }
explain-card-rule = 4.7
explain-cell = Field { $cell }: { $name }
explain-cell-meaning = { $text }
explain-cell-rule = 1.3
explain-world = World of { $player }
explain-world-meaning = A tap shows it in full, with its gods and where its life energy came from.
explain-world-rule = 1.3
explain-course = Round and turn
explain-course-meaning = A tap shows the other worlds, the life energy track, piles and satellites.
explain-course-rule = 3.1
explain-track = Life energy track
explain-track-meaning = Whoever leads begins; among equals, the one whose marker lies on top.
explain-track-rule = 4.3
explain-discard_for_crystals = Discard for 4 crystals
explain-discard_for_crystals-meaning = The card goes face down into the Black Hole, and you take 4 crystals.
explain-discard_for_crystals-rule = 4.7b
explain-discard_for_spore = Discard for a spore
explain-discard_for_spore-meaning = The card goes face down into the Black Hole, and you put a spore on a biome that has none yet.
explain-discard_for_spore-rule = 4.7c
explain-activate_all = Everything in the best order
explain-activate_all-meaning = Activates everything so that it brings the most life energy now, and then the most crystals.
explain-activate_all-rule = 10.3
explain-activate_and_sow = Everything, with spores on the best fields
explain-activate_and_sow-meaning = As in the best order; where a spore is bought on the way, it goes where it brings most.
explain-activate_and_sow-rule = 10.4
explain-finish = Done
explain-finish-meaning = Activating is voluntary. Whatever still glows stays unused.
explain-finish-rule = 4.14
