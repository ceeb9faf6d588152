import type { ChoiceLabels } from "../config/settings.ts";
import { readTime } from "../dedupe/idempotency.ts";
import type { EnquiryParams } from "./validate.ts";

const dutchTime = new Intl.DateTimeFormat("nl-NL", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Europe/Amsterdam",
});

/** What the owner reads for a field: the label of a chosen option, Dutch time, or the value as it came. */
export function readableValue(field: keyof EnquiryParams, value: string, labels: ChoiceLabels): string {
  const time = field === "sent_at" ? readTime(value) : undefined;
  if (time !== undefined) return dutchTime.format(time);
  const chosen = field === "service" || field === "project_type" ? labels[field].get(value) : undefined;
  return chosen ?? value;
}
