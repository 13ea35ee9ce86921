### Via Magica: every word of the game. Gate, crystal, supply, wild and catcher as in the short rules; the gates' names are ours.

title = Via Magica
tagline = Catch the spirits, open the gates
about = One animus comes out of the bag, and everybody places a crystal on a matching space of their gates at once. Full gates open, help you on and bring points: “Incantatum!” For 2 to 6, ages 7 and up, about 30 minutes.

minutes = 30

seat-0 = Seat 1
seat-1 = Seat 2
seat-2 = Seat 3
seat-3 = Seat 4
seat-4 = Seat 5
seat-5 = Seat 6

## The six animi and the wild token

word-air = air
word-water = water
word-earth = earth
word-life = life
word-fire = fire
word-shadow = shadow
word-wild = wild
letter-air = A
letter-water = W
letter-earth = E
letter-life = L
letter-fire = F
letter-shadow = S
letter-wild = J

## Colours, and when their gates work

word-yellow = yellow
word-violet = violet
word-green = green
word-blue = blue
timing-yellow = works once, at once
timing-violet = brings points only
timing-green = counts at the end
timing-blue = works for good

## The gates

word-G01 = Forest Choir
word-G02 = Clock of the Deep
word-G03 = Shadow Harvest
word-G04 = Lightning Jar
word-G05 = Field Ledger
word-G06 = Tree of Life
word-G07 = Garden of Crowns
word-G08 = Ember Store
word-G09 = Windmill
word-G10 = Rain Barrel
word-Y01 = Call of Seeds
word-Y02 = Twin Key
word-Y03 = Spark Throw
word-Y04 = Side Door
word-Y05 = Brush of Dusk
word-Y06 = Tremor
word-Y07 = Spring Tide
word-Y08 = Rainbow
word-Y09 = Gust
word-Y10 = Jet of Flame
word-Y11 = Dripstone
word-Y12 = Crystal Vein
word-Y13 = Whirling Dance
word-V01 = Storm Throne
word-V02 = Mountain Queen
word-V03 = Midnight
word-V04 = Five Stars
word-V05 = Meadow Palace
word-V06 = Court of Clouds
word-V07 = Terraced Castle
word-V08 = Hill Fort
word-V09 = Moated Castle
word-V10 = Garden Gate
word-V11 = Seal of Winds
word-B01 = Eternal Wind
word-B02 = Eternal Spring
word-B03 = Evergreen
word-B04 = Eternal Rock
word-B05 = Eternal Ember
word-B06 = Eternal Night

## What gates can do: one sentence per kind

effect-none = No power, only points.
effect-score_per_gate =
    { $each ->
        [one] At the end 1 point for each of your opened { $colour } gates.
       *[other] At the end { $each } points for each of your opened { $colour } gates.
    }
effect-score_per_space =
    { $each ->
        [one] At the end 1 point for each { $animus } space on your opened gates.
       *[other] At the end { $each } points for each { $animus } space on your opened gates.
    }
effect-place_crystals =
    { $animus ->
        [any] { $count ->
            [one] At once: place a crystal on any free space of your other gates.
           *[other] At once: place up to { $count } crystals on any free spaces of your other gates.
        }
       *[other] { $count ->
            [one] At once: place a crystal on a free { $animus } space of your other gates.
           *[other] At once: place up to { $count } crystals on free { $animus } spaces of your other gates.
        }
    }
effect-gain_crystals =
    { $count ->
        [one] At once: one more crystal, for good.
       *[other] At once: { $count } more crystals, for good.
    }
effect-rearrange_crystals = At once: move the crystals on your other gates wherever you like.
effect-open_other_gate = At once: open another of your gates as well, full or not.
effect-extra_gate = At once: take one more gate from the display. From now on you work on four.
effect-animus_is_wild = For good: whenever { $animus } is drawn, it is wild for you.

## The rewards

word-yellow3 = three yellow gates
word-violet3 = three violet gates
word-green3 = three green gates
word-blue3 = three blue gates
word-all4 = one gate of each colour
word-count2 = two open gates
word-count3 = three open gates
word-count4 = four open gates
word-count5 = five open gates
word-count6 = six open gates

## What you can do

action-keep = Keep { $gate }
action-place = Place a crystal on { $to }
action-move = Move the crystal from { $at } to { $to }
action-pass = Place nothing this time
action-open = Open { $gate }
action-take = Take { $gate }
action-lift = Put the crystal of { $at } back into the supply
action-skip = That will do
action-claim = Take the reward
action-waive = Hope for a higher one
kind-keep = Keep
kind-place = Place
kind-move = Move
kind-pass = Pass
kind-open = Open
kind-take = Take
kind-lift = Put back
kind-skip = Enough
kind-claim = Take the reward
kind-waive = Waive

## What is asked

ask-choose = Keep three of your six gates.
ask-place = Place a crystal on a glowing space.
ask-choose_pending = Several of your gates are ready. Which will you open first?
ask-effect_place = Your gate lets you place crystals. Where?
ask-rearrange = Move your crystals to where you need them.
ask-open_other = Which gate will you open along with it?
ask-extra_gate = Take a fourth gate from the display.
ask-take_gate = Take a new gate from the display.
ask-claim_count = Will you take the reward for your open gates? Everybody gets only one of these.

## The exact question: the next tap, and what the thing chosen costs and brings

prompt-choose = { $kept } of { $room } kept. Which one next?
prompt-keep-again = Tap again to keep it
prompt-take-again = Tap again to take it
prompt-open-again = Tap again to open it
prompt-gate =
    { $points ->
        [one] { $gate }: { $count } crystals, brings 1 point.
       *[other] { $gate }: { $count } crystals, brings { $points } points.
    }
prompt-gate-end = { $gate }: { $count } crystals, counts at the end.
prompt-place = Caught: { $animus }. Tap a glowing space.
prompt-wild = A wild token! Tap any glowing space.
prompt-effect_place =
    { $left ->
        [one] { $gate }: place one crystal. Where?
       *[other] { $gate }: place up to { $left } crystals. Where does the first go?
    }
prompt-rearrange =
    { $left ->
        [one] { $gate }: one more move. Tap a crystal.
       *[other] { $gate }: { $left } moves left. Tap a crystal.
    }
prompt-place-again = Tap again to place the crystal
prompt-which-crystal = Now tap the crystal that moves here.
prompt-where = Where does the crystal go?
prompt-where-or = Where does it go? Or back to the supply?
prompt-filling =
    { $free ->
        [0] Then the gate opens!
        [one] Then one space is left.
       *[other] Then { $free } spaces are left.
    }
prompt-last-gate = The last round: take any gate.
prompt-last-gate-why = The rules ask for it (§5d), but it scores nothing any more.
prompt-claim =
    { $points ->
        [one] 1 point for { $reward }: do you take it?
       *[other] { $points } points for { $reward }: do you take them?
    }
prompt-claim-why =
    { $count ->
        [0] Everybody gets only one of these. No higher one is left.
       *[other] Everybody gets only one of these. Still free: { $higher } points.
    }

## Why something cannot be done now

why-not_asked = You are not asked just now: no matching space of yours is free, or it is somebody else’s turn.
why-unknown_answer = There is no such answer in this game.
why-keep_first = First choose your three gates.
why-take_first = First take a new gate from the display. You have to.
why-extra_gate_first = First take your fourth gate from the display, or tap “That will do”.
why-open_first = Several of your gates are ready. First choose which one you open next.
why-open_other_first = First choose the gate that you open along with this one, or tap “That will do”.
why-reward_first = First decide about the reward: take it or waive it.
why-none_may_join = While rearranging, no crystals join from the supply. Only those on your gates move.
why-supply_empty = Your supply is empty. But you can move a crystal here from another space.
why-supply_first =
    { $supply ->
        [one] At this table crystals move only with an empty supply, and you have one crystal left.
       *[other] At this table crystals move only with an empty supply, and you have { $supply } crystals left.
    }
why-only_rearranging = A crystal goes back to the supply only when Whirling Dance rearranges it, or when its gate opens.
why-no_crystal = There is no crystal on this space of { $gate }.
why-crystal_locked = { $gate } is ready and opens in a moment. Until then its crystals stay there.
why-gate_is_ready = { $gate } is ready and opens in a moment. It takes no more crystals.
why-space_taken = This space of { $gate } has a crystal already.
why-wrong_animus = The token drawn is { $token }. This space of { $gate } shows { $animus }.
why-blue_does_not_help = For this power { $target } means { $target }: blue gates do not help here, and this space of { $gate } shows { $animus }.
why-wrong_target = Your power fills only { $target } spaces. This space of { $gate } shows { $animus }.
why-no_fourth_gate = You work on three gates. Only the Side Door brings a fourth place.
why-no_gate_there = There is no gate in this place just now.
why-no_such_space = { $gate } has only { $spaces } spaces.
why-choosing_is_over = The first gates have been chosen already.
why-kept_already = You have kept { $gate } already. You need three different gates.
why-not_dealt = { $gate } is not among your six gates.
why-take_after_opening = You take a new gate only when you have opened one.
why-not_in_display = { $gate } is not in the display just now.
why-kind_in_zone = You are working on { $gate } already. You may have each kind only once.
why-kind_opened = You have opened { $gate } already. You may have each kind only once.
why-not_in_zone = { $gate } is not one of the gates you work on.
why-opens_when_full =
    { $free ->
        [one] { $gate } opens by itself as soon as all its spaces are filled. One is still free.
       *[other] { $gate } opens by itself as soon as all its spaces are filled. { $free } are still free.
    }
why-opens_in_turn = { $gate } is ready and opens by itself as soon as everything here is done.
why-opens_anyway = { $gate } opens anyway. Choose another gate.
why-not_ready =
    { $free ->
        [one] { $gate } is not ready yet: one space is free.
       *[other] { $gate } is not ready yet: { $free } spaces are free.
    }
why-one_count_reward = You have a reward for open gates already ({ $reward }), and everybody gets only one.
why-reward_gone = Somebody has this reward already ({ $reward }).
why-too_few_gates = The first reward for open gates comes with two gates.
why-reward_only_then = A reward for open gates is offered only in the moment when you have opened exactly that many.
why-must_place = At this table everybody who has a matching free space must place a crystal.
why-skip_instead = If you do not want to use the power, tap “That will do”.
why-pass_instead = If you do not want to place anything, pass this round.
never-place = { $gate } is { $player }’s gate. You place crystals only on your own.
never-claim = Rewards for colours ({ $reward }) come by themselves, to whoever is first.

## What has happened

event-chose = { $player } works on: { $gates }.
event-catcher = { $player } is the first catcher.
event-caught =
    { $animus ->
        [wild] { $player } catches a wild token!
       *[other] { $player } catches { $animus }.
    }
event-placed = { $player } places a crystal on { $animus } ({ $gate }).
event-moved = { $player } moves a crystal to { $animus } ({ $gate }).
event-passed = { $player } places nothing.
event-refilled = All animi go back into the bag. Now { $player } is the catcher.
event-opened = Incantatum! { $player } opens { $gate }, gate number { $count }.
event-gained =
    { $crystals ->
        [one] { $player } gets one more crystal.
       *[other] { $player } gets { $crystals } more crystals.
    }
event-wild = From now on { $animus } is wild for { $player }.
event-nothing_to_do = The power of the gate finds nothing to do for { $player }.
event-nothing_to_take = There is no gate left for { $player }.
event-skipped = { $player } leaves it at that.
event-lifted = { $player } takes a crystal back from { $animus } ({ $gate }).
event-opens_next = { $player } will open { $gate } as well.
event-took = { $player } takes { $gate }.
event-revealed = New in the display: { $gate }.
event-swept = No gate on display suits { $player }. It is dealt afresh.
event-reshuffled = The deck is empty: { $cards } gates are shuffled again.
event-rewarded =
    { $points ->
        [one] { $player } gets 1 point: { $reward }.
       *[other] { $player } gets { $points } points: { $reward }.
    }
event-waived = { $player } waives the reward: { $reward }.
event-seventh = { $player } has opened the seventh gate. This round is the last.
event-standstill = No gate has opened for { $rounds } rounds. The match ends.
event-won =
    { $winners ->
        [other] { $player } shares the victory, with { $points ->
            [one] 1 point!
           *[other] { $points } points!
        }
       *[1] { $player } wins with { $points ->
            [one] 1 point!
           *[other] { $points } points!
        }
    }

## What others are doing (for whoever waits)

await-choose =
    { $count ->
        [one] { $players } chooses three gates.
       *[other] { $players } choose three gates.
    }
await-play =
    { $count ->
        [one] { $players } is still thinking about the gates.
       *[other] { $players } are still thinking about their gates.
    }

## How it ends

reason-seventh_gate =
    { $tie ->
        [all] The seventh gate is open. You are all level.
        [several] The seventh gate is open. { $player } are level in the lead.
        [broken] The seventh gate is open. With equal points, { $player } has opened more gates.
       *[none] The seventh gate is open. { $player } has the most points.
    }
reason-standstill =
    { $tie ->
        [all] No gate would open any more. You are all level.
        [several] No gate would open any more. { $player } are level in the lead.
        [broken] No gate would open any more. With equal points, { $player } has opened more gates.
       *[none] No gate would open any more. { $player } has the most points.
    }
tie-opened = the number of gates opened
reason-resigned = { $player } has resigned.
reason-draw_agreed = You have agreed on a draw.
source-yellow = yellow gates
source-violet = violet gates
source-green = green gates
source-blue = blue gates
source-colour_rewards = rewards for colours
source-count_reward = reward for open gates

## What the table can choose

option-starting_gates = The first gates
option-starting_gates-help = For your very first match you can simply be given three gates instead of choosing three of six.
option-starting_gates-choose = choose three of six
option-starting_gates-dealt = be given three
option-pass_allowed = Placing nothing
option-pass_allowed-help = Whether you may do without a crystal although a matching space is free.
option-pass_allowed-true = allowed
option-pass_allowed-false = forbidden
option-moving = Moving crystals
option-moving-help = Whether a placed crystal may be moved while there are others in the supply.
option-moving-always = at any time
option-moving-empty_supply = only with an empty supply
option-opening_order = First to open after a wild token
option-opening_order-help = A wild token brings a new catcher. If several open gates in that round, one of the two begins.
option-opening_order-old_catcher = whoever caught the wild token
option-opening_order-new_catcher = the new catcher
option-first_catcher = Who catches first
option-first_catcher-help = In the box it is the oldest player. Give them seat 1 if you like it that way.
option-first_catcher-random = luck decides
option-first_catcher-first_seat = seat 1
option-standstill_rounds = Standstill
option-standstill_rounds-help = When nobody opens a gate for this many rounds, the match ends and is scored.
option-standstill_rounds-60 = after 60 rounds
option-standstill_rounds-30 = after 30 rounds

## On the board

colour-letter-yellow = Y
colour-letter-violet = V
colour-letter-green = G
colour-letter-blue = B
players = Players
centre = The bag and the animus that was caught
rewards = Rewards
display = Display
bag = The bag
hand = Your six gates
my-gates = Your gates
supply = Supply
zone-empty = Room for a new gate
incantatum = INCANTATUM!
call-opened = { $player } opens { $gate }
call-took = { $player } takes { $gate }
call-rewarded = { $player } earns a reward: { $reward }
call-catcher = { $player } is the catcher now
call-seventh = { $player } has opened the seventh gate. This round is the last.
gate-kept = kept
trio-take = Keep these three
trio-advised = recommended
opened-of-seven = { $count } of 7 gates open
claim-points =
    { $points ->
        [one] Take 1 point
       *[other] Take { $points } points
    }
before-first = About to begin
token-wild = fits every space
token-wild-for-you = wild for you
catcher-is = { $player } catches
left-in-bag = Still in the bag
deck-left = { $count } left in the deck
bag-help = When a wild token comes, all animi go back into the bag, and the next player clockwise becomes the catcher.
rewards-help = A reward for colours goes to whoever is first. For the number of open gates everybody gets at most one, and only in the moment when that number is reached.
wild-for-seat = Wild here as well:
opened-count =
    { $count ->
        [0] No gate opened yet
        [one] One gate opened
       *[other] { $count } gates opened
    }
points-now =
    { $points ->
        [one] 1 point so far
       *[other] { $points } points so far
    }
note-skipped = No free space for you
note-only-way = Only one way – it’s done for you.
label-space-free = { $gate }, space { $place }: { $animus }, free
label-space-filled = { $gate }, space { $place }: { $animus }, with a crystal
label-place = place here
label-place-again = tap once more to place from the supply
label-take = take this crystal
label-let-go = let go
label-decided = your choice
label-supply =
    { $count ->
        [0] No crystal in the supply
        [one] One crystal in the supply
       *[other] { $count } crystals in the supply
    }
label-supply-tap = tap
label-gate =
    { $points ->
        [one] { $gate }, { $colour }, 1 point, spaces: { $spaces }.
       *[other] { $gate }, { $colour }, { $points } points, spaces: { $spaces }.
    }
label-gate-end = { $gate }, { $colour }, spaces: { $spaces }.
label-gate-again = { $gate }: tap once more
label-look = { $gate } Look closer.
label-seat =
    { $opened ->
        [one] { $player }: one open gate, points: { $points }, crystals in supply: { $crystals }. Show all.
       *[other] { $player }: { $opened } open gates, points: { $points }, crystals in supply: { $crystals }. Show all.
    }
label-seat-choosing = { $player } has chosen { $count } of 3 gates
label-bag = The bag: show what is still in it
label-rewards = Look at the rewards
label-display = Look at the display
label-seats = Everybody’s gates
label-reward-free =
    { $points ->
        [one] { $reward }: 1 point, still free
       *[other] { $reward }: { $points } points, still free
    }
label-reward-taken =
    { $points ->
        [one] { $reward }: 1 point, taken by { $player }
       *[other] { $reward }: { $points } points, taken by { $player }
    }

## What things are, for who asks

explain-yellow = Yellow gate
explain-yellow-meaning = Works once, as it opens: it places, moves or brings crystals, or brings more gates.
explain-yellow-rule = 8.10
explain-violet = Violet gate
explain-violet-meaning = Only points, but many of them.
explain-violet-rule = 8.1
explain-green = Green gate
explain-green-meaning = Counts at the end: for each gate of a colour or each space of an animus among your opened gates.
explain-green-rule = 8.2
explain-blue = Blue gate
explain-blue-meaning = Works for good: one animus is wild for you from now on.
explain-blue-rule = 8.9
explain-air = Air
explain-air-meaning = An animus, the most common: 6 of the 23 tokens.
explain-air-rule = 4.2
explain-water = Water
explain-water-meaning = An animus: 5 of the 23 tokens.
explain-water-rule = 4.2
explain-earth = Earth
explain-earth-meaning = An animus: 4 of the 23 tokens.
explain-earth-rule = 4.2
explain-life = Life
explain-life-meaning = An animus: 3 of the 23 tokens.
explain-life-rule = 4.2
explain-fire = Fire
explain-fire-meaning = A rare animus: 2 of the 23 tokens.
explain-fire-rule = 4.2
explain-shadow = Shadow
explain-shadow-meaning = The rarest animus: a single one of the 23 tokens.
explain-shadow-rule = 4.2
explain-wild = Wild token
explain-wild-meaning = Fits every space. After it all tokens go back into the bag, and the next player becomes the catcher.
explain-wild-rule = 4.8
explain-crystals = Crystals
explain-crystals-meaning = In the supply, ready to be placed. A crystal fills one space; it comes home when its gate opens.
explain-crystals-rule = 4.3
explain-opened = Opened gates
explain-opened-meaning = They bring the points. Anybody’s seventh ends the match.
explain-opened-rule = 9.1
explain-points = Points
explain-points-meaning = Opened gates and rewards, as if the match ended now.
explain-points-rule = 9.5
explain-kept = Gates kept
explain-kept-meaning = Everybody keeps three of six, in secret.
explain-kept-rule = 3.2
explain-bag = The bag
explain-bag-meaning = One token is drawn each round. Tap it to see what is still inside.
explain-bag-rule = 4.1
explain-catcher = The catcher
explain-catcher-meaning = Draws the token of the round, and opens first. A wild token makes the next player the catcher.
explain-catcher-rule = 4.8
explain-colour-reward = Reward for colours
explain-colour-reward-meaning = For three gates of one colour or one of each. It goes by itself to whoever is first.
explain-colour-reward-rule = 7.4
explain-count-reward = Reward for open gates
explain-count-reward-meaning = Offered in the moment when you have exactly that many. Everybody gets only one of these.
explain-count-reward-rule = 7.5
explain-tile-colours = { $reward }: { $points } points
explain-tile-colours-meaning = Goes by itself to whoever is first.
explain-tile-colours-rule = 7.4
explain-tile-count = { $reward }: { $points } points
explain-tile-count-meaning = Offered in the moment when you have exactly that many. Everybody gets only one of these.
explain-tile-count-rule = 7.5
explain-gate = { $gate }
explain-gate-meaning = { $told } It { $when }.
explain-gate-rule = 5
explain-trio = Three gates to begin with
explain-trio-meaning = One tap keeps all three glowing gates.
explain-trio-rule = 3.2
explain-others = Somebody else’s gates
explain-others-meaning = They fill them with the same tokens as you. Tap to look closer.
explain-others-rule = 4.2
explain-deck = The deck
explain-deck-meaning = Fills the display up to five gates again.
explain-deck-rule = 5e

## The first match

tour-1 = The aim: the most points. Full gates open and score; whoever opens the seventh ends the match.
tour-2 = The colour tells you when a gate works: yellow at once, blue all the time, green at the end; violet only scores.
tour-3 = What glows here is a good trio: small gates whose animi come often. Air and water come often, fire and shadow rarely.
tour-4 = The animus of this round comes out of the bag. It counts for everybody at once.
tour-5 = Tap a glowing space twice to place a crystal there. When all spaces of a gate are full, it opens.
tour-6 = Or move one: first tap the crystal, then its new space.
tour-7 = The rewards wait here. You get only one for the number of your gates – take it now or never.

## The plain board, by ear

plain-zone = { $gate }, { $filled } of { $all } spaces filled
plain-space = { $gate }, space { $place } ({ $animus })
plain-gate = { $colour }. Spaces: { $spaces }.
plain-points =
    { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
plain-place = Place a crystal on space { $place }: { $animus }
plain-move = Move a crystal to space { $place }: { $animus }, from { $from }
plain-from = From { $from }
plain-same-gate = It stays on the same gate.
plain-supply =
    { $left ->
        [0] Takes the last crystal of your supply.
        [one] Takes one crystal from your supply, one is left.
       *[other] Takes one crystal from your supply, { $left } are left.
    }
plain-still-free =
    { $free ->
        [one] Then one space is still free.
       *[other] Then { $free } spaces are still free.
    }
plain-opens = Opens { $gate }!
plain-free-spaces = Still free: { $spaces }.
plain-pass = No crystal goes down this round.
plain-waive = You get nothing now. A higher number brings more, if nobody is faster.
plain-opened = Open: { $gates }.
plain-rewards = Rewards: { $rewards }.
plain-token = Drawn: { $animus }.
