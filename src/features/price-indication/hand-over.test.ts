import { expect, test } from "vitest";
import { priceIndication } from "@/content/pages/price-indication";
import { prices } from "@/content/firm/prices";
import { figuresOf } from "./calculation";
import { type Choices, noChoices } from "./choices";
import { enquiryOf } from "./hand-over";
import { indicate } from "./indication";

const figures = figuresOf(prices);

function enquiryFor(chosen: Partial<Choices>) {
  const choices = { ...noChoices, ...chosen };
  const indication = indicate({ figures, texts: priceIndication }, choices);
  if (!indication) throw new Error("no service chosen");
  const enquiry = enquiryOf(indication, choices, priceIndication.start, priceIndication);
  return { ...enquiry, text: enquiry.text.replaceAll("\u00a0", " ") };
}

test("the contractor reads what the visitor saw", () => {
  expect(enquiryFor({ service: "binnenmuur-stucen", squareMetres: "48" })).toEqual({
    service: "binnenmuur-stucen",
    squareMeters: "48",
    projectType: "woning",
    text: "Binnenmuur stucen, wanden, 48 m²: € 650 tot € 1.350 inclusief 9% btw, € 600 tot € 1.200 exclusief btw. Woning, ouder dan 2 jaar.",
  });
});

test("the promotion and the measures go along", () => {
  const measures = { by: "maten", length: "8", width: "5", height: "2,6", openings: "4" };
  const { squareMeters, text } = enquiryFor({ service: "binnenmuur-stucen", ...measures });
  expect(squareMeters).toBe("63,6");
  expect(text).toContain("10% actiekorting is eraf.");
  expect(text).toContain("Opgemeten: lengte 8, breedte 5, hoogte 2,6, openingen 4.");
});

test("painting is another service in the quote form, and named in the text", () => {
  const { service, projectType, text } = enquiryFor({
    service: "schilderwerk",
    part: "kozijnen",
    squareMetres: "12",
    building: "bedrijfspand",
  });
  expect([service, projectType]).toEqual(["anders", "bedrijfspand"]);
  expect(text).toMatch(/^Schilderwerk, kozijnen en deuren, 12 m²: /);
});

test("ornamental plaster and jobs without figures ask for a visit", () => {
  const visit = { text: expect.stringContaining("Wij komen gratis langs") };
  expect(enquiryFor({ service: "sierpleister" })).toMatchObject({ service: "sierpleister", ...visit });
  expect(enquiryFor({ service: "gevel-stucen", squareMetres: "900" })).toMatchObject({
    squareMeters: "900",
    ...visit,
  });
});
