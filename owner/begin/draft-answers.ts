import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { Answers } from "./answers.ts";
import { type Draft, listOf, peopleCount, textOf } from "./draft.ts";
import type { Trade } from "./empty-demonstration.ts";
import { weekdays } from "./opening-hours.ts";

/** What a person does, as the page asks it, with the sentence that visitors read. */
export const work = {
  stukadoor: { label: "stuct", line: "Doet het stucwerk." },
  schilder: { label: "schildert", line: "Doet het schilderwerk." },
  uitvoerder: { label: "komt kijken en meten", line: "Komt kijken en maakt de offerte." },
} as const;
type Role = keyof typeof work;

const isRole = (role: string): role is Role => role in work;

const aloneLine = "Komt kijken en doet het werk.";

function peopleOf(draft: Draft) {
  const isAlone = textOf(draft, "alone") === "ja";
  const people = Array.from({ length: peopleCount(draft) }, (_one, i) => {
    const firstName = textOf(draft, `firstName${i}`);
    const role = textOf(draft, `role${i}`);
    const line = isRole(role) ? work[role].line : "";
    return { firstName, role, line: isAlone ? aloneLine : line };
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
}

const tradeWords = z
  .record(z.enum(["plaster", "paint", "both"]), z.string())
  .parse(parse(readFileSync(join(import.meta.dirname, "trades.yaml"), "utf8")));

/**
 * A draft as answers, in the form in which they are written in a file. What waits has the answer of
 * today, which is then listed as what is still of the demonstration.
 */
export function answersOf(draft: Draft, { answers: today, trade }: Today): unknown {
  const of = (field: string) => textOf(draft, field);
  const name = of("name");
  const email = of("email");
  const area = of("serviceArea");
  return {
    name,
    legalName: of("legalName") || name,
    chamberOfCommerce: of("chamberOfCommerce") || today.chamberOfCommerce,
    vatId: of("vatId") || today.vatId,
    referencePrefix: initialsOf(name) || "A",
    description: area === "" ? "" : `Voor al uw ${tradeWords[trade]} in ${area}.`,
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
    url: of("url") || today.url,
    sending: { way: "smtp", contact: { recipient: email }, quote: { recipient: email } },
    // Until nothing is left of it that would mislead anybody.
    demo: true,
    begin: {
      services: listOf(draft, "services"),
      alone: of("alone") === "ja",
      since: of("since"),
      reply: of("reply"),
      warranty: of("warranty"),
    },
  };
}
