### Elementos: all the words of the game. Disc = token or coin of the printed rules, wand = stick.

title = Elementos
tagline = Fire, wood, water – and a wand that wants to get across
about = Nine discs with two faces, one wand and a board three files wide. Move, flip or hand the wand on: whoever brings theirs to the far side first wins. For two, ages 7 and up, about 15 minutes.

seat-0 = White
seat-1 = Black
letter-seat-0 = W
letter-seat-1 = B

word-fire = fire
word-wood = wood
word-water = water
word-fire-wood = fire (wood below)
word-wood-fire = wood (fire below)
word-wood-water = wood (water below)
word-water-wood = water (wood below)
word-water-fire = water (fire below)
word-fire-water = fire (water below)
letter-fire = F
letter-wood = Wo
letter-water = Wa

## What one can do

action-lay = Place { $disc } on { $at }
action-preset = Use the suggested setup
action-ready = My setup is done
action-move = Move from { $at } to { $to }
action-wand = Hand the wand from { $at } to { $to }
action-flip = Flip the disc on { $at }
action-pass = Pass
kind-lay = Place
kind-preset = Suggest
kind-ready = Done
kind-move = Move
kind-wand = Hand on
kind-flip = Flip
kind-pass = Pass

## What is asked

ask-arrange = Place your nine discs in your three rows.
ask-confirm = All placed. Happy with it?
ask-play = Move a disc, flip one or hand the wand on.

## What happened

event-begins = { $player } goes first.
event-ready = { $player } is ready.
event-revealed = The curtains open.
event-moved = { $player } moves from { $at } to { $to }.
event-captured = { $player } moves from { $at } and captures on { $to }: { $up }, with { $down } below.
event-stepped = { $player } advances the wand from { $at } to { $to }.
event-flipped = { $player } flips { $at }: now { $up }.
event-flipped-faded = { $player } flips { $at }.
event-handed = { $player } hands the wand from { $at } to { $to }.
event-froze = Standoff: { $at } and { $to } may not be flipped for now.
event-passed = { $player } has no move and passes.
event-won = { $player } brings the wand home and wins!
event-drawn =
    { $reason ->
        [third_repetition] Draw: the same position for the third time.
        [no_progress] Draw: nobody got ahead for too long.
        [two_passes] Draw: nobody can move any more.
       *[other] The match ends in a draw.
    }

## What others are doing (for whoever waits)

await-setup =
    { $count ->
        [one] { $players } is setting up.
       *[other] { $players } are setting up.
    }
await-play =
    { $count ->
        [one] { $players } is to move.
       *[other] { $players } are to move.
    }

## How it ends

reason-wand_stepped = { $player } walked the wand onto the last row.
reason-wand_handed = { $player } handed the wand to a disc on the last row.
reason-third_repetition = Draw: the same position came up for the third time.
reason-no_progress = Draw: nobody made progress for too long.
reason-two_passes = Draw: both had to pass.
reason-resigned = { $player } resigned.
reason-draw_agreed = You agreed on a draw.
source-wand = Wand at the goal

## What the table may choose

option-board_rows = Length of the board
option-board_rows-help = The wooden box has eight rows; the figure in the old rules shows seven. Seven is quicker.
option-board_rows-8 = 8 rows
option-board_rows-7 = 7 rows
option-setup_mode = Setup
option-setup_mode-help = Secret: both set up at the same time behind a curtain. Open: whoever moves second sets up first, then the other side.
option-setup_mode-secret = secret, both at once
option-setup_mode-preset = fixed setup, start at once
option-setup_mode-open = open, one after the other
option-require_three_of_each = Three of each symbol
option-require_three_of_each-help = In the setup, three fire, three wood and three water must lie face up.
option-require_three_of_each-false = up to you
option-require_three_of_each-true = required
option-own_underside_visible = Own undersides
option-own_underside_visible-help = In the memory game nobody may look under a disc after the setup, not even under their own.
option-own_underside_visible-true = you may look
option-own_underside_visible-false = memory game
option-show_seen_undersides = Undersides once seen
option-show_seen_undersides-help = An underside that everybody has already seen stays marked at the rim of its disc.
option-show_seen_undersides-false = remember them yourself
option-show_seen_undersides-true = marked
option-carrier_flip = Flipping the carrier
option-carrier_flip-help = Whether the disc that holds the wand may be flipped as well.
option-carrier_flip-true = allowed
option-carrier_flip-false = forbidden
option-standoff_flips_each = Flipping standoff
option-standoff_flips_each-help = After this many flips by each side in turn, two opposing neighbours are locked until something changes there.
option-standoff_flips_each-1 = after 1 flip each
option-standoff_flips_each-2 = after 2 flips each
option-standoff_flips_each-3 = after 3 flips each
option-repetition = Repeated position
option-repetition-help = What happens when the same position comes up for the third time.
option-repetition-draw_at_3 = draw
option-repetition-forbidden_at_3 = forbidden
option-repetition-off = does not matter
option-no_progress_plies = Moves without progress
option-no_progress_plies-help = After this many moves in a row without a capture or any advance, it is a draw.
option-no_progress_plies-60 = 60 moves
option-no_progress_plies-0 = no limit
option-no_progress_plies-40 = 40 moves
option-no_progress_plies-100 = 100 moves
option-first_player = Who goes first
option-first_player-help = In a rematch the other side goes first, unless you have fixed it.
option-first_player-random = luck decides
option-first_player-white = White
option-first_player-black = Black
option-first_player-loser_starts = whoever lost last
option-starts = First in the rematch
option-starts-help = Set by the rematch itself.
option-starts- = open
option-starts-white = White
option-starts-black = Black

## For the ears and at the rim of the board

label-board = Board
label-empty = empty
label-disc-0 = white disc
label-disc-1 = black disc
label-wand = with wand
label-under = { $down } below
label-seen = { $down } was seen below
label-frozen = locked: may not be flipped
label-goal = goal of { $side }
label-can-flip = choose again to flip
label-can-move = move here
label-can-capture = capture here
label-can-wand = hand the wand here
label-can-lay = place here
label-captured = { $disc }, { $up } and { $down }
label-tray = { $side }: { $count ->
    [0] nothing captured yet
    [one] one disc captured
   *[other] { $count } discs captured
}
label-supply-all = Supply
label-supply = { $up } up, { $down } below, { $count } left
sign-arranging = is setting up …
sign-ready = is ready
note-repetition = Position seen { $count } times
note-idle =
    { $count ->
        [one] 1 move left before a draw
       *[other] { $count } moves left before a draw
    }

## First match

tour-1 = Over there is your goal: bring your wand onto one of these three squares.
tour-2 = Tap one of your discs and its targets light up: ahead, diagonally ahead or sideways, never back.
tour-3 = Fire beats wood, wood beats water, water beats fire; equals block each other.
tour-4 = Tap a chosen disc once more and it flips over – the small symbol at its rim shows you what lies below.
tour-5 = The wand goes from disc to disc or steps straight ahead with its disc; a disc that carries it cannot be captured.

## The plain board: what the parts of the view are called

plain-captures = Captures:
plain-target = To:
plain-lost = Captured: { $discs }.
field-seat = You are
field-rows = Rows
field-phase = Phase
field-discs = Discs on the board
field-captured = Captured
field-supply = Supply
field-ready = Ready
field-begins = Goes first
field-to_move = To move
field-idle_plies = Moves without progress
field-idle_limit = Draw after
field-repetitions = Position occurred
field-winner = Winner
field-memory = Memory game
field-at = Square
field-owner = Side
field-up = Shows
field-down = Below
field-wand = Wand
field-frozen = Locked
field-seen = Seen below
field-faces = Faces
field-disc = Disc
field-count = Count
value-seat-0 = White
value-seat-1 = Black
value-owner-0 = White
value-owner-1 = Black
value-begins-0 = White
value-begins-1 = Black
value-to_move-0 = White
value-to_move-1 = Black
value-winner-0 = White
value-winner-1 = Black
value-phase-setup = setting up
value-phase-play = in play
value-phase-over = over

## Why something cannot be done now

never-move = A disc only goes to a neighbouring square, and { $to } is not next to { $at }.
never-wand = The wand only goes to a disc beside its own, and { $to } is not beside { $at }.
never-lay = No disc can be placed on { $at }: only your first three rows are yours to arrange.
why-setup_first =
    { $count ->
        [one] Set up first: one disc is still missing.
       *[other] Set up first: { $count } discs are still missing.
    }
why-ready_first = All nine are placed. Press “Done” first, then you play.
why-setup_over = The setup is over; now you play.
why-discs_left =
    { $count ->
        [one] All nine must be placed; one is still missing.
       *[other] All nine must be placed; { $count } are still missing.
    }
why-preset_lies_there = Your discs lie exactly like that already.
why-not_at_home = { $at } is not in your three rows.
why-home_square_taken = One of your discs lies on { $at } already.
why-pair_used_up = Your three discs with { $up } and { $down } have all been placed.
why-symbol_shown_thrice = Three discs show { $up } already, and this table allows no more.
why-three_of_each_spoilt = Then it could no longer work out: in the end three of each symbol must be face up.
why-must_play = You may pass only when nothing else is possible. You still have a move.
why-frozen_before_passing = You do not pass yet: this time you may flip a locked disc ({ $at }).
why-no_disc = There is no disc on { $at }.
why-enemy_disc = The disc on { $at } is not yours.
why-carrier_not_flipped = Your wand stands on { $at }, and at this table a carrier is not flipped.
why-frozen = { $at } is locked with { $to } and may not be flipped until something moves there.
why-wand_elsewhere = Your wand is not on { $at } but on { $wand }.
why-wand_never_back = The wand never goes back: { $to } lies behind { $at }.
why-wand_not_to_enemy = An enemy disc lies on { $to }. Only one of your own takes your wand.
why-wand_needs_disc = There is no disc on { $to } that could take the wand.
why-carrier_straight_only = With the wand a disc only goes straight ahead, not from { $at } to { $to }.
why-carrier_behind_own = Your own disc lies on { $to }. The wand on { $at } can be handed on to it.
why-carrier_takes_nothing = The disc with the wand captures nothing, and { $to } is taken.
why-never_back = Discs never go back: { $to } lies behind { $at }.
why-off_board = { $to } is no longer on this board.
why-own_disc_there = One of your own discs lies on { $to } already.
why-carrier_is_safe = The disc on { $to } holds the enemy’s wand: it cannot be captured.
why-equal_blocks = There is { $up } on { $to } too, and equals do not beat each other.
why-stronger_blocks = Your { $up } does not beat { $other }; { $to } is blocked.
why-third_time = The position would be the same for the third time, and this table forbids that.

## What things mean

prompt-to = Where does it go?
prompt-to-flip = Where to? Tap it again to flip it.
prompt-to-hand = Where to, or who gets the wand?
prompt-hand = Who gets the wand?
prompt-flip = Tap again to flip it
prompt-under = Below is { $down }.
prompt-lay = Where does { $up } ({ $down } below) go?
prompt-lifted = Where to? Tap it again to turn it over.
prompt-lifted-does = On another disc, the two change places.
prompt-laid = All placed. Happy? Then press “Done”.
prompt-laid-does = You can still tap any disc and move it.
explain-cycle = What beats what?
explain-cycle-meaning = Fire beats wood, wood beats water, water beats fire. Equals only block each other.
explain-cycle-rule = 9a
explain-fire = { word-fire }
explain-fire-meaning = Beats wood and is beaten by water. The disc goes forward, diagonally forward or sideways, never back.
explain-fire-rule = 9a
explain-wood = { word-wood }
explain-wood-meaning = Beats water and is beaten by fire. The disc goes forward, diagonally forward or sideways, never back.
explain-wood-rule = 9a
explain-water = { word-water }
explain-water-meaning = Beats fire and is beaten by wood. The disc goes forward, diagonally forward or sideways, never back.
explain-water-rule = 9a
explain-under = The underside
explain-under-meaning = The small sign at the rim shows what is below. Flipping is a whole turn.
explain-under-rule = 12
explain-carrier = The wand
explain-carrier-meaning = Bring it to the last row. It steps straight ahead with its disc or goes to a neighbouring disc. Whoever carries it cannot be captured.
explain-carrier-rule = 13
explain-goal = A goal square
explain-goal-meaning = Whoever brings their wand here, to the last row, wins.
explain-goal-rule = 16
explain-frozen = Locked disc
explain-frozen-meaning = Two neighbours did nothing but flip against each other. This disc may not be flipped for now; it can still move and capture.
explain-frozen-rule = 18b
explain-square = An empty square
explain-square-meaning = A disc goes one step: forward, diagonally forward or sideways.
explain-square-rule = 9
explain-way = The wand’s way
explain-way-meaning = How many rows are left to the wand’s goal.
explain-way-rule = 16
explain-taken = Captured discs
explain-taken-meaning = Everyone can see both faces.
explain-taken-rule = 9a
explain-side = A side
explain-side-meaning = Maple is White, walnut is Black. Beside it lies what this side has captured.
explain-side-rule = 1
explain-supply = Your discs
explain-supply-meaning = Three of each kind. Tap one to take it in hand, tap again to turn it over.
explain-supply-rule = 5
explain-flip = { kind-flip }
explain-flip-meaning = Turns the chosen disc over. That is your whole turn.
explain-flip-rule = 12
explain-pass = { kind-pass }
explain-pass-meaning = Only when nothing else is possible.
explain-pass-rule = 20
explain-preset = { kind-preset }
explain-preset-meaning = Lays all nine discs in a way that works well to begin with.
explain-preset-rule = 6a
explain-ready = { kind-ready }
explain-ready-meaning = Your setup is final then. When both are ready the curtains open.
explain-ready-rule = 6b
explain-idle = Soon a draw
explain-idle-meaning = If nobody makes progress for long, the match is a draw.
explain-idle-rule = 19b

## Why an answer is better: what the coach says

term-own_home-more = It brings the wand home, or so far that nobody can stop it any more.
term-own_home-less = The wand gets home less often this way.
term-other_home-more = It keeps the opponent’s wand from getting home.
term-other_home-less = The opponent’s wand gets home more often this way.
term-own_wand-more = The wand is better placed: nearer home, with helpers beside it, or with less in its way.
term-own_wand-less = The wand is a little worse placed for it.
term-other_wand-more = The opponent’s wand is held up: further from home, or with more in its way.
term-other_wand-less = The opponent’s wand gets on a little better.
term-discs-more = It wins discs, or saves some from capture.
term-discs-less = It gives up discs.
term-advance-more = This side’s discs get further ahead, or the opponent’s less far.
term-advance-less = This side’s discs stay further back.
term-threats-more = It threatens more, or is threatened less.
term-threats-less = It threatens less, or is threatened more.
