// Who sits before the screen: a guest, known by a cookie, made up when first needed.
import { becomeGuest, leaveDevices, me as whoAmI, Refused, rename, returnAs } from "./api";
import { say } from "./words.svelte";
import type { Guest } from "./types";

let guest = $state<Guest | null>(null);

export const me = {
  get guest(): Guest | null {
    return guest;
  },
};

/** The guest that the cookie names, if there is one. */
export async function recall(): Promise<Guest | null> {
  try {
    guest = await whoAmI();
  } catch (trouble) {
    if (!(trouble instanceof Refused)) throw trouble;
    guest = null;
  }
  return guest;
}

/** Someone to sit down as: the known guest, or a new one. */
export async function somebody(): Promise<Guest> {
  guest ??= (await recall()) ?? (await becomeGuest(say("guest-name")));
  return guest;
}

/** From now on whoever this token is of, in place of whom one was. */
export async function become(token: string): Promise<void> {
  guest = await returnAs(token);
}

/** No link and no other device brings anyone here any more. */
export async function leaveAllDevices(): Promise<void> {
  guest = await leaveDevices();
}

export async function callMe(name: string): Promise<void> {
  guest = guest ? await rename(name) : await becomeGuest(name);
}
