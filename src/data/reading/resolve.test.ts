import { expect, test } from "vitest";
import { z } from "zod";
import { textWith } from "./common-schemas.ts";
import { lineOf } from "./issues.ts";
import { readBody } from "./markdown-body.ts";
import { type Context, type Found, resolveData } from "./resolve.ts";

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
  const filled = resolveData(data, schema, page, context, found);
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

test("a block or an entry goes with a text that it cannot do without", () => {
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

test("a text loses the sentences that name what the firm does not have, wherever it stands", () => {
  const text = "Vertel (echt!) erover. We doen ook {service.stairs}. Bel ons.";
  const data = { closing: { text, button: "Bel" }, ticks: [text] };
  const left = "Vertel (echt!) erover. Bel ons.";
  expect(fillIn(data)).toMatchObject({
    data: { closing: { text: left, button: "Bel" }, ticks: [left] },
    mistakes: [],
  });
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

test.each([
  [
    "a section goes with the paragraph that says what it is about",
    "## Een\n\nJa.\n\n## Lid\n\nBij {business.partner}.\n\n### Wel\n\n- Verf\n\n## Twee\n\nNee.",
    "## Een\n\nJa.\n\n## Twee\n\nNee.",
  ],
  ["it stays without a later one", "## Een\n\nJa.\n\nBij {business.partner}.", "## Een\n\nJa."],
  [
    "it goes without anything in it",
    "## Een\n\nJa.\n\n### Lijst\n\n- Ja. {business.partner}\n- {business.partner}",
    "## Een\n\nJa.",
  ],
  [
    "a table keeps the rows that stay",
    "| Werk | Lid |\n| --- | --- |\n| Trap. | {business.partner} |\n| Muur | 1 |",
    "| Werk | Lid |\n| --- | --- |\n| Muur | 1 |",
  ],
  [
    "a table goes without rows",
    "## Lid\n\n| Werk | Lid |\n| --- | --- |\n| Trap | {business.partner} |\n\nMeer.",
    "## Lid\n\nMeer.",
  ],
])("in Markdown, %s", (_what, body, left) => {
  const source = { data: {}, body, bodyLine: 1, issues: [] };
  const read = readBody("a.md", source, { variables });
  expect(read.text.body.replace(/\n{2,}/g, "\n\n").trim()).toBe(left);
  expect(read.issues).toEqual([]);
});
