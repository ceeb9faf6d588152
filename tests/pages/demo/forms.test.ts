import { expect, test } from "vitest";
import { all, allWords, readPage, words } from "#tests/support/page-reader.ts";

/** The enquiry form of a page: the one that asks for a name. */
const formOn = (path: string): Element => {
  const { main } = readPage(path);
  return all(main, "form:has([name=name])")[0] ?? main;
};

const contact = formOn("/contact");
const quote = formOn("/offerte-aanvragen");

/** The names of the fields of a form, each once. */
const fieldNames = (form: Element) => [
  ...new Set(
    all(form, ":is(input, select, textarea)[name]:not([name=leave-empty])").map((each) =>
      each.getAttribute("name"),
    ),
  ),
];

/** The values a visitor can choose, from a list or from tiles, without the empty one. */
const values = (form: Element, name: string) =>
  all(form, `select[name=${name}] option, input[type=radio][name=${name}]`)
    .map((option) => option.getAttribute("value") ?? "")
    .filter(Boolean);

test("the contact form asks what is specified, and offers the specified services", () => {
  expect(allWords(readPage("/contact").main, "h2")).toContain("Stuur ons een bericht");
  expect(fieldNames(contact)).toEqual([
    "name",
    "email",
    "phone",
    "address",
    "postalCode",
    "city",
    "service",
    "squareMeters",
    "message",
    "privacy",
  ]);
  expect(values(contact, "service").sort()).toEqual([
    "anders",
    "binnenmuur-stucen",
    "buitenmuur-stucen",
    "gevel-stucen",
    "sierpleister",
  ]);
});

test("the quote form asks in four parts, first about the work and last about the person", () => {
  expect(allWords(quote, "h2")).toEqual([
    "1 Wat moet er gebeuren?",
    "2 Hoe groot?",
    "3 Wanneer en budget",
    "4 Uw gegevens",
  ]);
  expect(fieldNames(quote)).toEqual([
    "service",
    "projectType",
    "squareMeters",
    "files",
    "timeframe",
    "budget",
    "message",
    "name",
    "email",
    "phone",
    "address",
    "postalCode",
    "city",
    "privacy",
  ]);
  expect(all(quote, "input[type=file][name]")).toHaveLength(1);
});

test("the quote form offers the specified choices", () => {
  expect(values(quote, "service").sort()).toEqual([
    "anders",
    "binnenmuur-stucen",
    "buitenmuur-stucen",
    "gevel-stucen",
    "nieuwbouw-stucen",
    // Painting is sent as "anders".
    "schilderwerk",
    "sierpleister",
  ]);
  expect(values(quote, "projectType")).toEqual([
    "woning",
    "appartement",
    "nieuwbouw",
    "renovatie",
    "bedrijfspand",
    "anders",
  ]);
  expect(values(quote, "timeframe")).toEqual([
    "zo-snel-mogelijk",
    "binnen-1-maand",
    "binnen-3-maanden",
    "binnen-6-maanden",
    "orientatie",
  ]);
  expect(values(quote, "budget")).toEqual([
    "tot-1000",
    "1000-2500",
    "2500-5000",
    "5000-10000",
    "boven-10000",
    "nog-onbekend",
  ]);
});

test.each([
  ["/contact", "bericht"],
  ["/offerte-aanvragen", "aanvraag"],
])("%s asks to agree in the specified words, and says who reads it and how soon", (path, what) => {
  const form = formOn(path);
  const agree = form.querySelector("input[type=checkbox][name=privacy]:not([checked])");
  expect(words(agree?.closest("label"))).toBe("Ik ga akkoord met de verwerking van mijn gegevens");
  const statement = agree?.closest("p")?.querySelector('a[href="/privacy-policy"]');
  expect(words(statement)).toMatch(/privacyverklaring/);
  // Next to the button.
  expect(words(form)).toMatch(
    new RegExp(`Wim leest uw ${what} zelf\\. Binnen 24 uur .* 010-0000000`),
  );
});
