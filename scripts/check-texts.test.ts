import { expect, test } from "vitest";
import { amountsWithoutVat, faultsIn, rulesOfFacts, rulesOfLanguage } from "./check-texts.ts";

const rules = [
  ...rulesOfLanguage,
  ...rulesOfFacts([
    ["business.phone", "555 01"],
    ["claim.warranty", "5 jaar"],
    ["price.roof.unit", "per m²"],
    ["business.partner", undefined],
  ]),
];
const home = "content/pages/home.yaml › a";

test.each([
  ["Bel 555 01, per m².", '"555 01" — write {business.phone}'],
  ["Samen € 1.545,50 met btw.", '"€ 1.545,50" — name a rate, job, example or bundle'],
  ["Reken op 2.500 euro.", '"2.500 euro" — name a rate, job, example or bundle'],
  ["Zo ziet je dat jouw kamer klaar is.", '"je" — write "u" or "uw"', '"jouw" — write "u" or "uw"'],
  ["Jij belt een objectje met een beetje.", '"Jij" — write "u" or "uw"'],
  ["Offerte's en", `"Offerte's" — write it without an apostrophe`],
  ["Drie plafond’s.", `"plafond’s" — write it without an apostrophe`],
  ["Foto's, auto’s en pdf's van VvE's, 's avonds; offertes en plafonds."],
  ["Na 15 jaar, {business.phone}, samen {job.room.range.incl} met btw."],
])("%j", (text, ...faults) => {
  const expected = faults.map((fault) => `${home}: ${fault}`);
  expect(faultsIn([{ place: home, text }], rules)).toEqual(expected);
});

test.each([
  ["content/business.yaml › phone", "555 01"],
  ["content/pages/terms-of-service.md › regel 5", "De wet zegt 5 jaar."],
  ["content/enquiry.yaml › options › budget › tot-1000", "Tot € 1.000"],
  ["content/reviews/a.yaml › text", "Het kostte € 900, je ziet er niets van."],
  ["content/cases/a.yaml › clientQuote › text", "Je ziet niets, al 5 jaar."],
])("%s may say %j", (place, text) => {
  expect(faultsIn([{ place, text }], rules)).toEqual([]);
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
