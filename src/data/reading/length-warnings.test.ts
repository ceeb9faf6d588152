import { expect, test } from "vitest";
import { z } from "zod";
import { sized } from "./common-schemas.ts";
import { lengthWarnings } from "./length-warnings.ts";

const title = sized(5, 20, "write a title", "search engines cut it off there");
const schema = z.strictObject({ pages: z.array(z.strictObject({ title })) });

test("a text that is too long to look good gets a warning with its length and what to do", () => {
  const pages = [{ title: "Stucwerk" }, { title: "Stucwerk in Rotterdam en omstreken" }];
  expect(lengthWarnings({ pages }, schema, "content/page.yaml")).toEqual([
    {
      place: "content/page.yaml › pages › 2 › title",
      message: "has 34 characters, more than 20 — search engines cut it off there",
    },
  ]);
});

test("a text that is too long to look good is no mistake", () => {
  const pages = [{ title: "Stucwerk in Rotterdam en omstreken" }];
  expect(schema.safeParse({ pages }).success).toBe(true);
});

test("a list that is too long to look good gets a warning with its length and what to do", () => {
  const ticks = z.array(z.string()).meta({ advisedLength: 2, lengthHint: "take some out" });
  const data = { ticks: ["Strak", "Snel", "Schoon"] };
  expect(lengthWarnings(data, z.strictObject({ ticks }), "content/page.yaml")).toEqual([
    {
      place: "content/page.yaml › ticks",
      message: "has 3 entries, more than 2 — take some out",
    },
  ]);
});
