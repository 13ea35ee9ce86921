// boardgame.io's own server with the painters' game, storage in memory: `node peer.mjs PORT`.
// The same rules as painters.py, written as its documentation shows; undo is off, which makes it faster.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE, TurnOrder } = require("boardgame.io/core");

const SQUARES = 24;

const painters = {
  name: "painters",
  setup: () => ({
    squares: Array.from({ length: SQUARES }, (_, at) => ({
      id: at,
      at: `s${at}`,
      owner: -1,
      up: "bare",
      down: "wood",
      frozen: false,
    })),
    at: [0, SQUARES / 2],
    moves: 0,
  }),
  moves: {
    walk: ({ G, playerID }, steps) => {
      if (!Number.isInteger(steps) || steps < 1 || steps > 12) return INVALID_MOVE;
      const seat = Number(playerID);
      G.at[seat] = (G.at[seat] + steps) % SQUARES;
      const square = G.squares[G.at[seat]];
      square.owner = seat;
      [square.up, square.down] = [square.down, square.up];
      square.frozen = !square.frozen;
      G.moves += 1;
      return undefined;
    },
  },
  turn: { minMoves: 1, maxMoves: 1, order: TurnOrder.DEFAULT },
  endIf: ({ G }) => (G.moves >= 1000000 ? { draw: true } : undefined),
  disableUndo: true,
};

const server = Server({ games: [painters], origins: [Origins.LOCALHOST] });
await server.run({ port: Number(process.argv[2]) });
