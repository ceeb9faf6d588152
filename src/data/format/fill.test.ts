import { expect, test } from "vitest";
import { fill } from "./fill.ts";

test("fills in each name, as often as it occurs", () => {
  expect(fill("{name} en {name}: {count} keer", { name: "Jan", count: 2 })).toBe(
    "Jan en Jan: 2 keer",
  );
});

test("leaves a name without a value as it is", () => {
  expect(fill("{name} uit {place}", { name: "Jan" })).toBe("Jan uit {place}");
});

test("uses a value to the letter, also with dollar signs and braces", () => {
  expect(fill("Verwijder {name}", { name: "$& {name}.jpg" })).toBe("Verwijder $& {name}.jpg");
});
