// A boardgame.io server with its in-memory store, as its own guide sets one up: node server.cjs PORT STATE_BYTES

const { Server, Origins } = require("boardgame.io/server");

const [port, bytes] = process.argv.slice(2).map(Number);

// A game for four that costs next to nothing, with a state as large as a view of the game it stands beside.
const game = {
  name: "counting",
  setup: () => ({ count: 0, cells: Array.from({ length: Math.ceil(bytes / 50) }, cell) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: ({ G }, where) => {
      G.count += 1;
      G.cells[where % G.cells.length].workers[G.count % 4] += 1;
    },
  },
};

function cell(_, number) {
  return { name: `cell ${number}`, value: 0, workers: [0, 0, 0, 0] };
}

Server({ games: [game], origins: [Origins.LOCALHOST] })
  .run({ port, callback: () => console.log("ready") })
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
