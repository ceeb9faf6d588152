import { maxLinks, minElapsedMs } from "../../contract/spam.ts";
import type { Enquiry } from "./validate.ts";
import { Refusal } from "../http/refusal.ts";

/** Refuses (403) an enquiry that only a program would send. */
export function refuseSpam({ params, links }: Enquiry): void {
  if (params.website !== "") {
    throw new Refusal(403, "honeypot", "Refused as spam: a field that people do not see was filled in");
  }
  if (links > maxLinks) {
    throw new Refusal(403, "links", `Refused as spam: the message holds more than ${maxLinks} links`);
  }
  if (Number.parseFloat(String(params.elapsed_ms)) < minElapsedMs) {
    throw new Refusal(403, "too-fast", "Refused as spam: the form was sent faster than people type");
  }
}
