### What neither the lobby nor a match says: it comes with the pages that say it.

## One room, many devices

television-this = Connect this television
television-go = On a phone, go to { $address } and sit down at a table.
television-open = Open the table’s menu: “Show on a television”.
television-type = Type this code:
television-scan = Or scan the code with the phone you play on.
television-qr = QR code for { $link }
television-which = Which table should the television show?
television-no-table = You’re not sitting at a table yet. Sit down first; then type the code { $code } in the table’s menu.
screen-scan = Scan with a phone, type a name, play.
screen-join = Scan to watch
screen-ready = Everyone’s here. Start on the device that opened the table.
screen-may-sleep = Without https this page can’t keep the screen awake. If it goes dark, switch off this device’s sleep timer.

## Lessons

learn-lessons = Lessons
learn-teacher = The lesson
learn-count = Lesson { $at } of { $count }
learn-learnt = learnt
learn-none = There are no lessons for this game yet. The rules explain everything.
learn-look = Take your time and look at the table.
learn-next = Next
learn-back = Back
learn-again = Start again
learn-show = Show me
learn-play = Play on from here
learn-following = Next lesson
learn-done = Well done! You have learnt “{ $title }”.
learn-done-all = Well done! You have learnt it all. Enjoy the game!
learn-read-on = Read this first, then go on with “Next”.
learn-otherwise = That’s allowed too, but here we’re trying something else: read the task once more.

## Watching

replay-controls = Playback
replay-step = Move
replay-of = Move { $step } of { $last }
replay-first = To the beginning
replay-previous = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-eyes = Through whose eyes?
replay-everybody = Everyone’s view
replay-begins = { $game } for { $count }: the match begins.
replay-refused = This cannot be watched
review-waits =
    { $place ->
        [0] The coach is going through the match. That takes a moment.
        [one] One other match is being reviewed before this one.
       *[other] { $place } other matches are being reviewed before this one.
    }
review-making = Being reviewed
review-whose = Whose match?
review-numbers = The numbers behind it
review-step = Move
review-before = Chance before
review-after = Chance after
review-deeper = Look deeper
review-moment = Moment { $number }
review-again = Try again
review-back = All moments
review-line = How it might go on
review-see-line = Show it on the board
review-imagined = Imagined
review-imagined-begins = This is how it would probably go on.
review-imagined-answer = { $name }: { $action }
review-return = Back to the match
walk = Walk through it together
walk-mine = You’re leading. Anyone at the table can follow you.
walk-stop = Stop leading
walk-theirs = { $name } is leading everyone through the match.
walk-following = You’re following { $name }.
walk-follow = Follow
walk-leave = Look around by myself
walk-take = Lead
walk-nobody = Nobody is leading yet.
what-if = What if?
what-if-text = From move { $step } on. What nobody in this seat could know is dealt anew.
what-if-over = The match is over here. Go back a few moves and ask again.
what-if-seat = In whose place?
what-if-play = Play on yourself
what-if-outlook = Let it be played out 200 times
outlook-text = { $plays } imagined matches from here, played quickly: how often each came in where, and how far the points spread.
outlook-chance = chance { $chance } % (± { $error })
outlook-places = How often in which place: { $places }
outlook-scores = Half of the matches end between { $low } and { $high } points; the median is { $middle }
outlook-spread = Half between { $low } and { $high }, median { $middle }
outlook-real = really { $score }
review-curve = { $name }: chance of winning through the match
review-own = this player’s answers
review-dealer = luck
review-others = what the others did
review-nothing = Nobody made a clear mistake.
review-missed_win = { $name } let a win slip.
review-blunder = { $name } gave a lot away.
review-mistake = { $name } could have done better.
review-given = Played: { $action }
review-better = Better: { $action }
review-look = Look
review-why = Why?
review-no-reason = Points alone don’t tell. See on the board how it might go on.
review-rate = Given away per decision, in % of a win
review-drift = Given away early · midway · late, in % of a win
review-flags = Clear mistakes, of decisions
review-result = Result, in %
review-corrected = Without luck, in %
review-figures = All seats
review-like = Played like
review-note = These are estimates, from what each player could know then. A mistake is only named when it is certain.
review-unguided = This game has no coach of its own yet: what would have come was played at random. Take it as a rough hint.
replay-none-title = No record is open
replay-none-text = Open a saved match on the games page.

## Puzzles: one answer is far better than all others

puzzles-about = Positions from our computer players’ matches: one answer is far better than all the others. Can you find it?
puzzles-none = There are no puzzles for this game yet.
puzzle-number = Puzzle { $number }
puzzle-solved = solved
puzzle-following = Next puzzle
puzzle-show = Show the solution
puzzle-words = The puzzle
puzzle-part =
    { $part ->
        [0] early in the match
        [1] in mid-match
       *[other] towards the end
    }
puzzle-task = It’s your turn. One answer is far better here than the others: find it and play it on the board.
puzzle-wrong = There’s something better.
puzzle-once-more = “{ $action }”: a fair try, but there’s something much better here. Have another look.
puzzle-solution = This would be best: { $action }. Go on with “Do it” and see what comes of it.
puzzle-found = You found it!
puzzle-was-shown = That was it. You’ll get the next one!
puzzle-best = { $action }: a winning chance of about { $chance } %.
puzzle-equals =
    { $count ->
        [one] One other answer is just as good.
       *[other] { $count } other answers are just as good.
    }
puzzle-no-reason = No single reason stands out. Played to the end many times with other luck, this answer simply wins more often.
puzzle-missed = Level 2 plays “{ $action }”: about { $chance } %.
