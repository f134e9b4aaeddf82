// Being told while one is away, as the server keeps it (docs/protocol.md).
import { ask } from "../lib/api";
import type { Notices, NoticeWishes, NewDevice, NewMail, NewWebhook } from "../lib/types";

const HERE = "/me/notices";

const told = async (method: string, path = "", body?: unknown) =>
  JSON.parse(await ask(method, HERE + path, body)) as Notices;

export const notices = () => told("GET");
export const wishFor = (wishes: NoticeWishes) => told("PUT", "", wishes);
export const addMail = (mail: NewMail) => told("POST", "/mail", mail);
export const addWebhook = (webhook: NewWebhook) => told("POST", "/webhooks", webhook);
export const removeWay = (way: string) => told("DELETE", `/ways/${way}`);
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
  return told("POST", "/push", { address: device.endpoint, p256dh, auth } satisfies NewDevice);
}
