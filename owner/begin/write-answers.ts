import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { factFiles } from "#data/fact-files.ts";
import { openContent } from "#data/open-content.ts";
import type { Prices } from "#data/prices/prices-schema.ts";
import type { ContentFile } from "#data/reading/content-file.ts";
import { type Changes, type Files, withChanges } from "#data/reading/files.ts";
import { valid } from "#data/reading/validate.ts";
import { updateYaml } from "#owner/editor/file/update-yaml.ts";
import { type Answers, answersSchema, emailjsOrigin, noPromotion, roles } from "./answers.ts";
import { emptyDemonstration } from "./empty-demonstration.ts";
import { openingHoursOf, weekOf } from "./opening-hours.ts";

type Fields = Record<string, unknown>;

/** The roles that texts name, each with who has it: without somebody, the first of the firm. */
function rolesOf(people: Answers["people"]): Record<string, string> {
  const first = people[0]?.firstName ?? "";
  const nameOf = (role: string) => people.find((one) => one.role === role)?.firstName ?? first;
  return Object.fromEntries(roles.map((role) => [role, nameOf(role)]));
}

/** The fields of content/business.yaml with the answers about the firm. */
function withFirm(old: Fields, files: Files, answers: Answers): Fields {
  const {
    openingHours,
    promotionEnds: _promotionEnds,
    promotionPercent: _promotionPercent,
    promotionAbove: _promotionAbove,
    url: _url,
    sending: _sending,
    begin,
    phoneInternational,
    ...firm
  } = answers;
  const { openingHours: today, people } = openContent(files).load(factFiles.business);
  // A question without an answer gets null, so that the comment above its line stays.
  const questions = Object.keys(answersSchema.shape).filter((name) => name in old);
  const unanswered = Object.fromEntries(questions.map((name) => [name, null]));
  // With other people it is another firm, with a diary of its own.
  const isSameTeam = isDeepStrictEqual(firm.people, people);
  const previous = isSameTeam ? {} : { firstFreeWeek: null };
  // While the hours stay the same, the owner's description of them stays too.
  const areSameHours = isDeepStrictEqual(weekOf(today), openingHours);
  return {
    ...old,
    ...unanswered,
    ...firm,
    // Asked only where it does not follow from the phone.
    ...(phoneInternational !== "" && { phoneInternational }),
    ...previous,
    ...(begin && { roles: rolesOf(firm.people) }),
    openingHours: areSameHours ? today : openingHoursOf(openingHours),
  };
}

/** The fields of content/prices.yaml with the promotion; what is not answered stays as it is. */
function withPromotion(old: Fields, answers: Answers): Fields {
  const before = old.promotion as Prices["promotion"];
  const {
    promotionEnds: ends = noPromotion,
    promotionPercent: percent = before.percent,
    promotionAbove: aboveSquareMeters = before.aboveSquareMeters,
  } = answers;
  return { ...old, promotion: { ...before, percent, aboveSquareMeters, ends } };
}

/** The fields of site.yaml with the site's address and the way in which enquiries are sent. */
function withSending(old: Fields, { url, sending }: Answers): Fields {
  const before = old.sending as Record<"contact" | "quote", object> & { origin: string };
  const { way, ...ids } = sending;
  const mailService = before.origin === emailjsOrigin ? "same" : before.origin;
  const origin = way === "emailjs" ? emailjsOrigin : mailService;
  // Only the site's own mail service can send photographs and mail the visitor, so switching back
  // to it turns both on again.
  const isOwn = way !== "emailjs";
  const ofOwn = origin !== before.origin && { photographs: isOwn, confirmation: isOwn };
  const contact = { ...before.contact, ...ids.contact };
  const quote = { ...before.quote, ...ids.quote };
  return {
    ...old,
    url,
    sending: { ...before, origin, ...ofOwn, ...ids, contact, quote },
  };
}

/**
 * The changes that the answers make to the files of a project. Those of a new firm also empty the
 * demonstration.
 */
export function changesOf(files: Files, answers: Answers): Changes {
  const changes = answers.begin ? emptyDemonstration(files, answers.begin) : new Map();
  const now = withChanges(files, changes);
  function rewrite({ path, schema }: ContentFile, change: (old: Fields) => Fields): void {
    const text = now.read(path) ?? "";
    const fields = change(parse(text));
    valid(path, schema, fields);
    changes.set(path, updateYaml(text, fields));
  }
  rewrite(factFiles.business, (old) => withFirm(old, files, answers));
  rewrite(factFiles.prices, (old) => withPromotion(old, answers));
  rewrite(factFiles.site, (old) => withSending(old, answers));
  return new Map([...changes].filter(([path, text]) => text !== files.read(path)));
}
