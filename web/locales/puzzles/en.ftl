## Puzzles: one answer is far better than all others

puzzles = Puzzles
puzzles-about = Positions from matches of our opponents: one answer is far better than all the others. Can you find it?
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
