import { expect, test } from "vitest";
import { withSoftHyphens } from "./soft-hyphens.ts";

test.each([
  ["Klantbeoordelingen", "Klant|beoor|delingen"],
  ["Nieuwbouwappartement", "Nieuw|bouw|appar|tement"],
  ["Sleuteloverdracht", "Sleutel|over|dracht"],
  ["Voorbeeldofferte", "Voor|beeld|offerte"],
])("%s may be broken where Dutch breaks it, and not near its ends", (word, broken) => {
  expect(withSoftHyphens(word).replaceAll("\u00ad", "|")).toBe(broken);
});
