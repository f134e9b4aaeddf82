// The guided first game: a turn, a scoring round with another, then a camp; the tiles to come are as the rules have them.
import type { Guide } from "../../guide/guide";
import record from "./guide.ceiba?raw";

/** An act of the row, and once it is pressed, where it is done: the first place that is lit for it, or this one. */
const act = (name: string, where = "[data-lit=act]") =>
  `body:not(:has([data-lit=lay], [data-act=${name}][aria-pressed=true])) [data-act=${name}], ` +
  `body:has([data-act=${name}][aria-pressed=true]) ${where}`;

export const guide: Guide = {
  record,
  steps: [
    { name: "welcome" },
    { name: "lay", verb: "lay", at: "body:not(:has([data-lay]:enabled)) [data-cell=b2], [data-lay]:enabled" },
    { name: "enter", verb: "enter", at: act("enter", "[data-cell=a5]") },
    { name: "move", verb: "move", at: "[data-cell=a5]" },
    { name: "uncover", verb: "uncover", at: act("uncover") },
    { name: "done", verb: "done", at: "[data-done]" },
    { name: "volcano" },
    { name: "recover", verb: "recover", at: act("recover") },
    { name: "guard", verb: "guard", at: act("guard") },
    { name: "score", verb: "done", times: 2, at: "[data-done]" },
    { name: "camp", verb: "camp", at: act("camp") },
  ],
};
