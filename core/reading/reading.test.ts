import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { advised, isLinkAddress, sized, textWith } from "./common-schemas.ts";
import { type Issue, lineOf } from "./issues.ts";
import { readBody } from "./markdown-body.ts";
import { shortName } from "./references.ts";
import { validate } from "./validate.ts";

const variables = new Map([
  ["business.partner", undefined],
  ["person.plasterer", "onze stukadoor"],
  ["price.walls", "€\u00a014,50"],
  ["service.walls", "muren"],
]);

/** What is read of a text in YAML, or its mistakes. */
function read(yaml: string, schema: z.ZodType) {
  const { data, issues } = validate("a.yaml", schema, parse(yaml), { variables });
  return data ?? issues.map(lineOf);
}

const card = z.strictObject({
  title: z.string().min(3).max(20),
  rating: z.number(),
  category: z.enum(["gevel", "binnen"]),
  questions: z.array(z.string()).max(2),
  rates: z.record(shortName, z.number()).optional(),
  origin: z.union([z.literal("same"), z.number()]).optional(),
});
const right = { title: "Gevel", rating: 5, category: "gevel", questions: ["Hoe lang?"] };
const changed = (yaml: string) => JSON.stringify({ ...right, ...parse(yaml) });

test("an empty optional field is left out", () => {
  expect(read(changed("origin:"), card)).toEqual(right);
});

test.each([
  ["{ tilte: x, en }", ": De website kent tilte niet. Bedoelt u title? De website kent en niet."],
  ["title:", " › title: Dit is nog leeg."],
  ["title: ''", " › title: Dit is nog leeg."],
  ["title: 2026", " › title: Zet dit tussen aanhalingstekens."],
  ["title: Ja", " › title: Schrijf ten minste 3 tekens."],
  ["title: Een muur van honderd meter", " › title: Dit is te lang: er passen 20 tekens."],
  [
    "title: '&euro; 12'",
    " › title: ‘&euro;’ is een code uit een webpagina, en staat straks zo op de site. Schrijf ‘€’.",
  ],
  ["title: '{prise.wals}'", " › title: {prise.wals} bestaat niet. Bedoelt u {price.walls}?"],
  ["title: '{service.wals}'", " › title: {service.wals} bestaat niet. Bedoelt u {service.walls}?"],
  [
    "title: '{zomaar iets}'",
    " › title: {zomaar iets} bestaat niet. Schrijf het gegeven zelf, zonder",
  ],
  [
    "title: Bij {business.partner}",
    " › title: {business.partner} is leeg bij de bedrijfsgegevens.",
  ],
  ["category: dak", " › category: Kies een van: gevel, binnen."],
  ["rating: vijf", " › rating: Schrijf een getal, met een komma zoals 12,50."],
  ["questions: [Hoe, Wat, Waar]", " › questions: Hier passen er hoogstens 2."],
  ["rates: { Muur 1: 3 }", " › rates › Muur 1: Schrijf deze naam met kleine letters, cijfers"],
  ["origin: other", " › origin: Kies een van de mogelijkheden."],
])("%s is reported: %s", (change, mistake) => {
  expect(read(changed(change), card)).toEqual([expect.stringContaining(mistake)]);
});

test("a name that the page fills in stands in the field that declares it, and must", () => {
  const schema = z.object({ found: textWith("count"), heading: z.string() });
  const advice = "{count} bestaat niet. Schrijf het gegeven zelf, zonder accolades.";
  const missing = "Laat {count} in de tekst staan; daar vult de website iets in.";
  expect(read("{ found: '{count} keer', heading: Ja }", schema)).toHaveProperty("heading");
  expect(read("{ found: Soms, heading: '{count}' }", schema)).toEqual([
    `a.yaml › heading: ${advice}`,
    `a.yaml › found: ${missing}`,
  ]);
});

test.each([
  [
    "{person.plasterer} meet op. {person.plasterer} rekent, en {person.plasterer} komt.",
    "Onze stukadoor meet op. Onze stukadoor rekent, en onze stukadoor komt.",
  ],
  // Without the sentences that name what the firm does not have.
  [
    "Vertel (echt!) erover. We doen ook {service.stairs}. Bel ons.",
    "Vertel (echt!) erover. Bel ons.",
  ],
])("%s is read as: %s", (written, shown) => {
  expect(read(JSON.stringify(written), z.string())).toBe(shown);
});

test("a block or an entry goes with a text that it cannot do without", () => {
  const block = z.object({ heading: z.string(), button: z.string() });
  const schema = z.object({ partner: block.optional(), lists: z.array(z.array(block)) });
  const about = { heading: "Lid van {business.partner}", button: "Bekijk" };
  const other = { heading: "Een tweede", button: "Bel" };
  const data = { partner: about, lists: [[about, other]] };
  expect(read(JSON.stringify(data), schema)).toEqual({ lists: [[other]] });
});

test("a block that needs one of several goes when the firm has none of them", () => {
  const needs = new Map(Object.entries({ inside: true, outside: false, alone: false }));
  const data = [{ needs: ["inside", "outside"] }, { needs: ["outside", "alone"] }];
  expect(validate("a.yaml", z.array(z.object({})), data, { needs }).data).toHaveLength(1);
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
  const { text, issues } = readBody(
    "a.md",
    { data: {}, body, bodyLine: 1, issues: [] },
    { variables },
  );
  expect(text.body.replace(/\n{2,}/g, "\n\n").trim()).toBe(left);
  expect(issues).toEqual([]);
});

test("a text or a list that is too long to look good gets a warning, and is no mistake", () => {
  const ticks = advised(z.array(z.string()), 2, "list");
  const schema = z.strictObject({ pages: z.array(z.strictObject({ title: sized(5, 20) })), ticks });
  const data = {
    pages: [{ title: "Stucwerk" }, { title: "Stucwerk in Rotterdam en omstreken" }],
    ticks: ["Strak", "Snel", "Schoon"],
  };
  const advice: Issue[] = [];
  expect(validate("a.yaml", schema, data, { advice }).issues).toEqual([]);
  expect(advice.map(lineOf)).toEqual([
    "a.yaml › pages › 2 › title: Zoekmachines laten 20 tekens zien; dit zijn er 34. Maak het korter, of laat het zo.",
    "a.yaml › ticks: Dit zijn er 3, en er is plaats voor 2. Haal er een paar weg, of laat het zo.",
  ]);
});

test("a link in a text leads to the web, a mailbox, a phone or a place on the page", () => {
  const web = ["https://wet.example/a", "http://müller.example/é?b=c#d"];
  const right = [...web, "mailto:a@b.example", "tel:+31101234567", "#prijs"];
  const without = ["www.wet.example", "https//wet.example", "https://netwerk", "contact", ""];
  const wrong = [...without, "javascript:alert(1)", "data:text/html,x", "ftp://wet.example"];
  expect([...right, ...wrong].filter(isLinkAddress)).toEqual(right);
});
