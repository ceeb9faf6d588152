import { expect, test } from "vitest";
import { amountsWithoutVat, typedFacts } from "./check-texts.ts";

const variables = [
  ["business.phone", "555 01"],
  ["claim.warranty", "5 jaar"],
  ["price.roof", "€ 40"],
  ["price.roof.unit", "per m²"],
  ["business.partner", undefined],
] as const;
const typed = (place: string, text: string) => typedFacts([{ place, text }], variables);

test("finds a fact that was typed, but not where the fact is defined, or in a text that only looks like it", () => {
  expect(typed("content/pages/home.yaml › a", "Bel 555 01, voor € 40 per m².")).toEqual([
    'content/pages/home.yaml › a: "555 01" is typed by hand — write {business.phone}',
    'content/pages/home.yaml › a: "€ 40" is typed by hand — write {price.roof}',
  ]);
  expect(typed("content/business.yaml › phone", "555 01")).toEqual([]);
  expect(typed("content/pages/home.yaml › a", "Na 15 jaar, voor € 40,50 of {price.roof}")).toEqual(
    [],
  );
  expect(typed("content/pages/terms-of-service.md › line 5", "De wet zegt 5 jaar.")).toEqual([]);
  expect(typed("content/cases/a.yaml › clientQuote › text", "Al 5 jaar dicht.")).toEqual([]);
});

test("finds an amount that is only given without VAT", () => {
  const found = (text: string) => amountsWithoutVat([{ place: "home › a", text }]);
  expect(found("Vanaf {price.roof} exclusief btw ({price.roof.incl}).")).toEqual([]);
  expect(found("Vanaf {price.roof} of {example.small.range}.")).toEqual([
    "home › a: {price.roof} stands there without VAT alone — write {price.roof.incl} beside it",
    "home › a: {example.small.range} stands there without VAT alone — write {example.small.range.incl} beside it",
  ]);
  const withVat = { place: "home › jobs › 1 › withVat", text: "{price.roof.incl}" };
  const job = (number: number) => ({
    place: `home › jobs › ${number} › amount`,
    text: "{price.roof}",
  });
  expect(amountsWithoutVat([job(1), withVat])).toEqual([]);
  expect(amountsWithoutVat([job(2), withVat])).toHaveLength(1);
});
