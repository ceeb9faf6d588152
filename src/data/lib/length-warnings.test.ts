import { expect, test } from "vitest";
import { z } from "zod";
import { sized } from "./common-schemas.ts";
import { lengthWarnings } from "./length-warnings.ts";

const title = sized(5, 20, "write a title", "search engines cut it off there");
const schema = z.strictObject({ pages: z.array(z.strictObject({ title })) });

test("a text that is too long to look well is named with its length and what to do", () => {
  const pages = [{ title: "Stucwerk" }, { title: "Stucwerk in Rotterdam en omstreken" }];
  expect(lengthWarnings({ pages }, schema, "content/page.yaml")).toEqual([
    {
      place: "content/page.yaml › pages › 2 › title",
      message: "has 34 characters, more than 20 — search engines cut it off there",
    },
  ]);
});

test("a text that is too long to look well is no mistake", () => {
  const pages = [{ title: "Stucwerk in Rotterdam en omstreken" }];
  expect(schema.safeParse({ pages }).success).toBe(true);
});
