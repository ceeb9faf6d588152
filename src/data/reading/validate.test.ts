import { expect, test } from "vitest";
import { z } from "zod";
import { shortName } from "./common-schemas.ts";
import { lineOf } from "./issues.ts";
import { validate } from "./validate.ts";

const schema = z.strictObject({
  title: z.string().min(3).max(20),
  rating: z.number(),
  category: z.enum(["gevel", "binnen"]),
  questions: z.array(z.string()).max(2),
  rates: z.record(shortName, z.number()).optional(),
  origin: z.union([z.literal("same"), z.number()]).optional(),
});

const right = { title: "Gevel", rating: 5, category: "gevel", questions: ["Hoe lang?"] };

const mistakesIn = (data: unknown, using: z.ZodType = schema) =>
  validate("content/faq.yaml", using, data).issues.map(lineOf);

test("an empty optional field is left out", () => {
  expect(validate("", schema, { ...right, origin: null })).toEqual({ data: right, issues: [] });
});

test("an unknown field is reported with the field that was probably meant", () => {
  expect(mistakesIn({ ...right, tilte: "x", colour: "y" })).toEqual([
    "content/faq.yaml: De website kent tilte niet. Bedoelt u title?",
    "content/faq.yaml: De website kent colour niet.",
  ]);
});

test.each([
  [{ title: null }, "title: Dit is nog leeg."],
  [{ category: "dak" }, "category: Kies een van: gevel, binnen."],
  [{ rating: "vijf" }, "rating: Schrijf een getal, met een komma zoals 12,50."],
  [{ title: 2026 }, "title: Zet dit tussen aanhalingstekens."],
  [{ title: "" }, "title: Dit is nog leeg."],
  [
    { title: "Vanaf &euro; 12" },
    "title: ‘&euro;’ is een code uit een webpagina, en staat straks zo op de site. Schrijf ‘€’.",
  ],
  [{ title: "Ja" }, "title: Schrijf ten minste 3 tekens."],
  [{ title: "x".repeat(80) }, "title: Dit is te lang: er passen 20 tekens."],
  [{ questions: ["Hoe?", "Wat?", "Waar?"] }, "questions: Hier passen er hoogstens 2."],
  [
    { rates: { "Muur 1": 3 } },
    "rates › Muur 1: Schrijf deze naam met kleine letters, cijfers en streepjes.",
  ],
  [{ origin: "other" }, "origin: Kies een van de mogelijkheden."],
])("%j is reported: %s", (change, mistake) => {
  expect(mistakesIn({ ...right, ...change })).toEqual([`content/faq.yaml › ${mistake}`]);
});

test("a union is checked against the shape that the data name", () => {
  const price = z.strictObject({ shape: z.literal("price"), label: z.string(), unit: z.string() });
  const onRequest = z.strictObject({ shape: z.literal("request"), label: z.string() });
  const either = z.discriminatedUnion("shape", [price, onRequest]);
  expect(mistakesIn({ shape: "price", label: "Muur", unti: "m2" }, either)).toEqual([
    "content/faq.yaml › unit: Dit is nog leeg.",
    "content/faq.yaml: De website kent unti niet. Bedoelt u unit?",
  ]);
  expect(mistakesIn({ shape: "gift", label: "Muur" }, either)).toEqual([
    "content/faq.yaml › shape: Kies een van: price, request.",
  ]);
  expect(mistakesIn({ label: "Muur" }, either)).toEqual([
    "content/faq.yaml › shape: Dit is nog leeg.",
  ]);
});

test("a rule about several fields is checked when each of them is valid", () => {
  const named = schema.refine(() => false, { error: "Draai ze om." });
  expect(mistakesIn({ ...right, category: "dak" }, named)).toHaveLength(1);
  expect(mistakesIn({ ...right, tilte: "x" }, named)).toEqual([
    "content/faq.yaml: De website kent tilte niet. Bedoelt u title?",
  ]);
  expect(mistakesIn(right, named)).toEqual(["content/faq.yaml: Draai ze om."]);
});
