// The guided first game: a turn, a scoring round with another, then a camp; the tiles to come are as the rules have them.
import type { Guide } from "../../guide/guide";
import record from "./guide.ceiba?raw";

export const guide: Guide = {
  record,
  steps: [
    { name: "welcome" },
    { name: "lay", verb: "lay", at: "[data-lit=lay]" },
    { name: "enter", verb: "enter", at: "[data-act=enter]" },
    { name: "move", verb: "move" },
    { name: "uncover", verb: "uncover", at: "[data-act=uncover]" },
    { name: "done", verb: "done", at: "[data-done]" },
    { name: "volcano" },
    { name: "recover", verb: "recover", at: "[data-act=recover]" },
    { name: "guard", verb: "guard", at: "[data-act=guard]" },
    { name: "score", verb: "done", times: 2, at: "[data-done]" },
    { name: "camp", verb: "camp", at: "[data-act=camp]" },
  ],
};
