import { fields, textFields } from "#contract/fields.ts";
import { countLinks, maxLinks, minElapsedMs } from "#contract/limits.ts";
import { HttpRefusal } from "#mail/http/http-refusal.ts";
import type { Enquiry } from "./validate.ts";

/** Refuses (403) an enquiry, cleaned of what is invisible, that only a program would send. */
export function refuseSpam(params: Enquiry["params"]): void {
  if (params.website !== "") {
    throw refusal("honeypot", "a field that people do not see was filled in");
  }
  const typed = textFields.map((field) => params[fields[field].param]);
  if (countLinks(typed.join("\n")) > maxLinks) {
    throw refusal("links", `the enquiry holds more than ${maxLinks} links`);
  }
  // The form always sends this number, so an enquiry without it does not come from the form.
  const isSlowEnough = Number(params.elapsed_ms ?? 0) >= minElapsedMs;
  if (!isSlowEnough) {
    throw refusal("too-fast", "the form was sent faster than people type");
  }
}

const refusal = (reason: string, text: string) =>
  new HttpRefusal(403, reason, `Refused as spam: ${text}`);
