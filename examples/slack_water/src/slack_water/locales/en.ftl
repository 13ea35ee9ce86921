### Slack Water: all the words of the game.

title = Slack Water
tagline = Whoever cannot follow turns the tide
about = Follow suit, take tricks, keep one card of each. At flood the highest card takes, at ebb the lowest, and every card that does not follow turns the tide. For three to five, about 10 minutes.

## Cards

word-fish = fish
word-crab = crab
word-mussel = mussel
word-starfish = starfish
word-flood = flood
word-ebb = ebb

## What one can do

action-play = Play { $suit } { $value }
kind-play = Play a card
action-keep = Keep { $suit } { $value }
kind-keep = Keep a card

## What is asked

ask-play = Which card do you play?
ask-keep = The trick is yours. Which card do you keep?

## What happened

event-dealt = Deal { $number }: the tide is at flood.
event-held = You are dealt { $cards }.
event-played = { $player } plays { $suit } { $value }.
event-turned = The tide turns: { $tide }.
event-took = { $player } takes the trick.
event-kept = { $player } keeps { $suit } { $value }.

## How it ends

reason-last_trick =
    { $tie ->
        [several] The last trick is taken: { $player } share the best catch.
        [all] The last trick is taken, and all have caught equally well.
       *[other] The last trick is taken: { $player } has the best catch.
    }
source-suits = Cards of one suit
source-whole_table = One of each suit

## What the table may choose

option-hand = Cards in hand
option-hand-help = As many tricks in each deal.
option-hand-6 = six
option-hand-5 = five
option-hand-4 = four
option-deals = Deals
option-deals-help = What you caught stays with you.
option-deals-2 = two
option-deals-1 = one

## Why something cannot be done

why-keep_first = The trick is whole. First keep one of its cards.
why-play_first = The trick is not whole yet.
why-not_in_hand = You do not hold this card.
why-must_follow = You hold { $suit }, so you follow it.
why-not_in_trick = This card does not lie in the trick.

## On the table

label-flood = the highest card takes
label-ebb = the lowest card takes
label-hand = Your hand
label-trick = The trick
label-washed = Washed away in this deal
label-takes = takes it
label-leads = { $player } leads
label-you-lead = You lead
label-dry = has no
label-deal = Deal { $number } of { $deals }

## For the plain board

field-seat = Player
field-mover = On turn
field-tide = Tide
field-deal = Deal
field-deals = Deals in all
field-hand = Your hand
field-trick = The trick
field-washed = Washed away in this deal
field-seats = Players
field-card = Card
field-takes = Takes it now
field-suit = Suit
field-value = Value
field-cards_left = In hand
field-points = Points
field-dry = Has shown to hold no
field-caught = Caught
value-tide-flood = Flood: the highest card takes
value-tide-ebb = Ebb: the lowest card takes

## What things are

explain-flood = Flood
explain-flood-meaning = The highest card of the suit that was led takes the trick.
explain-flood-rule = 5
explain-ebb = Ebb
explain-ebb-meaning = The lowest card of the suit that was led takes the trick.
explain-ebb-rule = 5
explain-caught = Catch
explain-caught-meaning = The first card of a suit counts 1, the second 2 more, the third 3 more. One of each suit counts 6 more.
explain-caught-rule = 10
explain-dry = Dry
explain-dry-meaning = Did not follow this suit in this deal, so holds none of it.
explain-dry-rule = 4
explain-washed = Washed away
explain-washed-meaning = Cards of this deal that nobody can play or keep any more.
explain-washed-rule = 7

## Colours of the plain board, the same words in every language

colour-fish = blue
colour-crab = red
colour-mussel = violet
colour-starfish = orange
