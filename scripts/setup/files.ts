import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import type { z } from "zod";
import { businessSchema } from "../../src/content/schemas/business.ts";
import { siteSchema } from "../../src/content/schemas/site.ts";
import { valid } from "../../src/content/lib/validate.ts";
import { contentOf } from "../../src/content/load.ts";
import { type Answers, answersSchema } from "./answers.ts";
import { type OpeningHours, openingHoursOf, weekOf } from "./opening-hours.ts";
import { siteWords } from "./site-words.ts";
import { type Change, withChanges } from "./yaml-file.ts";

const firmFile = "content/business.yaml";
const siteFile = "site.yaml";
const emailjsOrigin = "https://api.emailjs.com";

type Firm = z.output<typeof businessSchema>;
type Site = z.output<typeof siteSchema>;

/** The answers that the files of the project in `root` give today. */
export function todaysAnswers(root: string): Answers {
  const { latitude, longitude, country: _, openingHours, ...firm } = contentOf(root).load(firmFile);
  const { url, sending } = contentOf(root).load(siteFile);
  const { publicKey, contact, quote } = sending;
  const known = latitude !== undefined && longitude !== undefined;
  return {
    ...firm,
    coordinates: known ? [latitude, longitude] : undefined,
    openingHours: weekOf(openingHours as OpeningHours[]),
    url,
    sending:
      sending.origin === emailjsOrigin
        ? { way: "emailjs", publicKey, contact, quote }
        : {
            way: "smtp",
            contact: { recipient: contact.recipient },
            quote: { recipient: quote.recipient },
          },
  };
}

/** Writes the answers into the files of the project in `root`; returns the files that changed. */
export async function writeAnswers(root: string, answers: Answers): Promise<string[]> {
  const changed: string[] = [];
  for (const { file, schema, changes } of [
    {
      file: firmFile,
      schema: businessSchema,
      changes: firmChanges(answers, contentOf(root).load(firmFile)),
    },
    { file: siteFile, schema: siteSchema, changes: siteChanges(answers, contentOf(root).load(siteFile)) },
  ]) {
    const path = join(root, file);
    const today = readFileSync(path, "utf8");
    const text = await withChanges(today, changes);
    valid(file, schema, parse(text));
    if (text === today) continue;
    writeFileSync(path, text);
    changed.push(file);
  }
  return changed;
}

/** What is not asked was written for the town and for the firm of today. */
const unasked = (firm: Pick<Firm, "city" | "chamberOfCommerce">, today: Firm) => ({
  ...(firm.city !== today.city && { places: undefined }),
  ...(firm.chamberOfCommerce !== today.chamberOfCommerce && { insurance: undefined }),
});

/** What was asked and not answered goes: a file of answers leaves out what the firm does not have. */
const unanswered = Object.fromEntries(
  Object.keys(answersSchema.shape).flatMap((name) =>
    name in businessSchema.shape ? [[name, undefined]] : [],
  ),
);

function firmChanges(
  { url: _, sending: __, coordinates, openingHours, ...firm }: Answers,
  today: Firm,
): Change[] {
  const [latitude, longitude] = coordinates ?? [];
  const sameWeek = isDeepStrictEqual(weekOf(today.openingHours as OpeningHours[]), openingHours);
  const hours = sameWeek ? today.openingHours : openingHoursOf(openingHours, siteWords.days);
  const fields = {
    ...unanswered,
    ...firm,
    ...unasked(firm, today),
    latitude,
    longitude,
    openingHours: hours,
  };
  return Object.entries(fields).map(([field, value]) => [[field], value]);
}

function siteChanges({ url, sending }: Answers, today: Site): Change[] {
  const { way, ...ids } = sending;
  const ownOrigin = today.sending.origin === emailjsOrigin ? "same" : today.sending.origin;
  const origin = way === "emailjs" ? emailjsOrigin : ownOrigin;
  // Photographs travel with the site's own mail service only; coming back to it switches them on again.
  const photographs = origin === today.sending.origin ? {} : { photographs: way !== "emailjs" };
  return [
    [["url"], url],
    [["sending"], { origin, ...photographs, ...ids }],
  ];
}
