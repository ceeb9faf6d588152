import { type MailRow, rows } from "../../contract/rows.ts";
import type { ChoiceLabels } from "../config/settings.ts";
import { readTime } from "../dedupe/idempotency.ts";
import { readAddress } from "../smtp/address.ts";

const dutchTime = new Intl.DateTimeFormat("nl-NL", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Europe/Amsterdam",
});

/** The label of a chosen option, Dutch time, or the value as it came. */
function readableValue(field: MailRow, value: string, labels: ChoiceLabels): string {
  const time = field === "sent_at" ? readTime(value) : undefined;
  if (time !== undefined) return dutchTime.format(time);
  const chosen = field === "service" || field === "project_type" ? labels[field].get(value) : undefined;
  return chosen ?? value;
}

/** What the owner reads of a mail's parameters, in the order of its rows and without those that are empty. */
export function rowsOf(params: Partial<Record<MailRow, string>>, labels: ChoiceLabels) {
  return rows.flatMap(([field, label]) => {
    const value = params[field];
    const link = field === "email" ? mailtoLink : field === "phone" ? telLink : undefined;
    return value ? [{ label, value: readableValue(field, value, labels), href: link?.(value) }] : [];
  });
}

function mailtoLink(value: string): string | undefined {
  const address = readAddress(value);
  return address && `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}

function telLink(value: string): string | undefined {
  if (!/^\+?[\d\s().\-/]+$/.test(value)) return undefined;
  // "+31 (0)10" is written for people; a phone dials it without the zero in brackets.
  const dialled = value.startsWith("+") ? value.replace("(0)", "") : value;
  const number = dialled.replace(/[^\d+]/g, "");
  return number.length >= 6 ? `tel:${number}` : undefined;
}
