### Pfad der Elemente: every word of the game.

title = Pfad der Elemente
tagline = Lay your path and call the spirits
about = Everybody builds a path of hexagonal tiles, then you turn up pairs of spirits from memory and lure them onto the tiles they like. One spirit comes to you, the other must go to somebody else. For 2 to 4, ages 6 and up, about 20 to 40 minutes.
reconstructed = The boards, three point values and 25 of the 28 omens are our reconstruction. Do you own the box? Choose “Invite”, and before the match you can enter what it really shows.
minutes = 30

seat-0 = Seat 1
seat-1 = Seat 2
seat-2 = Seat 3
seat-3 = Seat 4

## Elements and spirits

word-earth = earth
word-air = air
word-water = water
word-fire = fire
word-mask = mask

## Good Omens

word-earth-1 = Earth omen 1
word-earth-2 = Earth omen 2
word-earth-3 = Earth omen 3
word-earth-4 = Earth omen 4
word-earth-5 = Earth omen 5
word-earth-6 = Earth omen 6
word-earth-7 = Earth omen 7
word-air-1 = Air omen 1
word-air-2 = Air omen 2
word-air-3 = Air omen 3
word-air-4 = Air omen 4
word-air-5 = Air omen 5
word-air-6 = Air omen 6
word-air-7 = Air omen 7
word-water-1 = Water omen 1
word-water-2 = Water omen 2
word-water-3 = Water omen 3
word-water-4 = Water omen 4
word-water-5 = Water omen 5
word-water-6 = Water omen 6
word-water-7 = Water omen 7
word-fire-1 = Fire omen 1
word-fire-2 = Fire omen 2
word-fire-3 = Fire omen 3
word-fire-4 = Fire omen 4
word-fire-5 = Fire omen 5
word-fire-6 = Fire omen 6
word-fire-7 = Fire omen 7
word-pair = two side by side
word-line3 = three in a straight line
word-bend3 = three in a bend
word-tri3 = three in a triangle
word-line4 = four in a straight line
word-hook4 = four as a hook
word-arch4 = four in an arch
word-zigzag4 = four in a zigzag
word-star4 = four as a star
word-tail4 = triangle with a tail
word-rhombus4 = four in a diamond
word-tile = one on a tile
omen-pair = Talk of { $spirits }
omen-line3 = Line of { $spirits }
omen-bend3 = Bend of { $spirits }
omen-tri3 = Triad of { $spirits }
omen-line4 = Line of { $spirits }
omen-hook4 = Hook of { $spirits }
omen-arch4 = Arch of { $spirits }
omen-zigzag4 = Zigzag of { $spirits }
omen-star4 = Star of { $spirits }
omen-tail4 = Tail of { $spirits }
omen-rhombus4 = Diamond of { $spirits }
omen-earth = Guest: { $spirits } on earth
omen-air = Guest: { $spirits } on air
omen-water = Guest: { $spirits } on water
omen-fire = Guest: { $spirits } on fire
spirits-1 = { $one }
spirits-2 = { $one } and { $two }
spirits-3 = { $one }, { $two } and { $three }
spirits-4 = { $one }, { $two }, { $three } and { $four }

## Patterns on a path

word-row = river
word-triangle = triangle
word-clearing = clearing

## What one can do

action-choose = Choose { $element }
action-take = Keep one tile of { $element }
action-keep = Keep “{ $first }” and “{ $second }”
action-lay = Lay { $element } on { $at }
action-lift = Pick up the tile on { $at } again
action-done = My path is done
action-reveal = Turn up spirit { $at }
action-third_reveal = Turn up spirit { $at } for a gift
action-cover_up = Turn them all face down again
action-place_own = Place it on your tile { $at }
action-place_foreign = Place it on tile { $at } of the { $path } path
action-cover_own = Cover your spirit on tile { $at }
action-swap_own = Swap your spirits on tiles { $at } and { $to }
action-move_own = Move your spirit from tile { $at } to tile { $to }
action-upgrade = Give a gift to your spirit on tile { $at }
action-uncover_foreign = Uncover the spirit on tile { $at } of the { $path } path
action-swap_foreign = Swap the spirits on tiles { $at } and { $to } of the { $path } path
action-move_foreign = Move the spirit on tile { $at } of the { $path } path to tile { $to }
action-exchange_omen = Exchange “{ $omen }” for a new omen
action-skip = Leave the power unused
action-end_turn = End the turn
kind-choose = Choose an element
kind-take = Keep a tile
kind-keep = Keep omens
kind-lay = Lay
kind-lift = Pick up
kind-done = Done
kind-reveal = Turn up
kind-third_reveal = Turn up a third
kind-cover_up = Turn face down
kind-place_own = Place on your path
kind-place_foreign = Place on another path
kind-cover_own = Cover your spirit
kind-swap_own = Swap your spirits
kind-move_own = Move your spirit
kind-upgrade = Give a gift
kind-uncover_foreign = Uncover an opponent’s spirit
kind-swap_foreign = Swap an opponent’s spirits
kind-move_foreign = Move an opponent’s spirit
kind-exchange_omen = Exchange an omen
kind-skip = Leave unused
kind-end_turn = End the turn

## What is asked

ask-element = Choose an element.
ask-draft = Keep one tile and pass the rest left.
ask-omens = Keep two Good Omens.
ask-path = Lay your path. You can rearrange it until you say “done”.
ask-reveal = Turn up a spirit. Before that you may spend gifts.
ask-second = And now the second one.
ask-miss = No pair. What now?
ask-place_own = A pair! Place one spirit on your path.
ask-place_foreign = The other spirit goes to another path.
ask-power = Use the power of your pair, if you like.
ask-after = Would you like to spend more gifts?
ask-gifts = The last round: spend the gifts you have left.

## What happened

event-first = { $player } begins.
event-chose = { $player } plays { $element }.
event-omens = { $player }’s Good Omens: { $omens }.
event-draft = Pick { $round }: everybody keeps a tile.
event-took_last = { $player } gets the last tile: { $element }.
event-took_last-faded = { $player } gets the last tile.
event-built = { $player }’s path is done.
event-paths_lie = All paths are laid. The spirits are waiting.
event-turn = It’s { $player }’s turn.
event-revealed = { $player } turns up spirit { $at }: { $motif }.
event-revealed-faded = { $player } turns up spirit { $at }.
event-third_revealed = { $player } pays a gift and turns up spirit { $at }: { $motif }.
event-third_revealed-faded = { $player } pays a gift and turns up spirit { $at }.
event-pair = { $player } has a pair: { $motif }!
event-pair-faded = { $player } has a pair!
event-missed = No pair for { $player }. All are turned face down again.
event-placed = { $player } places a spirit ({ $motif }) on tile { $at } of the { $path } path.
event-placed-faded = { $player } places a spirit on tile { $at } of the { $path } path.
event-skipped = { $player } leaves the power unused.
event-covered = { $player } covers their spirit on tile { $at }.
event-upgraded = { $player } gives their spirit on tile { $at } a gift.
event-moved = { $player } moves a spirit on the { $path } path from tile { $at } to tile { $to }.
event-moved-faded = { $player } moves a spirit on the { $path } path.
event-swapped = { $player } swaps the spirits on tiles { $at } and { $to } of the { $path } path.
event-swapped-faded = { $player } swaps two spirits on the { $path } path.
event-uncovered = { $player } uncovers the spirit on tile { $at } of the { $path } path: { $motif }.
event-uncovered-faded = { $player } uncovers the spirit on tile { $at } of the { $path } path.
event-exchanged = { $player } exchanges a Good Omen.
event-drew = { $player } draws a new Good Omen: { $omen }.
event-last_gifts = The gift phase begins, { $player } first.
event-omens_shown = { $player } shows their Good Omens: { $omens }.
event-scored = { $player }: { $path } points for the path, { $spirits } for spirits, { $omens } for omens. Total: { $points }.
event-won =
    { $winners ->
        [other] { $player } shares the victory, with { $points } points!
       *[1] { $player } wins with { $points } points!
    }

## Why not?

never-lay_nothing = First take a tile from your supply, then tap where you want it.
never-lay_no_more = Your supply is empty: all twelve tiles are laid.
never-lay_outside = The table does not reach that far: it ends 23 tiles from the middle.
never-choose_gift = First say what the gift should do: tap “Spend gifts” and choose.
never-spend_gift = Your gifts can do nothing now: a fitting spirit has to lie on a path first.
never-cover_own = You can cover spirits on your own path only.
never-swap_own = This only swaps spirits on your own path.
never-move_own = This only moves spirits on your own path.
never-upgrade = You can give gifts only to spirits on your own path.
why-element_first = First everybody chooses an element.
why-draft_first = First the tiles are drafted: keep one of your pack.
why-omens_first = First you keep two Good Omens.
why-path_first = First all paths have to be laid.
why-element_is_chosen = The elements are chosen. You play { $element }.
why-draft_is_over = The draft is over, everybody has twelve tiles.
why-omens_are_kept = The Good Omens are chosen already.
why-omens_are_drawn = At this table Good Omens are drawn at random, not chosen.
why-no_omens_here = You play the base game, without Good Omens.
why-paths_lie = All paths are laid, and no tile moves any more.
why-element_taken = Somebody plays { $element } already.
why-not_in_pack = There is no tile of { $element } in your pack.
why-foreign_omens = You keep two of the seven omens of { $element }, your own element.
why-no_such_tile = You have no tile of { $element } left to lay.
why-tiles_left =
    { $left ->
        [one] One tile of your path still has to be laid.
       *[other] { $left } tiles of your path still have to be laid.
    }
why-in_pieces = Your path is in pieces. All twelve tiles have to connect.
why-tile_alone = One tile of your path lies alone. Each needs another beside it.
why-middle_first = The first tile goes in the middle.
why-cell_taken = There is a tile there already.
why-touches_nothing = A new tile must touch one that is already laid.
why-too_far = A new island begins with one free cell between it and your tiles.
why-would_stay_alone =
    { $left ->
        [one] With one tile left, this would leave a tile alone.
       *[other] With { $left } tiles left, not every lonely tile would get another beside it.
    }
why-loose_first = You can pick up only a few more tiles, so begin with the loose ones.
why-nothing_to_take_up = None of your tiles is there.
why-no_lifts_left = You have picked up tiles as often as you can. Now lay the rest.
why-would_break =
    { $lifts ->
        [one] You can pick up only one more tile, and without this one your path would fall apart.
       *[other] You can pick up only { $lifts } more tiles, and without this one your path would fall apart.
    }
why-reveal_first = First you have to turn up two spirits.
why-second_first = First turn up the second spirit.
why-third_or_cover = You have no pair: turn up a third spirit for a gift, or turn them face down.
why-place_first = First place your pair.
why-power_or_skip = First use the power of your pair, or leave it unused.
why-revealed_already = You have already turned up spirits this turn.
why-only_gifts_now = This is the gift phase: nothing but gifts can be spent.
why-no_power_now = There is no power of a pair to leave unused now.
why-nothing_lies_open = No spirit lies face up in the middle.
why-two_first = A third spirit comes only after two different ones.
why-only_one_third = Only one third spirit can be turned up in a turn.
why-too_few_gifts =
    { $cost ->
        [one] This costs one gift
       *[other] This costs { $cost } gifts
    }, and { $gifts ->
        [0] you have none left.
        [one] you have only one.
       *[other] you have only { $gifts }.
    }
why-no_such_place = There is no place { $place }: the grid has { $places } places.
why-place_is_empty = There is no spirit on place { $place } any more.
why-lies_open = Spirit { $place } lies face up already.
why-own_path_full = Your path is full, so this spirit goes to somebody else.
why-own_one_lies = One spirit lies on your path already. The other one goes to somebody else.
why-no_pair = There is no pair to place now.
why-tile_taken = A spirit lies on tile { $at } already.
why-own_path_first = The first spirit goes to your own path.
why-others_are_full = The paths of the others are full, so this spirit stays with you.
why-nobody_plays = Nobody plays { $path } in this match.
why-own_path = This spirit goes to somebody else’s path, not to yours.
why-path_full = The { $path } path is full.
why-not_the_poorest =
    { $spirits ->
        [one] The { $path } path has one spirit.
       *[other] The { $path } path has { $spirits } spirits.
    } The spirit goes to a path with the fewest: { $paths } ({ $fewest }).
why-another_power = A pair of { $motif } has another power.
why-no_gifts_between = You can spend gifts before you turn up spirits and after it, not in between.
why-own_spirits = These are your own spirits. This can only be done to those of others.
why-omen_not_yours = You do not have this omen in play.
why-stack_is_empty = Your stack of omens is empty.
why-no_spirit = There is no spirit on tile { $at }.
why-covered_already = Your spirit on tile { $at } is covered already.
why-mask_gets_no_gift = Masks get no gifts.
why-has_a_gift = This spirit has a gift already, and each gets only one.
why-is_face_up = This spirit lies face up already.
why-is_locked = The spirit on tile { $at } is covered and locked. Nobody can move or swap it.
why-lower_tile_first = Name the lower tile first: swap { $at } and { $to }.
why-same_tile = That is the same tile twice.
why-not_beside = Tiles { $at } and { $to } do not touch.

## What others are doing (for whoever waits)

await-element =
    { $count ->
        [one] { $players } chooses an element.
       *[other] { $players } choose an element.
    }
await-draft =
    { $count ->
        [one] { $players } keeps a tile and passes the rest on.
       *[other] { $players } keep a tile and pass the rest on.
    }
await-omens =
    { $count ->
        [one] { $players } chooses Good Omens.
       *[other] { $players } choose Good Omens.
    }
await-path =
    { $count ->
        [one] { $players } lays a path.
       *[other] { $players } lay their paths.
    }
await-before =
    { $count ->
        [one] { $players } turns up a spirit.
       *[other] { $players } turn up a spirit.
    }
await-second =
    { $count ->
        [one] { $players } turns up the second spirit.
       *[other] { $players } turn up the second spirit.
    }
await-miss =
    { $count ->
        [one] No pair. { $players } decides how to go on.
       *[other] No pair. { $players } decide how to go on.
    }
await-place_own =
    { $count ->
        [one] A pair! { $players } places one spirit.
       *[other] A pair! { $players } place one spirit.
    }
await-place_foreign =
    { $count ->
        [one] { $players } gives the other spirit away.
       *[other] { $players } give the other spirit away.
    }
await-power = { $players } may use the power of the pair.
await-gifts = The last round: { $players } may spend gifts.
await-after = { $players } may spend gifts.

## How it ends

reason-scored =
    { $tie ->
        [all] The scoring is over, and you are all level. Your families lead through the next year together.
        [several] The scoring is over. The families of { $player } are level and lead the others through the next year together.
       *[none] The scoring is over. The family of { $player } leads the others through the next year.
    }
tie-matching = the number of spirits on their own element
tie-path = the points for the path
reason-resigned = { $player } has resigned.
reason-draw_agreed = You agreed on a draw.
source-rows = Rivers
source-triangles = Fire triangles
source-pairs = Air pairs
source-clearings = Clearings
source-spirits = Spirits in the right place
source-omens = Good Omens

## What the table can choose

option-ruleset = Rules
option-ruleset-help = In the advanced game everybody has two Good Omens, which bring points at the end.
option-ruleset-base = base game
option-ruleset-advanced = advanced, with Good Omens
option-omen_selection = Where the omens come from
option-omen_selection-help = Only with Good Omens: you draw two at random, or choose two after the draft.
option-omen_selection-random = drawn at random
option-omen_selection-choose = chosen
option-omen_visibility = Who sees the omens
option-omen_visibility-help = Only with Good Omens: hidden ones are known to their owner alone until the scoring.
option-omen_visibility-hidden = hidden
option-omen_visibility-open = open to all
option-element_choice = Elements
option-element_choice-help = You choose elements one after the other, or lots are drawn.
option-element_choice-free = choose
option-element_choice-random = draw lots
option-first_player = Who begins
option-first_player-help = At a real table, whoever last took a long walk begins: give them the first seat. Or let luck decide.
option-first_player-random = luck decides
option-first_player-first_seat = the first seat
option-water_rule = Branching water
option-water_rule-help = A river must not branch. You can also count the longest stretch of branching water.
option-water_rule-strict = does not count
option-water_rule-longest = longest stretch counts
option-owner_may_shift_covered = Your own covered spirits
option-owner_may_shift_covered-help = Whether you may still move and swap your own covered spirits.
option-owner_may_shift_covered-false = are locked
option-owner_may_shift_covered-true = may be moved
option-covered_identity = Covered spirits on paths
option-covered_identity-help = Whether everybody sees what a covered spirit is, or has to remember it.
option-covered_identity-owner_only = its owner sees it
option-covered_identity-everyone = everybody sees it
option-memory_aid = Memory aid
option-memory_aid-help = With the aid, everything that has been turned up in the middle stays visible.
option-memory_aid-false = without, you remember
option-memory_aid-true = with
option-exchange_omen_cost = Price of a new omen
option-exchange_omen_cost-help = Only with Good Omens: how many gifts it costs to exchange an omen.
option-exchange_omen_cost-1 = 1 gift
option-exchange_omen_cost-2 = 2 gifts
option-exchange_omen_cost-3 = 3 gifts
option-tie_break = Ties
option-tie_break-help = You share the victory, or spirits in the right place decide, and after them the points for the path.
option-tie_break-shared = share the victory
option-tie_break-matching_spirits_then_path = spirits decide, then the path
option-allow_islands = Islands
option-allow_islands-help = Whether your path may be in several pieces. No tile may lie alone.
option-allow_islands-false = a path is one piece
option-allow_islands-true = islands are allowed

## A box of one's own

option-material = From the box
option-material-help = The boards, three point values and 25 of the 28 omens are our reconstruction. If you own the box, you play with what it really shows.
box-open = I own the box
box-see = See what you have written
box-changed =
    { $count ->
        [0] You play with our values.
        [one] One value is from your box.
       *[other] { $count } values are from your box.
    }
box-title = What the box shows
box-intro = Have a look and change whatever is different in yours. Beside it you see what we play with. What the printed rules say in words is not asked here: that we know.
box-boards = Boards
box-boards-help = How many tiles you take at once, and how many you put into the common pool.
box-board = Board of { $element }
box-taken = You take
box-pool = Into the pool
box-count = { $what }: { $element } tiles
box-ours = ours: { $value }
box-sum = { $taken } to take and { $pool } into the pool: { $sum } together
box-points = Points for the path
box-points-earth = Clearing: one earth tile alone
box-points-air = Pair: two air tiles
box-points-water = River: three water tiles
box-grids = Spirits in the middle
box-grid = With { $seats } players
box-grid-value = { $rows } rows of { $columns }
box-omens = Good Omens
box-omens-of = Omens of { $element }
box-omens-changed =
    { $count ->
        [0] as ours
        [one] one changed
       *[other] { $count } changed
    }
box-shape = Shape
box-spirit = Spirit { $number }
box-guest = Spirit
box-on = on a tile of
box-worth = Points
box-ours-omen =
    ours: { $omen }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
box-printed-omen =
    { $omen }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }. The printed rules say so.
box-wrong-count = A number from 0 to { $most } would fit.
box-wrong-points = A number from { $least } to { $most } would fit.
box-wrong-board-less =
    Together that is { $sum }. Everybody plays with { $wanted } tiles, so { $missing ->
        [one] one is missing.
       *[other] { $missing } are missing.
    }
box-wrong-board-more =
    Together that is { $sum }. Everybody plays with { $wanted } tiles, so { $missing ->
        [one] one is too many.
       *[other] { $missing } are too many.
    }
box-wrong-packs = All four boards must put the same number of tiles into the pool, so that packs are equal. Here it is { $pools }.
box-wrong-pack-size = Every board must put at least { $least } tiles into the pool, or there is nothing to choose.
box-wrong-supply = All four boards together have { $sum } { $element } tiles. The box holds { $wanted }.
box-wrong-file = This file does not fit. What “Save as a file” has written can be loaded; what you typed has not changed.
box-problems =
    { $count ->
        [one] One entry does not fit yet.
       *[other] { $count } entries do not fit yet.
    }
box-loaded = Loaded. Look it through, then use it.
box-use = Play like this
box-save = Save as a file
box-load = Load a file
box-reset = Our values again
box-send = Send us the file, and soon it will be right for everybody.
refusal-material_line = “{ $value }” is not a line of the material. This is one: earth-points = 2
refusal-material_key = The material has no value “{ $key }”, or it is printed. There are: { $valid }.
refusal-material_twice = { $key } is there twice.
refusal-material_points = { $key }: “{ $value }” does not fit. A number from { $least } to { $most } would.
refusal-material_counts = { $key }: “{ $value }” does not fit. Four numbers from 0 to { $most } would: tiles of earth, air, water and fire.
refusal-material_board = Board of { $element }: { $taken } tiles to take and { $pool } into the pool are { $sum }. Together they must be { $wanted }.
refusal-material_packs = All four boards must put the same number of tiles into the pool, so that packs are equal. Here it is { $pools }.
refusal-material_pack_size = { $pool } tiles into the pool are too few to choose from. { $least } to { $most } would fit.
refusal-material_supply = All four boards together have { $sum } { $element } tiles. The box holds { $wanted }.
refusal-material_grid = { $key }: “{ $value }” does not come out even. These would fit: { $valid }.
refusal-material_shape = { $key }: there is no shape “{ $value }”. There are: { $valid }.
refusal-material_spirits = { $key }: “{ $value }” does not fit. After “{ $shape }” come { $count } of { $valid }, then the points.

## The first match

tour-1 = Choose an element. Spirits of your element on tiles of your element count double for you.
tour-2 = Lay your path: water wants to flow, fire to form triangles, air to come in twos, earth to be alone. You see the points at once.
tour-3 = The spirits lie in the middle. Remember what you all turn up: two of a kind are a pair.
tour-4 = One spirit joins your path, the other goes to somebody else’s. Then you may use the power of the pair.
tour-5 = With gifts you move, swap and protect spirits. A gift on a spirit doubles its points.

## The board

letter-earth = E
letter-air = A
letter-water = W
letter-fire = F
letter-mask = M
likes-earth =
    Earth likes to be alone: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for every tile by itself.
likes-air =
    Air likes to come in twos: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for every pair by itself.
likes-water =
    Water wants to flow: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for three in a row, { $further } for each more.
likes-fire =
    Fire spreads: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for every triangle.
element-taken = { $player } plays { $element }.
paths = Paths
path-mine = Your path
path-of = { $player }’s path
points-total = Total
points-short = points
points-path = Path
pattern-row = Part of a river
pattern-triangle = Part of a triangle
pattern-pair = Part of a pair
pattern-clearing = Clearing
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show everything
spirits-left =
    { $count ->
        [0] No spirits are left in the middle
        [one] One spirit in the middle
       *[other] { $count } spirits in the middle
    }
supply = Your supply
is-building = still laying
is-done = done
draft-round = Pick { $round }
draft-pack = Your pack
draft-next = The rest goes left, to { $player }.
draft-last = The last tile is yours without a choice.
draft-mine = Your tiles
draft-pool = All the packs held
caption-supply = Take a tile from your supply.
caption-cell = Tap where you want it.
does-lift = A tap on a laid tile picks it up.
caption-done = All twelve are placed. Happy with it? If not, rearrange.
caption-pieces = Your path must be in one piece: pick up a loose tile and join it on.
caption-lifts =
    { $count ->
        [0] You cannot pick up any more tiles.
        [one] You can pick up one more tile.
       *[other] You can pick up { $count } more tiles.
    }
omens-label = Good Omens
omens-hidden =
    { $count ->
        [one] One hidden omen
       *[other] { $count } hidden omens
    }
gifts-use = Spend gifts
gifts-close = Put gifts away
label-price =
    { $count ->
        [one] Costs one gift.
       *[other] Costs { $count } gifts.
    }
label-free = Costs nothing.
label-laid = { $element } at { $q }, { $r }.
label-tile = Tile { $tile }: { $element }.
label-pattern =
    { $kind }, { $points ->
        [one] one point
       *[other] { $points } points
    }.
label-spirit = Spirit: { $motif }.
label-spirit-unknown = A covered spirit.
label-covered = Covered and safe.
label-gift = With a gift.
label-points =
    { $count ->
        [one] Brings one point.
       *[other] Brings { $count } points.
    }
label-cell = Lay { $element } here: { $q }, { $r }.
label-can-lay = Lay it here.
label-can-lift = Pick it up again.
label-can-choose = Choose.
label-can-held = Chosen.
label-can-target = To here.
label-can-element = Choose.
label-again-choose = Choose again to play this element.
label-draft = Tile of { $element }.
label-can-keep = Choose.
label-again-keep = Choose again to keep it.
label-kept = This one you keep.
label-stack =
    { $count ->
        [0] { $element }: none left
        [one] { $element }: one left
       *[other] { $element }: { $count } left
    }
label-place-down = Spirit { $place }, face down
label-place-up = Spirit { $place }: { $motif }
label-place-seen = Spirit { $place }, face down; seen before: { $motif }
label-place-gone = Place { $place }, empty
label-seat =
    { $player }, { $element }: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $spirits ->
        [one] one spirit
       *[other] { $spirits } spirits
    }, { $gifts ->
        [one] one gift
       *[other] { $gifts } gifts
    }. Show the path large.
label-acting = It is their turn.
label-aimed = You can do something here.
label-omen =
    { $omen }: { $points ->
        [one] one point
       *[other] { $points } points
    } every time.
label-omen-shape = Shape: { $shape }.
label-omen-times =
    { $count ->
        [0] Not fulfilled yet.
        [one] Fulfilled once now: { $points }.
       *[other] Fulfilled { $count } times now: { $points }.
    }
omen-printed = This omen follows from the printed rules.
omen-ours = This omen is our reconstruction; the card in the box may look different.
omen-table = You have written this omen from your own box.
omens-ours = 25 of the 28 omens are our reconstruction; the cards in the box may look different.
label-look-omen = Show it on the path.
label-can-exchange = Exchange it for a new one.
figure-row = river of four: 4 points
figure-triangle = two triangles: 4 points
figure-pair = pair: 2 points
figure-clearing = two clearings: 2 points
figure-no-row = no river: all three touch
figure-no-triangle = no triangle: a line
figure-no-pair = no pair: three together
figure-no-clearing = no clearing: earth beside earth
figure-match = 1 point
figure-match-gift = 2 points with a gift
figure-match-own = 4 points with a gift in your own element
figure-no-match = nothing
figure-open = open
figure-covered-mine = covered, as you see it
figure-covered-other = covered, as the others see it
figure-mask = “Talk of earth and air”, fulfilled twice

## The bar: the next tap, and what the selection does

next-element = Tap again to play { $element }
does-element = Your { $element } on { $element } counts double.
next-draft = Tap again to keep { $element }
does-draft =
    { $count ->
        [one] Your first tile of { $element }.
       *[other] Then you have { $count }.
    }
next-omens =
    { $count ->
        [0] Tap the two omens you want to keep.
        [one] One of two is chosen. Tap another one.
       *[other] Both are chosen. Keep them?
    }
next-reveal = Turn up a spirit.
next-gift = What do you spend gifts on?
next-third = No pair. A third spirit, or turn them face down?
next-down = No pair. Turn them face down when everybody has had a look.
next-place_own = A pair ({ $motif })! Where on your path does one go?
next-place_foreign = The other one goes to { $players }. Where?
next-again = Tap again: { $action }
next-to = And where to?
next-with = And with which neighbour?
next-power = { $action }, if you like.
next-third_reveal = Tap the third spirit.
next-cover_own = Which of your spirits do you cover?
next-swap_own = Which of your spirits do you swap?
next-move_own = Which of your spirits moves?
next-upgrade = Which of your spirits gets the gift?
next-uncover_foreign = Which spirit do you uncover?
next-swap_foreign = Which of their spirits do you swap?
next-move_foreign = Which of their spirits do you move?
next-exchange_omen = Which omen do you exchange?
does-points =
    { $count ->
        [0] Brings no points there.
        [one] Brings one point there.
       *[other] Brings { $count } points there.
    }
does-price =
    { $cost ->
        [0] Free of charge.
       *[other] Costs { $cost } of { $gifts } gifts.
    }
means-cover_own = stays where it is
means-swap_own = two neighbours
means-move_own = one tile on
means-upgrade = counts double
means-uncover_foreign = can move again
means-swap_foreign = two neighbours
means-move_foreign = one tile on
means-third_reveal = perhaps a pair
means-exchange_omen = draw a new one

## What everything is

explain-tile-earth = Earth tile
explain-tile-earth-meaning = Earth likes to be alone: a tile with no other earth beside it is a clearing and brings points. How many is our reconstruction.
explain-tile-earth-rule = 13
explain-tile-air = Air tile
explain-tile-air-meaning = Air likes to come in twos: exactly two side by side are a pair and bring points. How many is our reconstruction.
explain-tile-air-rule = 12
explain-tile-water = Water tile
explain-tile-water-meaning = Water wants to flow: three or more in a row, without branches, are a river and bring points, one more for each further tile. What three bring is our reconstruction.
explain-tile-water-rule = 10
explain-tile-fire = Fire tile
explain-tile-fire-meaning = Fire spreads: every three that all touch each other are a triangle and bring points. A tile may belong to several.
explain-tile-fire-rule = 11
explain-spirit-earth = Spirit of earth
explain-spirit-earth-meaning = Brings points on an earth tile. A pair swaps two spirits on an opponent’s path.
explain-spirit-earth-rule = 39
explain-spirit-air = Spirit of air
explain-spirit-air-meaning = Brings points on an air tile. A pair uncovers an opponent’s spirit.
explain-spirit-air-rule = 39
explain-spirit-water = Spirit of water
explain-spirit-water-meaning = Brings points on a water tile. A pair moves an opponent’s spirit by one tile.
explain-spirit-water-rule = 39
explain-spirit-fire = Spirit of fire
explain-spirit-fire-meaning = Brings points on a fire tile. A pair moves one of your spirits by one tile.
explain-spirit-fire-rule = 39
explain-spirit-mask = Mask
explain-spirit-mask-meaning = Brings no points by itself, but stands for any spirit in an omen. A pair swaps two of your spirits.
explain-spirit-mask-rule = 45
explain-stone = Spirit, face down
explain-stone-meaning = Turn up two that are the same. Remember what was turned up; what nobody has seen yet is decided by luck.
explain-stone-rule = 17
explain-covered = Covered spirit
explain-covered-meaning = Nobody can move or swap it until somebody uncovers it. It counts all the same.
explain-covered-rule = 36
explain-upgraded = Spirit with a gift
explain-upgraded-meaning = Counts double on a tile of its element. The gift travels with it.
explain-upgraded-rule = 31
explain-gifts = Gifts
explain-gifts-meaning = Spend them before you turn up spirits and after it. What is left at the end brings nothing.
explain-gifts-rule = 16
explain-points = Points
explain-points-meaning = For the path, for spirits on matching tiles and for omens, as you can see them now.
explain-points-rule = 38
explain-spirits = Spirits on the path
explain-spirits-meaning = The second spirit of a pair goes to the path with the fewest.
explain-spirits-rule = 21
explain-match = Spirits in the right place
explain-match-meaning = One point for each on a tile of its element, doubled by a gift, and doubled again in your own element.
explain-match-rule = 39
explain-omen = Good Omen
explain-omen-meaning = Brings its points every time these spirits lie in this shape, turned or mirrored. 25 of the 28 are our reconstruction.
explain-omen-rule = 43
explain-plays-earth = Plays earth
explain-plays-earth-meaning = Earth spirits on earth tiles count double here.
explain-plays-earth-rule = 39
explain-plays-air = Plays air
explain-plays-air-meaning = Air spirits on air tiles count double here.
explain-plays-air-rule = 39
explain-plays-water = Plays water
explain-plays-water-meaning = Water spirits on water tiles count double here.
explain-plays-water-rule = 39
explain-plays-fire = Plays fire
explain-plays-fire-meaning = Fire spirits on fire tiles count double here.
explain-plays-fire-rule = 39
explain-ready = Path is done
explain-ready-meaning = The others see it when everybody is done.
explain-ready-rule = 9e
explain-path-of = { $player }’s path
explain-path-of-meaning = Tap to see it large. Spirits on it belong to { $player }, whoever put them there.
explain-path-of-rule = 24
explain-cell = Free place
explain-cell-meaning = The tile in your hand can lie here.
explain-cell-rule = 9
explain-zoom = Magnifying glass
explain-zoom-meaning = Zooms in or out, or shows the whole path. Two fingers or the wheel do the same.
explain-pool = All packs
explain-pool-meaning = What was dealt into the packs at the start of the draft, counted together.
explain-pool-rule = 5
explain-round = Picks
explain-round-meaning = Everybody keeps one tile in secret and passes the rest to the left.
explain-round-rule = 6
explain-done = Done
explain-done-meaning = When all twelve tiles are laid and connected. Until the others are done you may take it back.
explain-done-rule = 9d
explain-cover_up = Turn face down
explain-cover_up-meaning = All spirits that are face up are turned face down again where they lie.
explain-cover_up-rule = 19a
explain-skip = Leave unused
explain-skip-meaning = The power of a pair is used at once or not at all.
explain-skip-rule = 23
explain-end_turn = End the turn
explain-end_turn-meaning = You keep the gifts that you have not spent.
explain-end_turn-rule = 15
explain-cover_own = { kind-cover_own }
explain-cover_own-meaning = One of your spirits is covered: nobody can move or swap it until somebody uncovers it. It counts all the same.
explain-cover_own-rule = 27
explain-swap_own = { kind-swap_own }
explain-swap_own-meaning = Two of your spirits on adjacent tiles change places.
explain-swap_own-rule = 28
explain-move_own = { kind-move_own }
explain-move_own-meaning = One of your spirits goes to a free tile beside it.
explain-move_own-rule = 29
explain-third_reveal = { kind-third_reveal }
explain-third_reveal-meaning = After two different spirits you turn up a third one, once in a turn.
explain-third_reveal-rule = 30
explain-upgrade = { kind-upgrade }
explain-upgrade-meaning = The gift stays on one of your spirits: on a tile of its element it counts double. Not for masks.
explain-upgrade-rule = 31
explain-uncover_foreign = { kind-uncover_foreign }
explain-uncover_foreign-meaning = An opponent’s covered spirit lies face up again, and can be moved and swapped.
explain-uncover_foreign-rule = 32
explain-swap_foreign = { kind-swap_foreign }
explain-swap_foreign-meaning = Two spirits on adjacent tiles of an opponent’s path change places.
explain-swap_foreign-rule = 33
explain-move_foreign = { kind-move_foreign }
explain-move_foreign-meaning = An opponent’s spirit goes to a free tile beside it.
explain-move_foreign-rule = 34
explain-exchange_omen = { kind-exchange_omen }
explain-exchange_omen-meaning = One of your omens leaves the game, and you draw a new one from your stack.
explain-exchange_omen-rule = 35

## The plain board: how the parts of the view are called

plain-row = Row { $row }, column { $column }.
plain-cell = Space { $q }, { $r }
plain-laid = { $element } on { $q }, { $r }
plain-beside = Next to it: { $tiles }.
plain-first-tile = The first tile of your path.
plain-begins = To choose from
plain-pack = The tiles in your hand: { $tiles }.
plain-board = { $element }: you take { $taken }; into the pool for everybody go { $pool }. Its smallest pattern brings { $points }, each further tile { $further }.
plain-found = The pair: { $motif }.
plain-down =
    { $count ->
        [one] One spirit lies face down: { $places }.
       *[other] { $count } spirits lie face down: { $places }.
    }
plain-unseen =
    { $count ->
        [one] Nobody has seen spirit { $places } yet.
       *[other] { $count } spirits that nobody has seen yet: { $places }.
    }
plain-points =
    { $points ->
        [one] One point
       *[other] { $points } points
    } so far: { $sources }.
plain-gifts =
    { $gifts ->
        [one] One gift
       *[other] { $gifts } gifts
    } left; { $spirits ->
        [one] one spirit
       *[other] { $spirits } spirits
    } on the path.
plain-plays = Plays { $element }.
plain-still = Still to lay: { $tiles }.
plain-omens-hidden =
    { $count ->
        [one] One Good Omen, face down.
       *[other] { $count } Good Omens, face down.
    }
plain-offered = Good Omens to choose from
field-seat = You are
field-phase = Phase
field-step = Step
field-round = Round of the draft
field-turn = Whose turn
field-first = Begins
field-advanced = With Good Omens
field-omens_open = Omens are open
field-memory_aid = Memory aid
field-choices = Free elements
field-boards = Boards
field-taken = Tiles at the start
field-pool = Tiles for everybody
field-pack = Tiles in your hand
field-offered = Omens to choose from
field-rows = Rows
field-columns = Columns
field-grid = Spirits in the middle
field-found = Pair
field-receivers = Where the spirit may go
field-means = What gifts can do
field-areas = Paths
field-winners = Won by
field-element = Element
field-gifts = Gifts
field-done = Is done
field-tiles = Tiles
field-supply = Still to lay
field-lifts = How often you may still pick up a tile
field-patterns = Patterns
field-spirits = Spirits
field-spirit_count = Number of spirits
field-omens = Good Omens
field-omen_count = Number of omens
field-stack = Omens in the stack
field-removed = Exchanged omens
field-points = Points
field-kind = Kind
field-tile = Tile
field-motif = Spirit
field-covered = Covered
field-gift = With a gift
field-shape = Shape
field-cells = Cells
field-fulfilled = Fulfilled on
field-row = Row
field-column = Column
field-state = State
field-seen = Seen before
field-action = Effect
field-cost = Price
field-ready = Possible now
field-triangles = Triangles
field-pairs = Pairs
field-clearings = Clearings
field-total = Together
value-phase-element = choosing elements
value-phase-draft = draft of tiles
value-phase-omens = choosing omens
value-phase-path = path phase
value-phase-spirits = spirit phase
value-phase-gifts = gift phase
value-phase-over = over
value-step-before = before turning up
value-step-second = second spirit
value-step-miss = no pair
value-step-place_own = placing on your own path
value-step-place_foreign = placing on another path
value-step-power = power of the pair
value-step-after = after turning up
value-state-down = face down
value-state-up = face up
value-state-gone = empty
value-action-cover_own = cover one of your spirits
value-action-swap_own = swap two of your spirits
value-action-move_own = move one of your spirits
value-action-third_reveal = turn up a third spirit
value-action-upgrade = give a spirit a gift
value-action-uncover_foreign = uncover an opponent’s spirit
value-action-swap_foreign = swap an opponent’s spirits
value-action-move_foreign = move an opponent’s spirit
value-action-exchange_omen = exchange an omen
value-kind-pair = pair
