import { countLinks, maxLinks, minElapsedMs } from "#contract/limits.ts";
import { HttpRefusal } from "#mail/http/http-refusal.ts";

interface Signs {
  /** The content of the field that people do not see. */
  website: string;
  /** The time in which the form was filled in. */
  elapsed_ms?: string | number | undefined;
  /** The message as it was typed. */
  message?: string | undefined;
}

/** Refuses (403) an enquiry that only a program would send. */
export function refuseSpam({ website, elapsed_ms, message = "" }: Signs): void {
  if (website !== "") {
    throw refusal("honeypot", "a field that people do not see was filled in");
  }
  if (countLinks(message) > maxLinks) {
    throw refusal("links", `the message holds more than ${maxLinks} links`);
  }
  if (Number.parseFloat(String(elapsed_ms)) < minElapsedMs) {
    throw refusal("too-fast", "the form was sent faster than people type");
  }
}

const refusal = (reason: string, text: string) =>
  new HttpRefusal(403, reason, `Refused as spam: ${text}`);
