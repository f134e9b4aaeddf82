// The load: node load.cjs PORT MATCHES SECONDS. Every match has four connected players and one move under way.
// Prints one JSON object: for each move the milliseconds until its player had the news, and until all four had it.

const { io } = require("socket.io-client");

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const PLAYERS = ["0", "1", "2", "3"];
const WARM_UP = 1000; // milliseconds, not counted

let counting = false;
let answers = [];
let news = [];

// The server makes a match when somebody asks for one that is not there, and then asks for no credentials.
async function openMatch(number) {
  const match = { id: `match-${process.pid}-${number}`, state: 0, player: "0", sent: 0, told: 0, sockets: [] };
  for (const player of PLAYERS) match.sockets.push(await connect(match, player));
  return match;
}

function connect(match, player) {
  return new Promise((ready) => {
    const socket = io(`${address}/counting`, { transports: ["websocket"], forceNew: true });
    socket.on("connect", () => socket.emit("sync", match.id, player, undefined, PLAYERS.length));
    socket.on("sync", () => ready(socket));
    socket.on("update", (_, state) => hear(match, player, state));
  });
}

function move(match) {
  const player = match.player;
  const payload = { type: "step", args: [match.state], playerID: player };
  match.sent = performance.now();
  match.told = 0;
  match.sockets[player].emit("update", { type: "MAKE_MOVE", payload }, match.state, match.id, player);
}

function hear(match, player, state) {
  if (state._stateID <= match.state) return; // someone has connected: no move
  const waited = performance.now() - match.sent;
  if (counting && player === match.player) answers.push(waited);
  match.told += 1;
  if (match.told < PLAYERS.length) return;
  if (counting) news.push(waited);
  match.state = state._stateID;
  match.player = state.ctx.currentPlayer;
  move(match);
}

async function main() {
  const open = [];
  for (let number = 0; number < matches; number += 1) open.push(await openMatch(number));
  open.forEach(move);
  await new Promise((done) => setTimeout(done, WARM_UP));
  console.log("counting");
  counting = true;
  const began = performance.now();
  const worked = process.cpuUsage();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  counting = false;
  console.log("counted");
  const took = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(worked);
  const told = JSON.stringify({ seconds: took, busy: (user + system) / 1e6 / took, answers, news });
  process.stdout.write(`${told}\n`, () => process.exit(0));
}

main();
