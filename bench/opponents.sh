#!/usr/bin/env bash
# The figures of docs/research/opponents.md, measured anew on all cores of a big machine:
#
#     python tools/compile_rules.py build/compiled --require
#     PYTHONPATH=build/compiled bench/opponents.sh rauha via_magica pfad_der_elemente elementos
#
# Everything goes into build/opponents; leagues and trainings that are there already go on. ROUNDS, DEALS, MATCHES and
# POSITIONS may be set, and MINUTES: no single measurement takes longer (Ctrl-C, so what is done by then counts).
set -uo pipefail
out=build/opponents
mkdir -p "$out"
python=${PYTHON:-python}
tischlein() { timeout --signal=INT --kill-after=60 "${MINUTES:-10}m" "$python" -m tischlein "$@"; }

for game in "$@"; do
  echo "== $game: learning"
  # What cannot learn says so. A search of two answers is hardly more than the first look of a race.
  nodes=2
  [ "$game" = elementos ] && nodes=500
  tischlein train "$game" --generations 2 --positions "${POSITIONS:-1000000}" --nodes "$nodes" --to "$out/$game.net" --workers all
  echo "== $game: level 4 and the net against the level 4 of version 0.1"
  # The old level 4 of Elementos has a search of its own, which is not compiled there: its tests/duel.py plays it.
  bots="level4,old=bot:tischlein.games.$game.tests.level4_0_1:new_bot"
  [ "$game" = elementos ] && bots="level3,level4"
  [ -f "$out/$game.net" ] && bots="$bots,learned=learned:$out/$game.net"
  tischlein arena "$game" --bots "$bots" --rounds "${ROUNDS:-200}" --file "$out/$game.yardstick.jsonl" --workers all |
    tee "$out/$game.yardstick.txt"
  echo "== $game: the league of all levels"
  tischlein arena "$game" --bots level0,level1,level2,level3,level4 --rounds "${ROUNDS:-200}" \
    --file "$out/$game.league.jsonl" --workers all | tee "$out/$game.league.txt"
  echo "== $game: error rates"
  tischlein errors "$game" --matches "${MATCHES:-200}" --to "$out/$game.error_rates.json" --workers all
  # An answer of level 4 costs too much to imagine it thousands of times.
  for level in level1 level2 level3; do
    echo "== $game: the exploiter of $level"
    tischlein exploit "$game" --level "$level" --deals "${DEALS:-32}" --json --workers all | tee "$out/$game.$level.exploit.json"
  done
done
