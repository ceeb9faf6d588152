import type { Answers } from "./answers.ts";
import { type Texts, fill } from "./texts.ts";

/** What the person who gave these answers does next, a line each. */
export function nextSteps({ sending, demo, url }: Answers, { next }: Texts): string[] {
  const values = {
    contact: sending.contact.recipient,
    quote: sending.quote.recipient,
    host: new URL(url).hostname,
  };
  const untilTheirs = demo ? (["demo"] as const) : [];
  const names = ["services", "prices", "words", ...untilTheirs, sending.way, "see", "deploy"] as const;
  return names.map((name, index) => `${index + 1}. ${fill(next[name], values)}`);
}
