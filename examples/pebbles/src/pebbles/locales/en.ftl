### Pebbles: all the words of the game.

title = Pebbles
tagline = One, two or three: who takes the last?
about = A heap of pebbles lies on the table. In turn everybody takes one, two or three. Whoever takes the last one wins.
minutes = 2

## What one can do

action-take = { $pebbles ->
    [one] Take one pebble
   *[other] Take { $pebbles } pebbles
}
kind-take = Take pebbles

## What is asked

ask-take = How many pebbles do you take?

## What happened

event-taken = { $pebbles ->
    [one] { $player } takes one pebble, { $left } are left.
   *[other] { $player } takes { $pebbles } pebbles, { $left } are left.
}

## What cannot be done

why-none_at_all = You have to take at least one.
why-too_few_left = There are not that many: { $left } are left.

## How it ends

reason-last_wins = The heap is gone: { $player } took the last pebble.
reason-last_loses = The heap is gone: { $player } did not have to take the last pebble.
source-last_pebble = The last pebble

## What the table may choose

option-heap = Pebbles in the heap
option-heap-help = The more, the longer the sums.
option-heap-12 = twelve
option-heap-15 = fifteen
option-heap-21 = twenty-one
option-last = Whoever takes the last one
option-last-help = Whether the last pebble is good luck or bad.
option-last-wins = wins
option-last-loses = loses

## On the board

label-heap = { $count ->
    [one] One pebble in the heap
   *[other] { $count } pebbles in the heap
}
label-taken = taken: { $count }
