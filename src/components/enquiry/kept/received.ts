import { browserStore, keepMs, receivedKeys } from "#components/device/kept-on-device.ts";
import type { FormName } from "#contract/form.ts";

/** The last enquiry that arrived from this device. Only its number and day are kept. */
export interface Received {
  enquiryNumber: string;
  savedAt: number;
}

/** The last enquiry of a form that arrived in the past thirty days, if there is one. */
export function readReceived(form: FormName, now = Date.now()): Received | undefined {
  try {
    const text = browserStore()?.getItem(receivedKeys[form]) ?? "null";
    const { enquiryNumber, savedAt } = JSON.parse(text) as Received;
    return now - savedAt < keepMs ? { enquiryNumber: String(enquiryNumber), savedAt } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the number of an enquiry that arrived, where the browser has room for it. */
export function writeReceived(form: FormName, received: Received): void {
  try {
    browserStore()?.setItem(receivedKeys[form], JSON.stringify(received));
  } catch {
    // The number is not kept.
  }
}

/** The day on which an enquiry arrived, in Dutch: "25 november". */
export function dayReceived({ savedAt }: Received): string {
  const day = { day: "numeric", month: "long", timeZone: "Europe/Amsterdam" } as const;
  return new Date(savedAt).toLocaleDateString("nl", day);
}
