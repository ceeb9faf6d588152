import type { EnquiryParams } from "./enquiry.ts";
import { Refusal } from "./refusal.ts";

const maxLinks = 5;
// Nobody reads, fills in and sends a form of five fields in less.
const minElapsedMs = 1_500;

/** Refuses (403) an enquiry that only a program would send. */
export function refuseSpam(params: EnquiryParams): void {
  if (params.website !== "") {
    throw new Refusal(403, "honeypot", "Refused as spam: a field that people do not see was filled in");
  }
  const links = params.message.match(/\b(?:https?:\/\/|www\.)\S+/gi)?.length ?? 0;
  if (links > maxLinks) {
    throw new Refusal(403, "links", `Refused as spam: the message holds more than ${maxLinks} links`);
  }
  if (Number.parseFloat(String(params.elapsed_ms)) < minElapsedMs) {
    throw new Refusal(403, "too-fast", "Refused as spam: the form was sent faster than people type");
  }
}
