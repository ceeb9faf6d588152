import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { prepositionOf } from "#data/format/preposition.ts";
import type { Answers } from "./answers.ts";
import { type Draft, listOf, peopleCount, textOf } from "./draft.ts";
import type { Trade } from "./empty-demonstration.ts";
import { weekdays } from "./opening-hours.ts";

const { trades, work, alone } = z
  .strictObject({
    trades: z.record(z.enum(["plaster", "paint", "both"]), z.string()),
    work: z.record(z.string(), z.strictObject({ label: z.string(), line: z.string() })),
    alone: z.string(),
  })
  .parse(parse(readFileSync(join(import.meta.dirname, "texts/firm.yaml"), "utf8")));

/** What somebody may do, by the role that texts name, with what the page calls it. */
export { work };

function peopleOf(draft: Draft) {
  const isAlone = textOf(draft, "alone") === "ja";
  const people = Array.from({ length: peopleCount(draft) }, (_one, i) => {
    const firstName = textOf(draft, `firstName${i}`);
    const role = textOf(draft, `role${i}`);
    return { firstName, role, line: isAlone ? alone : (work[role]?.line ?? "") };
  });
  return people.filter(({ firstName }, i) => i === 0 || firstName !== "");
}

/** The initials of a firm, at most four, as in its numbers of enquiries. */
function initialsOf(name: string): string {
  const plain = name.normalize("NFD").replace(/[^A-Za-z ]/g, "");
  const words = plain.split(/\s+/).filter(Boolean);
  return words
    .map((word) => word[0])
    .join("")
    .toUpperCase()
    .slice(0, 4);
}

/** What the draft leaves to the project: what waits, and what its services are called. */
export interface Today {
  answers: Answers;
  trade: Trade;
  /** Whether the firm offers work on which the site can show a promotion. */
  canPromote: boolean;
  /** The names of services that are done where it says that it does not work. */
  elsewhere: readonly string[];
}

/**
 * A draft as answers, in the form in which they are written in a file. What waits has the answer of
 * today, which is then listed as what is still of the demonstration.
 */
export function answersOf(draft: Draft, { answers: today, trade, canPromote }: Today): unknown {
  const of = (field: string) => textOf(draft, field);
  const name = of("name");
  const email = of("email");
  const area = of("serviceArea");
  const isAlone = of("alone") === "ja";
  const hasReviews = of("hasReviews") === "ja";
  const hasPromotion = canPromote && of("hasPromotion") === "ja";
  const linkIn = (field: string) => ({ name: of(`${field}.name`), url: of(`${field}.url`) });
  return {
    name,
    legalName: of("legalName") || name,
    chamberOfCommerce: of("chamberOfCommerce") || today.chamberOfCommerce,
    vatId: of("vatId") || today.vatId,
    referencePrefix: initialsOf(name) || "A",
    description: area === "" ? "" : `${trades[trade]} ${prepositionOf(area)} ${area}.`,
    street: of("street") || today.street,
    postalCode: of("postalCode") || today.postalCode,
    city: of("city"),
    serviceArea: area,
    phone: of("phone"),
    whatsapp: of("whatsapp") || null,
    email,
    priceRange: today.priceRange,
    openingHours: Object.fromEntries(
      weekdays.map((day) => [day, of(day) || (day.startsWith("S") ? "gesloten" : "8-17")]),
    ),
    people: peopleOf(draft),
    team: isAlone ? null : of("team") || null,
    partner:
      of("hasPartner") === "ja"
        ? { ...linkIn("partner"), number: of("partner.number") || null }
        : null,
    externalReviews: hasReviews ? linkIn("externalReviews") : null,
    ...(hasPromotion && {
      promotionPercent: of("promotionPercent"),
      promotionAbove: of("promotionAbove"),
      promotionEnds: of("promotionEnds"),
    }),
    mainColour: of("mainColour") || null,
    accentColour: of("accentColour") || null,
    url: of("url") || today.url,
    sending: { way: "smtp", contact: { recipient: email }, quote: { recipient: email } },
    // Until nothing is left of it that would mislead anybody.
    demo: true,
    begin: {
      services: listOf(draft, "services"),
      place: of("place") || "both",
      alone: isAlone,
      since: of("since"),
      reply: of("reply") || null,
      warranty: of("warranty") || null,
      rating: (hasReviews && of("rating")) || null,
      reviews: (hasReviews && of("reviews")) || null,
    },
  };
}
