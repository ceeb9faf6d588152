import { expect, test } from "vitest";
import { z } from "zod";
import { shortName } from "./common-schemas.ts";
import { found, lineOf } from "./issues.ts";
import { validate } from "./validate.ts";

const schema = z.strictObject({
  title: z.string().min(3).max(20).describe("write a title"),
  rating: z.number(),
  category: z.enum(["gevel", "binnen"]),
  questions: z.array(z.string()).max(2),
  rates: z.record(shortName("muur"), z.number()).optional(),
  origin: z
    .union([z.literal("same"), z.number()])
    .describe("write same or 1")
    .optional(),
});

const right = { title: "Gevel", rating: 5, category: "gevel", questions: ["Hoe lang?"] };

const mistakesIn = (data: unknown, using: z.ZodType = schema) =>
  validate("content/faq.yaml", using, data).issues.map(lineOf);

test("an empty optional field is left out", () => {
  expect(validate("", schema, { ...right, origin: null })).toEqual({ data: right, issues: [] });
});

test("an unknown field is reported with the field that was probably meant", () => {
  expect(mistakesIn({ ...right, tilte: "x", colour: "y" })).toEqual([
    'content/faq.yaml: unknown field "tilte" — write title, or remove it',
    'content/faq.yaml: unknown field "colour" — correct its name or remove it',
  ]);
});

test.each([
  [{ title: null }, "title: is missing — write a title"],
  [
    { category: "dak" },
    'category: is "dak", which is not one of the choices — write one of: gevel, binnen',
  ],
  [{ rating: "vijf" }, "rating: is a text instead of a number — write a number"],
  [{ title: 2026 }, "title: is a number instead of a text, put it in quotes — write a title"],
  [{ title: "" }, "title: is empty — write a title"],
  [{ title: "Ja" }, "title: has 2 characters instead of at least 3 — write a title"],
  [{ title: "x".repeat(80) }, "title: has 80 characters instead of at most 20 — write a title"],
  [
    { questions: ["Hoe?", "Wat?", "Waar?"] },
    "questions: has 3 entries instead of at most 2 — write a list, each entry on a line of its own that starts with a dash",
  ],
  [
    { rates: { "Muur 1": 3 } },
    "rates › Muur 1: cannot be a name — write a short name in small letters, as in muur",
  ],
  [{ origin: "other" }, 'origin: is "other", which is not one of the choices — write same or 1'],
])("%j is reported: %s", (change, mistake) => {
  expect(mistakesIn({ ...right, ...change })).toEqual([`content/faq.yaml › ${mistake}`]);
});

test("a union is checked against the shape that the data name", () => {
  const price = z.strictObject({ shape: z.literal("price"), label: z.string(), unit: z.string() });
  const onRequest = z.strictObject({ shape: z.literal("request"), label: z.string() });
  const either = z.discriminatedUnion("shape", [price, onRequest]);
  expect(mistakesIn({ shape: "price", label: "Muur", unti: "m2" }, either)).toEqual([
    "content/faq.yaml › unit: is missing — write at least one word",
    'content/faq.yaml: unknown field "unti" — write unit, or remove it',
  ]);
  expect(mistakesIn({ shape: "gift", label: "Muur" }, either)).toEqual([
    'content/faq.yaml › shape: is "gift", which is not one of the choices — write one of: price, request',
  ]);
  expect(mistakesIn({ label: "Muur" }, either)).toEqual([
    "content/faq.yaml › shape: is missing — write one of: price, request",
  ]);
});

test("a rule about several fields is checked when each of them is valid", () => {
  const named = schema.refine(() => false, found("lessThanFrom", {}));
  expect(mistakesIn({ ...right, category: "dak" }, named)).toHaveLength(1);
  expect(mistakesIn({ ...right, tilte: "x" }, named)).toEqual([
    'content/faq.yaml: unknown field "tilte" — write title, or remove it',
  ]);
  expect(mistakesIn(right, named)).toEqual([
    "content/faq.yaml: is less than from — write the highest amount, or leave the line out",
  ]);
});
