// Views travel as what has changed in them; src/ceiba/patch.py makes these patches.

/** The view after a change: an object merges into an object, or by index into a list; all else replaces. */
export function patched<Value>(before: Value, patch: unknown): Value {
  if (!isObject(before) || !isObject(patch) || Array.isArray(patch)) return patch as Value;
  const after: Record<string, unknown> = Array.isArray(before) ? ([...before] as never) : { ...before };
  for (const [key, change] of Object.entries(patch)) after[key] = patched(before[key], change);
  return after as Value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
