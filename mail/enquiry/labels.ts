import type { ChoiceLabels } from "../config/settings.ts";
import type { EnquiryParams } from "./validate.ts";

const dutchTime = new Intl.DateTimeFormat("nl-NL", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Europe/Amsterdam",
});
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** The moment an ISO date-time with its time zone names; undefined for any other text. */
export function readTime(value: string): Date | undefined {
  const time = isoTime.test(value) ? new Date(value) : undefined;
  return time === undefined || Number.isNaN(time.getTime()) ? undefined : time;
}

/** What the owner reads for a field: the label of a chosen option, Dutch time, or the value as it came. */
export function readableValue(field: keyof EnquiryParams, value: string, labels: ChoiceLabels): string {
  const time = field === "sent_at" ? readTime(value) : undefined;
  if (time !== undefined) return dutchTime.format(time);
  const chosen = field === "service" || field === "project_type" ? labels[field].get(value) : undefined;
  return chosen ?? value;
}
