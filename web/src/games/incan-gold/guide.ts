// The guided first game: what lies on the path, on with the torch, and home in time.
import type { Guide } from "../../guide/guide";
import record from "./guide.ceiba?raw";

export const guide: Guide = {
  record,
  steps: [
    { name: "welcome", at: ".cards li:nth-child(1)" },
    { name: "hazard", at: ".cards li:nth-child(2)" },
    { name: "artifact", at: ".cards li:nth-child(3)" },
    { name: "stay", verb: "stay", at: ".choice .stay" },
    { name: "leave", verb: "leave", at: ".choice .leave" },
  ],
};
