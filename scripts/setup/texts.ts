import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { valid } from "../../src/content/lib/validate.ts";

const text = z.string().min(1);
function record<Name extends string>(...names: Name[]): Record<Name, typeof text> {
  return Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;
}

/** A question: what is asked, what to do when the answer cannot be used, and its other texts. */
function question<Name extends string = never>(...more: Name[]) {
  return z.strictObject({ ...record("ask", "wrong"), ...record(...more) });
}

const line = question();
const link = question("name", "url");

const questions = z.strictObject({
  name: line,
  legalName: line,
  chamberOfCommerce: line,
  vatId: line,
  referencePrefix: line,
  description: line,
  street: line,
  postalCode: line,
  city: line,
  serviceArea: line,
  coordinates: line,
  priceRange: line,
  phone: line,
  phoneInternational: question("correct"),
  whatsapp: question("same", "other", "never", "correct"),
  email: line,
  openingHours: question("workdays", "day"),
  people: question("firstName", "role", "line", "more"),
  partner: link,
  externalReviews: link,
  socials: line,
  url: line,
  sending: question("smtp", "emailjs"),
  "sending.contact.recipient": line,
  "sending.quote.recipient": line,
  "sending.publicKey": line,
  "sending.contact.serviceId": line,
  "sending.contact.templateId": line,
  "sending.quote.serviceId": line,
  "sending.quote.templateId": line,
  demo: line,
});

const schema = z.strictObject({
  ...record(
    "intro",
    "keep",
    "yes",
    "no",
    "none",
    "cancelled",
    "noTerminal",
    "cannotRead",
    "missing",
    "impossible",
    "unknown",
    "remove",
    "mistakes",
    "written",
    "unchanged",
    "unfit",
  ),
  sections: z.strictObject(record("firm", "contact", "hours", "trust", "site")),
  questions,
  next: z.strictObject(
    record("title", "services", "prices", "words", "demo", "smtp", "emailjs", "see", "deploy"),
  ),
});

export type Language = "nl" | "en";

/** What the questionnaire says, in one language. */
export type Texts = z.output<typeof schema>;

/** The language of the shell, as programs choose it: Dutch when it asks for Dutch, otherwise English. */
export function shellLanguage(env: NodeJS.ProcessEnv): Language {
  const wish = env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || "";
  return /^nl\b|^nl_/i.test(wish) ? "nl" : "en";
}

/** The texts of scripts/setup/texts/ in a language. */
export function readTexts(language: Language): Texts {
  const file = new URL(`texts/${language}.yaml`, import.meta.url);
  return valid(`scripts/setup/texts/${language}.yaml`, schema, parse(readFileSync(file, "utf8")));
}

/** A text with each {name} replaced. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
