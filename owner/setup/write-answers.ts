import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { factFiles } from "#data/fact-files.ts";
import { openContent } from "#data/open-content.ts";
import type { ContentFile } from "#data/reading/content-file.ts";
import { onDisk } from "#data/reading/files.ts";
import { valid } from "#data/reading/validate.ts";
import { updateYaml } from "#owner/editor/update-yaml.ts";
import { type Answers, answersSchema, emailjsOrigin, noPromotion } from "./answers.ts";
import { openingHoursOf, weekOf } from "./opening-hours.ts";

type Fields = Record<string, unknown>;

/** The fields of content/business.yaml with the answers about the firm. */
function withFirm(old: Fields, root: string, answers: Answers): Fields {
  const {
    openingHours,
    promotionEnds: _promotionEnds,
    url: _url,
    sending: _sending,
    phoneInternational,
    ...firm
  } = answers;
  const { openingHours: today, people } = openContent(onDisk(root)).load(factFiles.business);
  // A question without an answer gets null, so that the comment above its line stays.
  const questions = Object.keys(answersSchema.shape).filter((name) => name in old);
  const unanswered = Object.fromEntries(questions.map((name) => [name, null]));
  // It shows the people of the previous firm.
  const team = isDeepStrictEqual(firm.people, people) ? {} : { teamPhoto: null };
  // While the hours stay the same, the owner's description of them stays too.
  const areSameHours = isDeepStrictEqual(weekOf(today), openingHours);
  return {
    ...old,
    ...unanswered,
    ...firm,
    // Asked only where it does not follow from the phone.
    ...(phoneInternational !== "" && { phoneInternational }),
    ...team,
    openingHours: areSameHours ? today : openingHoursOf(openingHours),
  };
}

/** The fields of content/prices.yaml with the last day of the promotion. */
function withPromotion(old: Fields, { promotionEnds = noPromotion }: Answers): Fields {
  return { ...old, promotion: { ...(old.promotion as object), ends: promotionEnds } };
}

/** The fields of site.yaml with the site's address and the way in which enquiries are sent. */
function withSending(old: Fields, { url, sending }: Answers): Fields {
  const before = old.sending as Record<"contact" | "quote", object> & { origin: string };
  const { way, ...ids } = sending;
  const mailService = before.origin === emailjsOrigin ? "same" : before.origin;
  const origin = way === "emailjs" ? emailjsOrigin : mailService;
  // Only the site's own mail service can send photographs, so switching back to it turns them on
  // again.
  const photographs = origin !== before.origin && { photographs: way !== "emailjs" };
  const contact = { ...before.contact, ...ids.contact };
  const quote = { ...before.quote, ...ids.quote };
  return {
    ...old,
    url,
    sending: { ...before, origin, ...photographs, ...ids, contact, quote },
  };
}

/** Writes the answers to the files of the project in `root`; returns the files that changed. */
export function writeAnswers(root: string, answers: Answers): string[] {
  const changed: string[] = [];
  function rewrite({ path, schema }: ContentFile, change: (old: Fields) => Fields): void {
    const text = readFileSync(join(root, path), "utf8");
    const fields = change(parse(text));
    valid(path, schema, fields);
    const written = updateYaml(text, fields);
    if (written !== text) {
      writeFileSync(join(root, path), written);
      changed.push(path);
    }
  }
  rewrite(factFiles.business, (old) => withFirm(old, root, answers));
  rewrite(factFiles.prices, (old) => withPromotion(old, answers));
  rewrite(factFiles.site, (old) => withSending(old, answers));
  return changed;
}
