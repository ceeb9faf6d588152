import { expect, test } from "vitest";
import { z } from "zod";
import { sized } from "./common-schemas.ts";
import { lengthWarnings } from "./length-warnings.ts";

const title = sized(5, 20);
const schema = z.strictObject({ pages: z.array(z.strictObject({ title })) });

test("a text that is too long to look good gets a warning with its length", () => {
  const pages = [{ title: "Stucwerk" }, { title: "Stucwerk in Rotterdam en omstreken" }];
  expect(lengthWarnings({ pages }, schema, "content/page.yaml")).toEqual([
    {
      place: "content/page.yaml › pages › 2 › title",
      code: "cutOff",
      values: { size: 34, limit: 20 },
    },
  ]);
});

test("a text that is too long to look good is no mistake", () => {
  const pages = [{ title: "Stucwerk in Rotterdam en omstreken" }];
  expect(schema.safeParse({ pages }).success).toBe(true);
});

test("a list that is too long to look good gets a warning with its length", () => {
  const ticks = z.array(z.string()).meta({ advisedLength: 2, sizeAdvice: "pushesPhotograph" });
  const data = { ticks: ["Strak", "Snel", "Schoon"] };
  expect(lengthWarnings(data, z.strictObject({ ticks }), "content/page.yaml")).toEqual([
    {
      place: "content/page.yaml › ticks",
      code: "pushesPhotograph",
      values: { size: 3, limit: 2 },
    },
  ]);
});
