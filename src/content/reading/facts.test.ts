import { expect, test } from "vitest";
import { fillIn, fillInText } from "./facts";
import { euro, euroRange } from "./money";

test("amounts are written the Dutch way", () => {
  expect(euro(60)).toBe("€\u00a060");
  expect(euro(12.5)).toBe("€\u00a012,50");
  expect(euro(8.99)).toBe("€\u00a08,99");
  expect(euroRange(2000, 3500)).toBe("€\u00a02.000 tot €\u00a03.500");
});

test("a text takes its prices, claims and firm from the files that hold them", () => {
  expect(
    fillInText(
      "Vanaf {price.interior} {price.interior.unit}, {claim.warranty} garantie. Bel {business.phone}.",
      "x",
    ),
  ).toBe("Vanaf €\u00a012,50 per m², 5 jaar garantie. Bel 010-0000000.");
});

test("what is filled in later, on the page, is left alone", () => {
  expect(fillInText("{count} antwoorden", "x")).toBe("{count} antwoorden");
});

test("a name that does not exist stops the build with its place and the names there are", () => {
  expect(() => fillIn({ hero: { lead: ["Vanaf {price.interieur}"] } }, "content/pages/home.yaml")).toThrow(
    /^content\/pages\/home\.yaml › hero › lead › 1: \{price\.interieur\} does not exist — use one of: price\.interior/,
  );
});
