### The words around the games: entrance, table, questions, refusals. Games bring their own.

## Everywhere

close = Close
cancel = Cancel
save = Save
loading = One moment …
board-missing = This game’s own board could not be shown. Here is the plain one; the game is the same.
mistake-title = A rule has broken here
mistake-text = You are writing this game. As soon as you save a file, it goes on here by itself: the match is played again by the new rules.
mistake-keep = { $count ->
    [one] New match with the one answer that still fits
   *[other] New match with the { $count } answers that still fit
}
mistake-anew = New match from the start
try-again = Try again
late-text = This is opened for the first time and is on its way.
to-lobby = Back to the games
yes = yes
no = no
guest = Guest

## Entrance

house-tagline = A table that sets itself.
games = Games
no-games = There is no game on this table yet.
play-now = Play now
invite = Invite
lobby-seats =
    { $seats ->
        [2] For two
       *[other] { $seats } players
    }
lobby-minutes = about { $minutes } minutes
lobby-how-many = How many players?
lobby-level =
    { $count ->
        [one] Your opponent’s level
       *[other] Your opponents’ level
    }
lobby-tools = Name and records
my-tables = Your tables
my-tables-your-turn = Your turn
my-tables-running = in play
my-tables-lobby = waiting for players
my-tables-over = finished
my-name = Your name
my-name-placeholder = Your name at the table
my-name-help = No account, no password: a name is enough.
my-name-saved = Good to have you here, { $name }!
join = Go
join-code = Join with a code
join-placeholder = Code or link
lobby-top = Join a table
together = Together on this device
together-go = Sit down
open-record = Watch a match
open-record-button = Open a record
open-record-help = A saved match, move by move.
foot-owners = These games belong to their authors and publishers. Tischlein is not affiliated with them and replaces no box: if you like a game, buy it.
foot-credit = by { $authors }, { $publisher } ({ $year }).
foot-buy = Get the box here
foot-ours = Tischlein’s own program, drawings and texts are free (Apache-2.0).

## Players of wood and current

bot-random = Random
bot-random-about = Plays any move that is allowed. Good for trying out the rules.
bot-level0 = Level 0
bot-level0-about = For children: means well, overlooks a lot.
bot-level1 = Level 1
bot-level1-about = Plays along, hardly looks ahead.
bot-level2 = Level 2
bot-level2-about = Sees the next thing coming.
bot-level3 = Level 3
bot-level3-about = Makes plans and misses little.
bot-level4 = Level 4
bot-level4-about = The strongest player at this table.

## The table before the match

arriving = Walking to the table …
table-who = Who’s playing?
table-waiting =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
table-ready = Everyone’s here. Ready to start!
table-ready-guest = Everyone’s here. It’s about to start.
start = Start
seats = Seats
seat-free = Free seat
seat-empty = nobody yet
seat-there = is here
seat-away = is away
seat-away-long = is not connected right now. The seat is kept.
seat-bot = computer player
seat-bot-named = Computer: { $level }
seat-for-person = keep free
seat-fill = Fill seat { $number }
seat-unnamed = Seat { $number }
seat-you = (you)
seat-you-sit = You sit here
seat-turn = to play
seat-your-turn = your turn
seat-won = won
sit-here = Sit here
move-here = Move here
you-watch = You are watching.
sit-again = Take my seat back
sit-here-again = Play here again
stand-up = Stand up
watching =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
replace-text = The computer can play on for someone who doesn’t come back. They get their seat back when they return.
options = House rules
options-changed =
    { $count ->
        [0] as in the box
        [one] one changed
       *[other] { $count } changed
    }
options-host-only = Only the person who opened the table can change them.
invite-title = Come to the table
invite-scan = Scan with a phone
invite-code = Code:
invite-link = Invitation link
invite-qr = QR code of the link { $link }
invite-text = Fancy a game of { $title }? Join me at the table:
invite-watchers = Invite someone to watch
copy-link = Copy the link
copied = Copied
copy-moment = Copy a link to this moment
share = Share

## One room, many devices

join-table = Join in
sit-beside = Someone else here
seat-move = move me here
seat-here = at this device
beside-title = Who else is playing here?
beside-text = You share this device. A curtain falls before every turn, and you hand the device on.
beside-name = Name
beside-sit = Sit down
curtain-hand = Hand the device to { $player }
curtain-away = Everyone else looks away.
curtain-lift = I’m { $player } – show me
curtain-again = Back to { $player }
curtain-recent = What happened last
hand-on = { $player } is next. Hand the device on.
hand-on-button = Hand on
hand-look = Look as { $player }
screen-open = Open in a window here
television-code = The code on the television
television-title = Show on a television
television-help = On the television, open
television-show = Show
television-shown = The television shows this table now.
seat-thinks = is thinking
seat-answered = is ready
copy = Copy
copy-by-hand = The browser doesn’t allow copying here (with https it would). The link is selected: copy it by hand.

## The match

question = What’s going on
ask-something = It’s your turn.
bar-waiting =
    { $count ->
        [one] Waiting for { $players }.
       *[other] Still waiting for { $players }.
    }
bar-bot-thinks =
    { $count ->
        [one] { $players } is thinking …
       *[other] { $players } are thinking …
    }
bar-answered =
    { $count ->
        [one] Your choice lies face down. You may still change it while we wait for { $players }.
       *[other] Your choice lies face down. You may still change it until { $players } are ready.
    }
bar-confirm = { $action }?
bar-frozen = We made a mistake here. The match is kept safe, but it cannot go on.
confirm-yes = Do it
unpick = Clear
since-turn = Since your last turn
undo = Take back
show-result = Result
reconnecting = Reconnecting …
offline = No network
log = What happened
log-empty = Nothing has happened yet.
log-more = { $count ->
    [one] one more line
   *[other] { $count } more lines
  }
rules = Rules
rules-part = Rules or symbols
legend = Symbols
rules-none = There are no rules to read for this game yet.
rules-search = Search the rules
rules-not-found = Nothing found in the rules.
print = Print
menu = At the table
offer-draw = Offer a draw
confirm-offer-draw = Would you like to offer a draw? The offer stands until the next move.
confirm-offer-draw-yes = Offer a draw
ask-back = Ask to take a move back
confirm-ask-back = Take back your last move and everything after it? The others have to agree.
confirm-ask-back-yes = Ask
resign = Resign
confirm-resign = Do you really want to resign? That ends the match.
confirm-resign-yes = Resign
leave = Leave the table
confirm-stand = Your seat is kept until the computer takes over for you. You can come back any time.
confirm-stand-yes = Stand up
pass = Move to my phone
pass-text = Scan this code with the other device. Your seat then moves there.
pass-qr = QR code that takes your seat along
pass-link = Or open this link there (it works once, for ten minutes):
pass-refused-title = Moving the seat did not work
look-at-table = To the table
draw-asked = { $players } offers a draw.
draw-mine = You have offered a draw.
back-asked = { $players } would like to take back a move.
back-mine = You have asked to take a move back.
agree = Agree
decline = No
luck-hash = Seal of this match’s luck:
luck-hash-help = This seal is fixed from the first move on. At the end the table shows the luck itself, and anyone can check that nothing was arranged.
luck-seed = The luck of this match:
luck-seed-help = All the luck of this match came from this. Its checksum is the seal shown from the beginning.
plain-answers = What you can do
plain-view = What you see
plain-waiting = Nothing is asked of you right now.
bar-unsent = Not sent yet: { $action }. It goes out as soon as you’re back online.
bar-unsent-deed = Not sent yet. It goes out as soon as you’re back online.
you-moved = You are playing on another device.
absent-ask =
    { $minutes ->
        [0] { $player } is away. Should the computer play on for them?
        [one] { $player } has been away for a minute. Should the computer play on for them?
       *[other] { $player } has been away for { $minutes } minutes. Should the computer play on for them?
    }
absent-yes = Yes, play on
absent-wait = Keep waiting
plain-sealed = Your answer: { $action }. You may still change your mind.
told = What happens
told-more =
    { $count ->
        [one] One thing happened before that.
       *[other] { $count } things happened before that.
    }
event-resigned = { $player } resigns.
event-draw_offered = { $player } offers a draw.
event-draw_agreed = A draw is agreed.
event-took_back = { $player } takes a move back.
event-back_asked = { $player } asks to take a move back.
event-back_agreed = { $player } agrees.
event-declined = { $player } declines.
event-rules_changed = The rules were corrected; the match goes on with the new ones.
reason-resigned = { $player } has resigned.
reason-draw_agreed = You agreed on a draw.

## First match

tour = A short introduction
tour-count = { $at } of { $count }
tour-next = Next
tour-end = Play
tour-skip = Skip
tour-learn = Prefer to learn it first? It takes ten minutes.

## Lessons

learn = Learn it in ten minutes
learn-go-on = Go on learning ({ $done } of { $count } lessons)
learn-all-learnt = Learnt. Once more?

## Puzzles: one answer is far better than all others

puzzles = Puzzles
puzzle-of-day = Puzzle of the day
puzzle-day-solve = Solve it
puzzle-day-solved = Solved
puzzles-solved = Puzzles: { $done } of { $count } solved

## The end

result-telling = The end
result-skip = Show everything at once
result-tie = { $players } are level on points. The tie-breaker is { $what }: { $figures }.
result-you = You have won!
result-you-shared = A shared victory: you and { $players }!
result-other =
    { $count ->
        [one] { $players } has won
       *[other] { $players } have won
    }
result-draw = A draw
place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
place-won = won
place-lost = lost
place-shared = level
score-sum = Total
score-details = Where the points come from
rematch = Rematch
rematch-asked = { $players } would like a rematch.
rematch-waiting = Waiting for { $players } to say yes.
rematch-without = Start without { $players }
rematch-no = Leave
picture = Share a picture
watch-again = Watch it again
save-record = Save the match

## Watching

replay = Replay
hint = Hint
hint-waits =
    { $place ->
        [0] Thinking about it …
        [one] One other hint comes first …
       *[other] { $place } other hints come first …
    }
hint-look = Have a look here.
hint-kind = Have a look at: { $kind }
hint-what = How about this: { $action }
hint-next-what = What to do?
hint-next-why = Why?
hint-close = Thanks
hint-line = Then probably { $player }: { $action }
hint-chances = Chance of winning: about { $best } % instead of { $other } % with “{ $action }”.
hint-alike =
    { $count ->
        [one] Chance of winning: about { $best } %. Nothing else that was tried is clearly worse.
       *[other] Chance of winning: about { $best } %. { $count } answers are about as good.
    }
hint-opinion = That’s what a strong computer player would say, from what you can see.
hints-per-seat = Hints per person
hints-none = None
hints-all = Any number
hints-about = Where to look, what to do, and why. Everybody sees how many are left.
hints-left =
    { $count ->
        [one] One hint left
       *[other] { $count } hints left
    }
review = Review
review-more = It brings about { $points } more from { $source } by the end.
walk-join = Follow { $name } through the match
walk-somebody = Somebody
review-less = It brings about { $points } less from { $source } by the end.
review-rivals-less = The others get about { $points } less by the end.
review-rivals-more = The others get about { $points } more by the end.

## Settings

settings = Settings
setting-language = Language
setting-theme = Tablecloth
setting-theme-system = automatic
setting-theme-light = light
setting-theme-dark = dark
setting-motion = Motion
setting-motion-off = none
setting-motion-fast = fast
setting-motion-normal = normal
setting-sound = Sounds
setting-sound-help = Soft and short; a call comes only when it’s your turn.
setting-volume = Volume
setting-letters = Letters on the symbols
setting-letters-help = Helps when colours are hard to tell apart.
setting-confirm = Confirm moves
setting-confirm-help = You’re asked once more before every move.
setting-only-way = Play forced moves automatically
setting-only-way-help = Where there’s nothing to choose, play goes on after a moment (in games that offer it).
setting-plain = Plain board
setting-plain-help = Everything as text and buttons, good for screen readers.
forget-me = Forget me on this device
forget-me-really = Your name and your settings disappear from this device, and your name from your tables and their matches too. You can’t get back to your seats from here: move them to another device first, in the table’s menu.
forget-me-yes = Yes, forget me
forget-me-failed = That did not work just now. Try again in a moment.

## When something does not work

lost-title = There is no table here
lost-text = This address leads nowhere. The games are a good place to start.
no-table-title = This table does not exist
no-table-text = There is no table with the code { $code }. Has a letter gone astray?
closed-title = The table did not let you in
table-closed-title = This table is closed
unreachable-title = The table does not answer
unreachable-text = The server cannot be reached right now. We keep trying; nothing is lost.

refusal-unknown = That is not possible right now ({ $reason }).
refusal-server_unreachable = The server cannot be reached right now.
refusal-bad_request = The server did not understand the request.
refusal-seat_lost = Your seat was freed or has moved to another device. You are watching now.
refusal-seat_moved = You’re playing on another device.
refusal-seat_kept = The computer has played for you. Your seat is yours again.

refusal-already_seated = You’re already sitting at this table.
refusal-banned = The person who runs this table has shut you out for a while.
refusal-cannot_take_back = That can no longer be taken back.
refusal-command_taken = This command belongs to somebody else.
refusal-damaged = The database of this Tischlein is damaged, so nothing is saved any more. Please tell whoever runs it.
refusal-disk_full = The machine that runs Tischlein has no room left on its disk. That was not saved, so it did not happen. Please tell whoever runs it.
refusal-draw_already_offered = You have already offered a draw.
refusal-foreign_host = Tischlein isn’t known by this address. Open it at its own address.
refusal-foreign_origin = This page comes from another address. Open Tischlein at its own address.
refusal-host_only = Only whoever opened the table may do that.
refusal-illegal_action = The rules do not allow that right now.
refusal-impossible_action = There is no such move in this game.
refusal-lesson_done = This lesson is over.
refusal-lesson_not_open = This lesson is not played at a table.
refusal-malformed = This message could not be understood.
refusal-match_has_begun = The match has already begun.
refusal-match_not_begun = The match has not begun yet.
refusal-match_not_over = The match is not over yet.
refusal-match_over = The match is over.
refusal-name_characters = A name can only have characters that everybody can see and read.
refusal-name_empty = What is your name? It cannot be empty.
refusal-name_of_bot = A computer player already has that name. Choose another, or add the first letter of your surname.
refusal-name_too_long = The name is too long: { $most } characters at most.
refusal-name_without_letters = A name needs at least one letter, digit or picture.
refusal-no_finished_match = No match has been finished at this table yet.
refusal-no_matches = There must be at least one match.
refusal-no_session = The table does not know you yet. Reload the page.
refusal-no_such_lesson = There is no such lesson.
refusal-no_such_puzzle = There is no such puzzle.
refusal-no_error_rates = { $file } holds no error rates.
refusal-no_such_page = There is no such page.
refusal-no_such_seat = There is no such seat.
refusal-no_such_table = There is no such table.
refusal-not_a_record = This file is not a Tischlein record.
refusal-not_saved = That could not be saved just now, so it did not happen. Try again in a moment.
refusal-not_seated = You have to sit at this table for that.
refusal-not_the_task = That would work too, but it isn’t the task here.
refusal-not_your_seat = That is not your seat.
refusal-not_your_turn = It’s not your turn.
refusal-nothing_asked = Nobody is waiting for an answer from you.
refusal-option_line_too_long = A line of { $option } is too long. At most { $most } characters fit on one.
refusal-option_text_unreadable = The text of { $option } has characters that cannot be read.
refusal-option_too_many_lines = { $option } takes at most { $most } lines.
refusal-options_unreadable = The house rules could not be read. The possible ones are: { $valid }.
refusal-pass_invalid = This pass was used already or is too old. Get a new one on the old device.
refusal-position_cannot_be = There can be no such position: { $key } = { $value }, but { $because }.
refusal-position_key_missing = This is not a position: { $where } lacks { $keys }.
refusal-position_key_unknown = This is not a position: there is a key { $key } in { $where }; it should be { $fits }.
refusal-position_value_wrong = This is not a position: { $key } is { $value }; it should be { $fits }.
refusal-record_answer_invalid = Move { $answer } of this record does not fit the rules.
refusal-record_breaks_rules = The rules cannot follow this record, so it cannot be played.
refusal-record_does_not_match = This record has been changed: its ending does not match its moves.
refusal-record_incomplete = This record is incomplete: { $missing } is missing.
refusal-record_of_other_game = This record belongs to another game.
refusal-record_of_other_version = This record was played under other rules (here we have version { $version }).
refusal-record_takes_too_long = This record keeps the rules busy for too long and cannot be played.
refusal-record_unreadable = This file is damaged and cannot be read.
refusal-resign_only_two_seats = You can only resign from a match for two. Otherwise stand up, and the computer plays on for you.
refusal-rule_broken = We made a mistake here. Your move was not taken.
refusal-no_such_television = No television is showing this code. Have another look: the code may have changed.
refusal-screen_only_shows = The big screen only shows. Play on the other devices.
refusal-seat_taken = Somebody already sits there.
refusal-seats_open = There are still free seats.
refusal-stale_question = Something has just changed at the table. Have another look.
refusal-stopping = The table is being laid again. Back in a moment.
refusal-table_closed = The person who runs this table has closed it. You can still watch what was played here.
refusal-table_frozen = This match has been stopped because of a mistake of ours.
refusal-hints_off = There are no hints at this table.
refusal-no_hints_left = You have used all your hints for this match.
refusal-only_one_answer = There’s only one thing you can do, so no hint is needed.
refusal-no_hint_now = No hint came to mind just now. It didn’t count – try again if you like.
refusal-wrong_number_of_hints = That many hints can’t be chosen.
refusal-too_busy = We’re very busy just now. Try again in a moment.
refusal-too_fast = That was too fast. Wait a moment.
refusal-too_large = That is too large.
refusal-too_many_bot_matches = You are already watching enough matches between computers. Close one of them and try again.
refusal-too_many_connections = You have opened this table too often. Close some windows and try again.
refusal-too_often = You can take back, ask or change your mind only { $most } times in one match. Please play on.
refusal-too_slow = The connection fell behind. Reconnecting.
refusal-unknown_action = There is no such move in this game.
refusal-unknown_bot = There is no such opponent.
refusal-unknown_field = { $do } has other parts: { $valid }.
refusal-unknown_game = This game is not on the table.
refusal-unknown_option = There is no house rule { $option }.
refusal-unknown_option_value = { $option } can only be: { $valid }.
refusal-unknown_seat = There is no such seat in this match.
refusal-unknown_step = This match does not have that many moves.
refusal-unknown_value = { $field } can only be: { $valid }.
refusal-went_wrong = Something went wrong on our side. Please try again.
refusal-wrong_content_type = The server only accepts JSON here.
refusal-wrong_method = This address cannot be used like that.
refusal-wrong_number_of_seats = This game is for: { $valid }.

## Why something cannot be done, whatever is played; games have their own reasons

why-not_now = That cannot be done right now.
why-match_over = The match is over.
why-not_your_turn = It’s not your turn. We’re waiting for { $player }.
why-never = The rules of this game never allow that.
why-not = Why not?
why-not-about = Things you could do at other times. Choose one to learn what stands in its way.
