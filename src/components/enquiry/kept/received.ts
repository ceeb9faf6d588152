import { browserStore, keepMs, receivedKeys } from "#components/device/kept-on-device.ts";
import type { FormName } from "#contract/form.ts";
import { isoDay } from "#contract/iso-day.ts";

/** A part of what was asked, with its label. */
export interface AskedRow {
  label: string;
  lines: string[];
}

/** The last enquiry that arrived from this device, as it was confirmed, without the visitor. */
export interface Received {
  enquiryNumber: string;
  savedAt: number;
  /** The service of the tile that was chosen. */
  service: string;
  rows: AskedRow[];
  /** The files in words: "3 foto’s en uw tekening"; "" without any. */
  files: string;
  /** Whether all files have arrived. */
  hasFiles: boolean;
}

/** Parses what was kept; throws when it is damaged. */
function parse(text: string): Received {
  const { enquiryNumber, savedAt, ...kept } = JSON.parse(text) as Received;
  const rows = (kept.rows ?? []).map(({ label, lines }) => ({
    label: String(label),
    lines: lines.map(String),
  }));
  const { service = "", files = "", hasFiles = false } = kept;
  return { enquiryNumber: String(enquiryNumber), savedAt, service, rows, files, hasFiles };
}

/** The last enquiry of a form that arrived in the past thirty days, if there is one. */
export function readReceived(form: FormName, now = Date.now()): Received | undefined {
  try {
    const received = parse(browserStore()?.getItem(receivedKeys[form]) ?? "null");
    return now - received.savedAt < keepMs ? received : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps an enquiry that arrived, where the browser has room for it. */
export function writeReceived(form: FormName, received: Received): void {
  try {
    browserStore()?.setItem(receivedKeys[form], JSON.stringify(received));
  } catch {
    // It is not kept.
  }
}

export function removeReceived(form: FormName): void {
  browserStore()?.removeItem(receivedKeys[form]);
}

const dayMs = 24 * 60 * 60 * 1_000;

/** The day on which an enquiry arrived, in Dutch: "vandaag", "gisteren" or "25 november". */
export function dayReceived({ savedAt }: Pick<Received, "savedAt">, now = Date.now()): string {
  const days = (Date.parse(isoDay(new Date(now))) - Date.parse(isoDay(new Date(savedAt)))) / dayMs;
  if (days < 2) {
    return new Intl.RelativeTimeFormat("nl", { numeric: "auto" }).format(-days, "day");
  }
  const day = { day: "numeric", month: "long", timeZone: "Europe/Amsterdam" } as const;
  return new Date(savedAt).toLocaleDateString("nl", day);
}
