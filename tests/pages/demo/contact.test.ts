import { expect, test } from "vitest";
import { allWords, readPage } from "#tests/support/page-reader.ts";

const { hrefs, links, main, text } = readPage("/contact");

test("the contact page says where and when the firm is found, and how soon it answers", () => {
  expect(allWords(main, "h1")).toEqual(["Contact Opnemen"]);
  expect(text).toContain("binnen 24 uur antwoord van");
  expect(links).toContainEqual({ text: "010-0000000", href: "tel:+31100000000" });
  expect(links).toContainEqual({
    text: "info@kalkenkwast.example",
    href: "mailto:info@kalkenkwast.example",
  });
  expect(text).toContain("Voorbeeldstraat 1 3067 TP Rotterdam");
  expect(text).toContain(
    "Maandag t/m vrijdag 8.00–18.00 uur Zaterdag 9.00–15.00 uur Zondag gesloten",
  );
});

test("the contact page names the partner network", () => {
  expect(text).toMatch(/gecertificeerd/i);
  expect(text).toContain("Erkend Stukadoorsnetwerk");
});

test("the contact page leads to services, projects and reviews, and twice to the quote form", () => {
  expect(hrefs).toEqual(expect.arrayContaining(["/diensten", "/projecten", "/reviews"]));
  const toQuote = links.filter(({ href }) => href === "/offerte-aanvragen");
  expect(toQuote.length).toBeGreaterThanOrEqual(2);
  expect(toQuote.map((link) => link.text)).toContainEqual(
    expect.stringMatching(/uitgebreide offerte/i),
  );
});
