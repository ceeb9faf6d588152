import { expect, test } from "vitest";
import { languageFaults } from "./language-faults.ts";

const faultsIn = (text: string, place = "content/pages/home.yaml › intro") =>
  languageFaults([{ place, text }]).map((fault) => fault.replace(/^.*: "(.*)" — .*$/, "$1"));

test.each([
  ["Het muur is droog.", ["Het muur"]],
  ["We stucen het oude\n  muur en de plafond.", ["het oude muur", "de plafond"]],
  ["De stukadoor doet de voegwerk.", ["de voegwerk"]],
  ["Elk wand en deze witte kozijn.", ["Elk wand", "deze witte kozijn"]],
  ["Zo ziet je dat jouw kamer klaar is.", ["je", "jouw"]],
  ["Jij belt, wij komen.", ["Jij"]],
  ["Offerte's, plafond’s en drie keuken's.", ["Offerte's", "plafond’s", "keuken's"]],
])("%j has the faults %j", (text, faults) => {
  expect(faultsIn(text)).toEqual(faults);
});

test.each([
  "De muur, het plafond, deze oude gevel en dit nieuwe huis.",
  "Wat het de muur kost; het restje verf dat u van ons krijgt.",
  "Het muurwerk en de plafonds, het muurtje en de kozijnen.",
  "Een beetje, objecten en Marietje.",
  "Foto's, auto’s en pdf's van VvE's, 's avonds; offertes en plafonds.",
])("%j has none", (text) => {
  expect(faultsIn(text)).toEqual([]);
});

test("a customer may say je, in a review and in a quote beside a case", () => {
  expect(faultsIn("Je ziet er niets van.", "content/reviews/a.yaml › text")).toEqual([]);
  expect(faultsIn("Je ziet niets.", "content/cases/a.yaml › clientQuote › text")).toEqual([]);
  expect(faultsIn("Je ziet niets.", "content/cases/a.yaml › challenge")).toEqual(["Je"]);
});

test("a fault says where it is and what to write", () => {
  expect(languageFaults([{ place: "content/faq/a.yaml", text: "Het muur, je" }])).toEqual([
    'content/faq/a.yaml: "je" — write "u" or "uw"',
    'content/faq/a.yaml: "Het muur" — the noun takes "de"',
  ]);
});
