import { expect, test } from "vitest";
import { fillWith, fillTextWith } from "./fill-in";
import { euro, euroRange } from "./money";

const facts = new Map([
  ["business.phone", "015-1234567"],
  ["business.partner", undefined],
  ["claim.warranty", "7 jaar"],
  ["price.walls", "€\u00a014,50"],
  ["price.walls.unit", "per m²"],
]);
const fill = (data: unknown) => fillWith(facts, data, "content/pages/home.yaml");

test("amounts are written the Dutch way", () => {
  expect(euro(60)).toBe("€\u00a060");
  expect(euro(12.5)).toBe("€\u00a012,50");
  expect(euro(8.99)).toBe("€\u00a08,99");
  expect(euroRange(2000, 3500)).toBe("€\u00a02.000 tot €\u00a03.500");
});

test("a text takes its prices, claims and firm from the facts", () => {
  const text = "Vanaf {price.walls} {price.walls.unit}, {claim.warranty} garantie. Bel {business.phone}.";
  expect(fillTextWith(facts, text, "x")).toBe("Vanaf €\u00a014,50 per m², 7 jaar garantie. Bel 015-1234567.");
});

test("what is filled in later, on the page, is left alone", () => {
  expect(fillTextWith(facts, "{count} antwoorden", "x")).toBe("{count} antwoorden");
});

test("a name that does not exist stops the build with its place and the names there are", () => {
  expect(() => fill({ hero: { lead: ["Vanaf {price.muur}"] } })).toThrow(
    "content/pages/home.yaml › hero › lead › 1: {price.muur} does not exist — use one of: price.walls, price.walls.unit",
  );
});

test("a block or an entry about something the firm does not have is left out", () => {
  const about = "Aangesloten bij {business.partner}";
  expect(
    fill({
      partner: { heading: about, button: "Bekijk" },
      questions: [
        { question: `${about}?`, answer: "Ja." },
        { question: "Hoe lang?", answer: "Twee dagen." },
      ],
      ticks: ["Gratis offerte", about],
      hero: { heading: "Stucwerk", badge: { text: about } },
    }),
  ).toEqual({
    questions: [{ question: "Hoe lang?", answer: "Twee dagen." }],
    ticks: ["Gratis offerte"],
    hero: { heading: "Stucwerk" },
  });
});

test("where nothing can be left out, the place is named with what to do", () => {
  expect(() => fill({ heading: "Lid van {business.partner}" })).toThrow(
    "content/pages/home.yaml › heading: {business.partner} is empty in content/business.yaml — fill it in there or take it out here",
  );
});
