import { expect, test } from "vitest";
import { z } from "zod";
import { euro, euroRange } from "#data/format/money.ts";
import { textWith } from "./content-ref.ts";
import { type Context, type Found, interpolate } from "./interpolate.ts";
import { lineOf } from "./issues.ts";

const variables = new Map([
  ["business.partner", undefined],
  ["price.walls", "€\u00a014,50"],
]);
const page = "content/pages/home.yaml";
const texts = (data: unknown): z.ZodType => {
  if (Array.isArray(data)) {
    return z.array(texts(data[0]));
  }
  if (typeof data !== "object" || data === null) {
    return z.string();
  }
  return z.object(
    Object.fromEntries(Object.entries(data).map(([key, value]) => [key, texts(value)])),
  );
};
function told(data: unknown, schema = texts(data), context: Context = { variables }) {
  const found: Found = { issues: [], unsettled: new Set() };
  const filled = interpolate(data, schema, page, context, found);
  return { data: filled, mistakes: found.issues.map(lineOf), unsettled: [...found.unsettled] };
}

test("amounts are written the Dutch way", () => {
  expect(euro(60)).toBe("€\u00a060");
  expect(euro(4.35 * 100)).toBe("€\u00a0435");
  expect(euro(12.5)).toBe("€\u00a012,50");
  expect(euro(8.99)).toBe("€\u00a08,99");
  expect(euroRange(2000, 3500)).toBe("€\u00a02.000 tot €\u00a03.500");
});

test("the words that replace a name begin a sentence with a capital", () => {
  const people = new Map([["person.plasterer", "onze stukadoor"]]);
  const text =
    "{person.plasterer} komt kijken. {person.plasterer} meet op, en {person.plasterer} rekent.";
  expect(told(text, z.string(), { variables: people }).data).toBe(
    "Onze stukadoor komt kijken. Onze stukadoor meet op, en onze stukadoor rekent.",
  );
});

test("what is no name is a mistake, with its place and the name that was probably meant", () => {
  expect(
    told({ hero: { lead: ["Vanaf {prise.wals}"] }, a: "{zomaar iets}", b: "{}" }).mistakes,
  ).toEqual([
    `${page} › hero › lead › 1: {prise.wals} does not exist — write {price.walls}, or another name from docs/tokens.md`,
    `${page} › a: {zomaar iets} does not exist — write a name from docs/tokens.md`,
    `${page} › b: {} does not exist — write a name from docs/tokens.md`,
  ]);
});

test("what is filled in later, in the page, is left alone in the field that declares it and nowhere else", () => {
  const schema = z.object({ found: textWith("count"), heading: z.string() });
  const data = { found: "{count} antwoorden", heading: "{count} vragen" };
  expect(told(data, schema)).toMatchObject({
    data,
    mistakes: [`${page} › heading: {count} does not exist — write a name from docs/tokens.md`],
  });
});

test("what is filled in later has to be there", () => {
  expect(textWith("before", "after").safeParse("{before} voor").success).toBe(false);
  expect(textWith("before", "after").safeParse("{before} voor, {after} na").success).toBe(true);
});

test("a block or an entry about something the firm does not have is left out", () => {
  const about = "Aangesloten bij {business.partner}";
  const longer = { question: "Hoe lang?", answer: "Twee dagen." };
  const data = {
    partner: { heading: about, button: "Bekijk" },
    questions: [{ question: `${about}?`, answer: "Ja." }, longer],
    ticks: ["Gratis offerte", about],
    hero: { heading: "Stucwerk", badge: { text: about } },
  };
  expect(told(data)).toEqual({
    data: { questions: [longer], ticks: ["Gratis offerte"], hero: { heading: "Stucwerk" } },
    mistakes: [],
    unsettled: [],
  });
});

test("where nothing can be left out, the place is named with what to do", () => {
  expect(told({ heading: "Lid van {business.partner}" }).mistakes).toEqual([
    `${page} › heading: {business.partner} is empty in content/business.yaml — fill it in there or take it out here`,
  ]);
});

test("names whose file is wrong itself are not judged", () => {
  const context = { variables, unknownPrefixes: new Set(["setting"]) };
  expect(told("{setting.a.b}", z.string(), context)).toMatchObject({
    mistakes: [],
    unsettled: [page],
  });
});
