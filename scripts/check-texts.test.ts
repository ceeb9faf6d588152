import { expect, test } from "vitest";
import { amountsWithoutVat, languageFaults, typedAmounts, typedFacts } from "./check-texts.ts";

const variables = [
  ["business.phone", "555 01"],
  ["claim.warranty", "5 jaar"],
  ["price.roof", "€ 40"],
  ["price.roof.unit", "per m²"],
  ["business.partner", undefined],
] as const;
const typed = (place: string, text: string) => typedFacts([{ place, text }], variables);

test("finds a fact that was typed", () => {
  expect(typed("content/pages/home.yaml › a", "Bel 555 01, voor € 40 per m².")).toEqual([
    'content/pages/home.yaml › a: "555 01" is typed by hand — write {business.phone}',
    'content/pages/home.yaml › a: "€ 40" is typed by hand — write {price.roof}',
  ]);
});

test.each([
  ["in the file that defines it", "content/business.yaml › phone", "555 01"],
  ["as a part of another figure", "content/pages/home.yaml › a", "Na 15 jaar, voor € 40,50"],
  ["when it is named", "content/pages/home.yaml › a", "{price.roof}"],
  ["in legal terms", "content/pages/terms-of-service.md › line 5", "De wet zegt 5 jaar."],
  ["in a quote of a customer", "content/cases/a.yaml › clientQuote › text", "Al 5 jaar dicht."],
])("a fact is not reported %s", (_, place, text) => {
  expect(typed(place, text)).toEqual([]);
});

const withoutVat = (text: string) => amountsWithoutVat([{ place: "home › a", text }]);

test("an amount with its VAT is not reported", () => {
  expect(withoutVat("Vanaf {price.roof} exclusief btw ({price.roof.incl}).")).toEqual([]);
});

test("finds an amount that is only given without VAT", () => {
  expect(withoutVat("Vanaf {price.roof} of {example.small.range}.")).toEqual([
    "home › a: {price.roof} is only given without VAT — write {price.roof.incl} beside it",
    "home › a: {example.small.range} is only given without VAT — write {example.small.range.incl} beside it",
  ]);
});

test("the amount with VAT may be in another field of the same entry", () => {
  const withVat = { place: "home › jobs › 1 › withVat", text: "{price.roof.incl}" };
  const job = (number: number) => ({
    place: `home › jobs › ${number} › amount`,
    text: "{price.roof}",
  });
  expect(amountsWithoutVat([job(1), withVat])).toEqual([]);
  expect(amountsWithoutVat([job(2), withVat])).toHaveLength(1);
});

test.each([
  ["a sum", "content/articles/a.md › line 5", "Samen € 1.545,50 met btw.", "€ 1.545,50"],
  ["a sum in words", "content/faq/kosten.yaml › a", "Reken op 2.500 euro.", "2.500 euro"],
])("finds %s that was typed", (_, place, text, amount) => {
  expect(typedAmounts([{ place, text }])).toEqual([
    `${place}: "${amount}" is typed by hand — name a rate, job, example or bundle`,
  ]);
});

test.each([
  ["that is named", "content/faq/kosten.yaml › a", "Samen {job.room.range.incl} met btw."],
  ["that is a choice", "content/enquiry.yaml › options › budget › tot-1000", "Tot € 1.000"],
  ["of a customer", "content/reviews/a.yaml › text", "Het kostte € 900."],
])("an amount %s is not reported", (_, place, text) => {
  expect(typedAmounts([{ place, text }])).toEqual([]);
});

test.each([
  ["Zo ziet je dat jouw kamer klaar is.", '"je" — write "u" or "uw"', '"jouw" — write "u" or "uw"'],
  ["Jij belt een objectje met een beetje.", '"Jij" — write "u" or "uw"'],
  ["Offerte's en", `"Offerte's" — write it without an apostrophe`],
  ["Drie plafond’s.", `"plafond’s" — write it without an apostrophe`],
  ["Foto's, auto’s en pdf's van VvE's, 's avonds; offertes en plafonds."],
])("the language of %j", (text, ...faults) => {
  const place = "content/pages/home.yaml › intro";
  expect(languageFaults([{ place, text }])).toEqual(faults.map((fault) => `${place}: ${fault}`));
});

test.each(["content/reviews/a.yaml › text", "content/cases/a.yaml › clientQuote › text"])(
  "a customer may say je: %s",
  (place) => {
    expect(languageFaults([{ place, text: "Je ziet er niets van." }])).toEqual([]);
  },
);
