import { expect, test } from "vitest";
import { postalCity, withBoundNumbers } from "./words.ts";

const shown = (text: string) => withBoundNumbers(text).replaceAll("\u00a0", "~");

test("a number stays with its unit", () => {
  expect(shown("binnen 24 uur, vanaf 10–15 m² en 5 jaarringen")).toBe(
    "binnen 24~uur, vanaf 10–15~m² en 5 jaarringen",
  );
});

test("an amount stays with its sign and its VAT", () => {
  expect(shown("tot € 2.500.000, vanaf € 65,40 incl. 9% btw")).toBe(
    "tot €~2.500.000, vanaf €~65,40 incl.~9%~btw",
  );
});

test("a word that begins with a single letter stays whole", () => {
  expect(
    shown("in ’s-Gravenzande per e-mail, ’s Avonds of 's nachts, met foto’s erbij en een btw-id"),
  ).toBe(
    "in ’s\u2011Gravenzande per e\u2011mail, ’s~Avonds of 's~nachts, met foto’s erbij en een btw\u2011id",
  );
  expect(shown("heel Zuid-Holland, en een zuid-west")).toBe(
    "heel Zuid\u2011Holland, en een zuid\u2011west",
  );
});

test("a town's name in an address stays whole", () => {
  expect(postalCity("5211AB", "'s-Hertogenbosch")).toBe("5211\u00a0AB 's\u2011Hertogenbosch");
});
