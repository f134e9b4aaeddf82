// Being told while one is away, as the server keeps it (docs/protocol.md).
import { ask, get, post, read } from "../lib/api";
import type { Notices, NoticeWishes, NewDevice, NewMail, NewWebhook } from "../lib/types";

const HERE = "/me/notices";

export const notices = () => get<Notices>(HERE);
export const wishFor = (wishes: NoticeWishes) => read<Notices>(ask("PUT", HERE, wishes));
export const addMail = (mail: NewMail) => post<Notices>(`${HERE}/mail`, mail);
export const addWebhook = (webhook: NewWebhook) => post<Notices>(`${HERE}/webhooks`, webhook);
export const removeWay = (way: string) => read<Notices>(ask("DELETE", `${HERE}/ways/${way}`));
export const tryWay = (way: string) => ask("POST", `${HERE}/ways/${way}/test`);

/** Whose webhook an address is, as far as it tells. */
export function styleOf(address: string): "discord" | "slack" | "generic" {
  if (/^https:\/\/(\w+\.)?discord(app)?\.com\//.test(address)) return "discord";
  return address.startsWith("https://hooks.slack.com/") ? "slack" : "generic";
}

// -- this device ---------------------------------------------------------------------------------------

export const canPush = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Where push messages for this device go, if it takes any. */
export async function endpoint(): Promise<string | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null;
}

/** From now on this device takes them; nothing if its owner does not allow it. */
export async function addDevice(key: string): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  await old?.unsubscribe(); // perhaps with the key of another server
  const device = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { p256dh, auth } = device.toJSON().keys as { p256dh: string; auth: string };
  return post<Notices>(`${HERE}/push`, { address: device.endpoint, p256dh, auth } satisfies NewDevice);
}
