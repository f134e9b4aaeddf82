// What a view tells in words: by the game's own names for its parts and for what stands in them.
import { beforeEach, expect, it } from "vitest";
import { learn } from "../src/lib/words.svelte";
import { factsOf } from "../src/table/facts";

const WORDS = `
yes = yes
no = no
toy-view-fogs = fogs so far
toy-view-in-sight = ship in sight
toy-view-sea = chests at sea
toy-view-seats = keepers
toy-view-thick-mist = thick mist
`;

beforeEach(() => learn("toy", async () => WORDS));

it("fields have the game's names, and so have the words that stand in them", () => {
  const seen = { fogs: ["thick_mist", "haze"], in_sight: true, sea: 7, unnamed: 3 };
  expect(factsOf("toy", seen)).toEqual([
    { name: "fogs so far", value: "thick mist, haze" },
    { name: "ship in sight", value: "yes" },
    { name: "chests at sea", value: "7" },
  ]);
});

it("what there is none of is a dash; what is made of further fields is left to others", () => {
  const seen = { fogs: [], sea: null, seats: [{ oil: 3 }] };
  expect(factsOf("toy", seen).map(({ value }) => value)).toEqual(["–", "–"]);
});
