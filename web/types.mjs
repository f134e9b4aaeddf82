// Types of what the server says and hears, made from its own description of itself. It is printed by the command in
// CEIBA_SCHEMA, else by the Python of `make`.
import { execSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";

const TYPES = "src/lib/schema.ts";
const command = process.env.CEIBA_SCHEMA ?? "PYTHONPATH=../src ../.venv/bin/python -m ceiba.server.http.schema";

const described = execSync(command, { encoding: "utf-8", maxBuffer: 2 ** 26 });
const types = await openapiTS(described, {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  defaultNonNullable: false, // what has a default may be left out
});
const text = `// Written by types.mjs.\n${astToString(types)}`;
// What is the same stays untouched, so that nothing is built again for it.
const kept = await readFile(TYPES, "utf-8").catch(() => "");
if (kept !== text) await writeFile(TYPES, text);
