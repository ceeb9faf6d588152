import { z } from "zod";
import { buildings } from "#prices/price-rules.ts";
import { paragraph, text } from "#reading/common-schemas.ts";
import { rateName, serviceSlug, shortName, squareMeters } from "#reading/references.ts";

const points = z.array(text).min(1);

/** A line of the quote: a rate per square metre times the square metres, or any other rate once. */
const line = z.strictObject({
  rate: rateName,
  work: text.optional(),
  minimum: rateName.optional(),
  vat: z.literal("high").optional(),
  off: z.boolean().optional(),
});
export type QuoteLineSource = z.output<typeof line>;

const part = z.strictObject({
  name: shortName,
  label: text,
  rate: rateName,
  work: text.optional(),
  lines: z.array(line).default([]),
  shownRate: rateName.optional(),
  minimum: rateName.optional(),
  extras: z.array(rateName).optional(),
  measure: z.enum(["walls", "ceiling", "room", "facade", "none"]),
  squareMetersTo: squareMeters,
});

const answer = z.strictObject({
  name: shortName,
  label: text,
  lines: z.array(line).default([]),
  minimum: rateName.optional(),
});

const question = z
  .strictObject({
    name: shortName,
    topic: text,
    question: text,
    hint: text.optional(),
    parts: z.array(shortName).optional(),
    answers: z.array(answer).min(2),
    /** The answers that count in the lowest and in the highest amount until the visitor answers. */
    unanswered: z.strictObject({ from: shortName, to: shortName }),
    /** The answer that counts in a new building until the visitor answers. */
    newBuild: shortName.optional(),
  })
  .refine(
    ({ answers, unanswered: { from, to } }) => {
      const names = answers.map((one) => one.name);
      return names.includes(from) && names.includes(to);
    },
    {
      path: ["unanswered"],
      error: "Dit is geen antwoord op deze vraag. Neem de korte naam van een antwoord over.",
    },
  );

/** The service that is for new buildings, and what the visitor reads of it. */
const newBuild = z.strictObject({ service: serviceSlug, text: paragraph, link: text });

/** How the price indication calculates and explains a service; part of content/services/. */
export const serviceEstimate = z.strictObject({
  building: z.enum(buildings).optional(),
  question: text.optional(),
  shownFor: text.optional(),
  parts: z.array(part).min(1),
  questions: z.array(question).default([]),
  includes: points,
  raises: points,
  lowers: points,
  extras: z.array(rateName).default([]),
  newBuild: newBuild.optional(),
  drying: text,
  warranty: text.optional(),
  basis: paragraph,
});
export type ServiceEstimate = z.output<typeof serviceEstimate>;
