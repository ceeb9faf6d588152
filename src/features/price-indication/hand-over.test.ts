import { expect, test } from "vitest";
import type { ResultTexts } from "@/content/pages/price-indication";
import { type Choices, noChoices } from "./choices";
import { enquiryOf } from "./hand-over";
import { indicate } from "./indication";
import type { OutcomeTexts } from "./messages";
import { tariff } from "./testing/tariff";

const words = { includes: [], raises: [], lowers: [], drying: "", warranty: "", basis: "" };
const services: ResultTexts["services"] = [
  {
    slug: "inside",
    label: "Binnen",
    choice: "inside",
    indication: { ...words, parts: { walls: "wanden", ceilings: "plafonds", both: "alles" } },
  },
  { slug: "front", label: "Voorgevel", choice: "front", indication: { ...words, parts: { front: "gevel" } } },
  { slug: "frames", label: "Kozijnen", choice: "anders", indication: { ...words, parts: { frames: "" } } },
  { slug: "artwork", label: "Kunstwerk", choice: "artwork", visit: "Elk werk is anders." },
];
const texts: OutcomeTexts = {
  sentence: {
    range: "{subject}: {includingVat} met {percent} btw, {excludingVat} zonder.",
    discount: "{percent} korting is eraf.",
    measured: "Opgemeten: {measures}.",
  },
  visit: { heading: "", small: "", large: "", next: "Wij komen langs." },
};
const start = { buildings: { ouder: "Oude woning", jonger: "Jonge woning", bedrijfspand: "Bedrijf" } };

function enquiryFor(chosen: Partial<Choices>) {
  const choices = { ...noChoices, ...chosen };
  const indication = indicate({ tariff, texts: { services } }, choices);
  if (!indication) throw new Error("no service chosen");
  const enquiry = enquiryOf(indication, choices, start, texts);
  return { ...enquiry, text: enquiry.text.replaceAll("\u00a0", " ") };
}

test("the contractor reads what the visitor saw", () => {
  expect(enquiryFor({ service: "inside", squareMetres: "48" })).toEqual({
    service: "inside",
    squareMeters: "48",
    projectType: "woning",
    text: "Binnen, wanden, 48 m²: € 650 tot € 1.350 met 9% btw, € 600 tot € 1.200 zonder. Oude woning.",
  });
});

test("the promotion and the measures go along", () => {
  const measures = { by: "maten", length: "8", width: "5", height: "2,6", openings: "4" };
  const { squareMeters, text } = enquiryFor({ service: "inside", ...measures });
  expect(squareMeters).toBe("63,6");
  expect(text).toContain("10% korting is eraf.");
  expect(text).toContain("Opgemeten: lengte 8 m, breedte 5 m, hoogte 2,6 m, openingen 4 m².");
});

test("a service the quote form does not offer is another one there, and named in the text", () => {
  const { service, projectType, text } = enquiryFor({
    service: "frames",
    squareMetres: "12",
    building: "bedrijfspand",
  });
  expect([service, projectType]).toEqual(["anders", "bedrijfspand"]);
  expect(text).toMatch(/^Kozijnen, 12 m²: /);
});

test("services and jobs that are not in the tariff ask for a visit", () => {
  const visit = { text: expect.stringContaining("Wij komen langs.") };
  expect(enquiryFor({ service: "artwork" })).toMatchObject({ service: "artwork", ...visit });
  expect(enquiryFor({ service: "front", squareMetres: "900" })).toMatchObject({
    squareMeters: "900",
    ...visit,
  });
});
