import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test.each([
  ["Kosten & Prijzen", "kosten-prijzen"],
  ["Trends", "trends"],
  ["Één muur, 2 lagen!", "een-muur-2-lagen"],
  ["…", ""],
])("%s is %j in an address", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
