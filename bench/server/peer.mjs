// boardgame.io's own server with Elementos, storage in memory: `node peer.mjs PORT`.
// The plies, captures, wands and ends of our rules (src/tischlein/games/elementos/README.md), written as its
// documentation shows: undo is off, which makes it faster, and everybody sees only the own undersides. Standoffs (R18)
// and repetitions (§19) are left out, which spares it work: whatever is legal by our rules is legal here.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE, TurnOrder } = require("boardgame.io/core");

const ROWS = 8;
const IDLE_LIMIT = 60;
const BEATS = { fire: "wood", wood: "water", water: "fire" };
const PRESET = {
  a1: "wood/water", b1: "water/fire", c1: "fire/wood",
  a2: "water/fire", b2: "fire/wood", c2: "wood/water",
  a3: "fire/wood", b3: "wood/water", c3: "water/fire",
};

const fileOf = (square) => square.charCodeAt(0) - 97;
const rowOf = (square) => Number(square[1]);
const turned = (square) => "cba"[fileOf(square)] + (ROWS + 1 - rowOf(square));
const forward = (seat, at, to) => (rowOf(to) - rowOf(at)) * (seat === 0 ? 1 : -1);

function discOf(id, at, faces, owner) {
  const [up, down] = faces.split("/");
  return { id, at, owner, up, down, wand: at === (owner === 0 ? "b2" : "b7"), frozen: false, seen: null };
}

function setup() {
  const white = Object.keys(PRESET).map((at, id) => discOf(id, at, PRESET[at], 0));
  const squares = Object.keys(PRESET).map(turned).reverse();
  const black = squares.map((at, place) => discOf(9 + place, at, PRESET[turned(at)], 1));
  return { discs: [...white, ...black], captured: [], begins: 0, idle: 0, winner: null, moves: 0 };
}

function isNear(seat, at, to) {
  const files = Math.abs(fileOf(to) - fileOf(at));
  const rows = forward(seat, at, to);
  return files <= 1 && (rows === 1 || (rows === 0 && files === 1)) && rowOf(to) >= 1 && rowOf(to) <= ROWS;
}

function count(G, isProgress) {
  G.idle = isProgress ? 0 : G.idle + 1;
  G.moves += 1;
}

function arrive(G, seat, to) {
  if (rowOf(to) === (seat === 0 ? ROWS : 1)) G.winner = seat;
}

function flip({ G, playerID }, at) {
  const disc = G.discs.find((one) => one.at === at);
  if (!disc || disc.owner !== Number(playerID)) return INVALID_MOVE;
  [disc.up, disc.down] = [disc.down, disc.up];
  count(G, false);
  return undefined;
}

function move({ G, playerID }, at, to) {
  const seat = Number(playerID);
  const disc = G.discs.find((one) => one.at === at);
  const there = G.discs.find((one) => one.at === to);
  if (!disc || disc.owner !== seat || !isNear(seat, at, to)) return INVALID_MOVE;
  const isStraight = fileOf(at) === fileOf(to);
  if (disc.wand && (there || !isStraight)) return INVALID_MOVE;
  if (there && (there.owner === seat || there.wand || BEATS[disc.up] !== there.up)) return INVALID_MOVE;
  if (there) {
    G.captured.push({ id: there.id, owner: there.owner, faces: [there.up, there.down] });
    G.discs.splice(G.discs.indexOf(there), 1);
  }
  disc.at = to;
  if (disc.wand) arrive(G, seat, to);
  count(G, there !== undefined || rowOf(at) !== rowOf(to));
  return undefined;
}

function wand({ G, playerID }, at, to) {
  const seat = Number(playerID);
  const from = G.discs.find((one) => one.at === at);
  const there = G.discs.find((one) => one.at === to);
  if (!from?.wand || from.owner !== seat || there?.owner !== seat || !isNear(seat, at, to)) return INVALID_MOVE;
  from.wand = false;
  there.wand = true;
  arrive(G, seat, to);
  count(G, rowOf(at) !== rowOf(to));
  return undefined;
}

const elementos = {
  name: "elementos",
  setup,
  moves: { flip, move, wand },
  turn: { minMoves: 1, maxMoves: 1, order: TurnOrder.DEFAULT },
  playerView: ({ G, playerID }) => ({
    ...G,
    discs: G.discs.map((disc) => (String(disc.owner) === playerID ? disc : { ...disc, down: null })),
  }),
  endIf: ({ G }) => {
    if (G.winner !== null) return { winner: String(G.winner) };
    return G.idle >= IDLE_LIMIT ? { draw: true } : undefined;
  },
  disableUndo: true,
};

const server = Server({ games: [elementos], origins: [Origins.LOCALHOST] });
await server.run({ port: Number(process.argv[2]) });
