import { expect, test } from "vitest";
import { z } from "zod";
import { textWith } from "./common-schemas.ts";
import { type Context, type Found, interpolate } from "./interpolate.ts";
import { lineOf } from "./issues.ts";

const variables = new Map([
  ["business.partner", undefined],
  ["price.walls", "€\u00a014,50"],
]);
const page = "content/pages/home.yaml";

/** A schema for data of which every value is a text. */
function schemaOf(data: unknown): z.ZodType {
  if (Array.isArray(data)) {
    return z.array(schemaOf(data[0]));
  }
  if (typeof data !== "object" || data === null) {
    return z.string();
  }
  return z.object(
    Object.fromEntries(Object.entries(data).map(([key, value]) => [key, schemaOf(value)])),
  );
}

function fillIn(data: unknown, schema = schemaOf(data), context: Context = { variables }) {
  const found: Found = { issues: [], unresolved: new Set() };
  const filled = interpolate(data, schema, page, context, found);
  const mistakes = found.issues.map(lineOf);
  return { data: filled, mistakes, unresolved: [...found.unresolved] };
}

test("work is on an island and in a town", () => {
  const fields = ["business.city", "business.serviceArea"] as const;
  const says = (...places: string[]) =>
    fillIn("In {business.city}, in {business.serviceArea}.", z.string(), {
      variables: new Map(fields.map((field, i) => [field, places[i]])),
    }).data;
  expect(says("Den Burg", "Texel")).toBe("In Den Burg, op Texel.");
  expect(says("Urk", "Urkerland")).toBe("Op Urk, in Urkerland.");
  expect(says("Voorne aan Zee", "Voorne-Putten")).toBe("In Voorne aan Zee, op Voorne-Putten.");
});

test("a variable at the start of a sentence is filled in with a capital", () => {
  const people = new Map([["person.plasterer", "onze stukadoor"]]);
  const text =
    "{person.plasterer} komt kijken. {person.plasterer} meet op, en {person.plasterer} rekent.";
  expect(fillIn(text, z.string(), { variables: people }).data).toBe(
    "Onze stukadoor komt kijken. Onze stukadoor meet op, en onze stukadoor rekent.",
  );
});

test("an unknown variable is reported with its field and the variable that was probably meant", () => {
  expect(
    fillIn({ hero: { lead: ["Vanaf {prise.wals}"] }, a: "{zomaar iets}", b: "{}" }).mistakes,
  ).toEqual([
    `${page} › hero › lead › 1: {prise.wals} bestaat niet. Bedoelt u {price.walls}?`,
    `${page} › a: {zomaar iets} bestaat niet. Schrijf het gegeven zelf, zonder accolades.`,
    `${page} › b: {} bestaat niet. Schrijf het gegeven zelf, zonder accolades.`,
  ]);
});

test("a placeholder that the page fills in is allowed only in the field that declares it", () => {
  const schema = z.object({ found: textWith("count"), heading: z.string() });
  const data = { found: "{count} antwoorden", heading: "{count} vragen" };
  expect(fillIn(data, schema)).toMatchObject({
    data,
    mistakes: [
      `${page} › heading: {count} bestaat niet. Schrijf het gegeven zelf, zonder accolades.`,
    ],
  });
});

test("a text has to contain every placeholder that its field declares", () => {
  expect(textWith("before", "after").safeParse("{before} voor").success).toBe(false);
  expect(textWith("before", "after").safeParse("{before} voor, {after} na").success).toBe(true);
});

test("a block or an entry with an empty variable is left out", () => {
  const about = "Aangesloten bij {business.partner}";
  const longer = { question: "Hoe lang?", answer: "Twee dagen." };
  const data = {
    partner: { heading: about, button: "Bekijk" },
    questions: [{ question: `${about}?`, answer: "Ja." }, longer],
    ticks: ["Gratis offerte", about],
  };
  const { shape } = schemaOf(data) as z.ZodObject<Record<string, z.ZodType>>;
  const schema = z.object({ ...shape, partner: z.optional(schemaOf(data.partner)) });
  expect(fillIn(data, schema)).toEqual({
    data: { questions: [longer], ticks: ["Gratis offerte"] },
    mistakes: [],
    unresolved: [],
  });
});

test("a required text loses the sentences that name a service the firm does not have", () => {
  const data = { closing: { text: "Vertel erover. We doen ook {service.stairs}.", button: "Bel" } };
  const closing = { text: "Vertel erover.", button: "Bel" };
  expect(fillIn(data)).toMatchObject({ data: { closing }, mistakes: [] });
});

test("an empty variable in a required text of one sentence is reported", () => {
  expect(fillIn({ heading: "Lid van {business.partner}" }).mistakes).toEqual([
    `${page} › heading: {business.partner} is leeg bij de bedrijfsgegevens. Vul het daar in, of haal het hier weg.`,
  ]);
});

test("variables from an invalid file are not reported again", () => {
  const context = { variables, unknownPrefixes: new Set(["setting"]) };
  expect(fillIn("{setting.a.b}", z.string(), context)).toMatchObject({
    mistakes: [],
    unresolved: [page],
  });
});
