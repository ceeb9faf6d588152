import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { z } from "zod";
import { businessSchema } from "#data/business/business-schema.ts";
import { factFiles } from "#data/business/fact-files.ts";
import { siteSchema } from "#data/business/site-schema.ts";
import { valid, validate } from "#data/lib/validate.ts";
import { contentOf } from "#data/load.ts";
import { translated } from "#editor/issues.ts";
import { labelOf, sentences } from "#editor/labels.ts";
import { updateYaml } from "#editor/update-yaml.ts";
import { isRecord } from "#editor/values.ts";
import { hoursForm, openingHoursOf, type Week, weekdays, weekOf } from "./opening-hours.ts";
import { internationalForm, tidied } from "./tidy.ts";

type Fields = Record<string, unknown>;

const firm = businessSchema.omit({
  country: true,
  roles: true,
  teamPhoto: true,
  openingHours: true,
  demo: true,
});
const { url, sending } = siteSchema.shape;
const { publicKey, contact, quote } = sending.shape;
const recipient = contact.pick({ recipient: true });

const hours = Object.fromEntries(weekdays.map((day) => [day, z.string().regex(hoursForm)]));
const smtp = z.strictObject({ way: z.literal("smtp"), contact: recipient, quote: recipient });
const emailjs = z
  .strictObject({ way: z.literal("emailjs"), publicKey, contact, quote })
  .refine((ids) => ids.contact.templateId !== ids.quote.templateId, {
    path: ["quote", "templateId"],
    error:
      "Kies een andere template dan voor contact: daaraan zijn de formulieren uit elkaar te houden.",
  });

/** Every question of `npm run setup`, with the rules of the site's own files. */
export const answersSchema = firm.extend({
  openingHours: z.strictObject(hours as Record<keyof Week, z.ZodString>),
  url,
  sending: z.discriminatedUnion("way", [smtp, emailjs]),
  demo: businessSchema.shape.demo,
});
export type Answers = z.output<typeof answersSchema>;

const emailjsOrigin = "https://api.emailjs.com";

/** The current answers, from the files of the project in `root`. */
export function todaysAnswers(root: string): Answers {
  const { load } = contentOf(root);
  const {
    country: _,
    roles: __,
    teamPhoto: ___,
    openingHours,
    ...known
  } = load(factFiles.business);
  const { url, sending } = load(factFiles.site);
  const { origin, publicKey, contact, quote } = sending;
  const mailed = recipient.strip();
  return {
    ...known,
    openingHours: weekOf(openingHours),
    url,
    sending:
      origin === emailjsOrigin
        ? { way: "emailjs", publicKey, contact, quote }
        : { way: "smtp", contact: mailed.parse(contact), quote: mailed.parse(quote) },
  };
}

/**
 * Answers as somebody has written them, tidied and completed with the answers that follow from
 * them.
 */
function completed(written: unknown): Fields {
  const given = (tidied(written) ?? {}) as Fields;
  const { phone, openingHours } = given;
  return {
    ...(typeof phone === "string" && { phoneInternational: internationalForm(phone) }),
    ...given,
    ...(isRecord(openingHours) && { openingHours: { ...weekOf([]), ...openingHours } }),
  };
}

/** The name of a field. An entry of a list has the name of the list. */
export const named = (path: readonly string[]) =>
  labelOf(["setup", ...path.filter((name) => !/^\d+$/.test(name))]);

export function mistakesOf(schema: z.ZodType, answer: unknown, path: readonly string[] = []) {
  return validate("", schema, answer).issues.map((issue) => {
    const place = [...path, ...issue.place.split(" › ").slice(1)];
    const { hint = "" } = named(place);
    const sentence = translated(sentences, issue.message);
    // These questions have no label in the editor.
    return {
      place,
      sentence: sentence === undefined ? issue.message : `${sentence} ${hint}`.trim(),
    };
  });
}

/** The answers in a file, or a line about each wrong answer. */
export function readAnswers(
  written: unknown,
  file: string,
): { answers: Answers } | { mistakes: string[] } {
  const given = completed(written);
  const mistakes = mistakesOf(answersSchema, given);
  const lines = mistakes.map(
    ({ place, sentence }) => `${[file, ...place].join(" › ")}: ${sentence}`,
  );
  return lines.length > 0 ? { mistakes: lines } : { answers: answersSchema.parse(given) };
}

/** Writes the answers to the files of the project in `root`; returns the files that changed. */
export function writeAnswers(
  root: string,
  { url, sending, openingHours, ...firm }: Answers,
): string[] {
  const { openingHours: today, people } = contentOf(root).load(factFiles.business);
  // While the hours stay the same, the owner's description of them stays too.
  const hours = isDeepStrictEqual(weekOf(today), openingHours)
    ? today
    : openingHoursOf(openingHours);
  const { way, ...ids } = sending;
  return Object.entries({
    "content/business.yaml": (old: Fields) => {
      // A question without an answer gets null, so that the comment above its line stays.
      const asked = Object.keys(answersSchema.shape).filter((name) => name in old);
      const left = Object.fromEntries(asked.map((name) => [name, null]));
      // It shows the people of the previous firm.
      const team = isDeepStrictEqual(firm.people, people) ? {} : { teamPhoto: null };
      return { ...old, ...left, ...firm, ...team, openingHours: hours };
    },
    "site.yaml": (old: Fields) => {
      const before = old["sending"] as Record<"contact" | "quote", object> & { origin: string };
      const own = before.origin === emailjsOrigin ? "same" : before.origin;
      const origin = way === "emailjs" ? emailjsOrigin : own;
      // Only the site's own mail service can send photographs, so switching back to it turns them
      // on again.
      const photographs = origin !== before.origin && { photographs: way !== "emailjs" };
      const contact = { ...before.contact, ...ids.contact };
      const quote = { ...before.quote, ...ids.quote };
      return {
        ...old,
        url,
        sending: { ...before, origin, ...photographs, ...ids, contact, quote },
      };
    },
  }).flatMap(([file, change]) => {
    const text = readFileSync(join(root, file), "utf8");
    const next = change(parse(text));
    valid(file, file === "site.yaml" ? siteSchema : businessSchema, next);
    const written = updateYaml(text, next);
    if (written === text) {
      return [];
    }
    writeFileSync(join(root, file), written);
    return [file];
  });
}
