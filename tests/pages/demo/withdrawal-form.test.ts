import { expect, test } from "vitest";
import { readPage } from "#tests/support/page-reader.ts";

test("the terms lead to the form for withdrawal, which says to whom it is sent", () => {
  const link = { text: "modelformulier voor herroeping", href: "/modelformulier-herroeping" };
  expect(readPage("/terms-of-service").links).toContainEqual(link);
  const { text } = readPage(link.href);
  expect(text).toContain("herroep/herroepen (*)");
  expect(text).toContain("Kalk & Kwast stucwerk en schilderwerk");
  expect(text).toContain("Voorbeeldstraat 1");
  expect(text).toContain("info@kalkenkwast.example");
  expect(text).toContain("010-0000000");
});
