import { expect, test } from "vitest";
import { z } from "zod";
import { lengthWarnings } from "./check.ts";
import { sized } from "./reading/common-schemas.ts";

const title = sized(5, 20);
const schema = z.strictObject({ pages: z.array(z.strictObject({ title })) });

test("a text that is too long to look good gets a warning with its length", () => {
  const pages = [{ title: "Stucwerk" }, { title: "Stucwerk in Rotterdam en omstreken" }];
  expect(lengthWarnings({ pages }, schema, "content/page.yaml")).toEqual([
    {
      place: "content/page.yaml › pages › 2 › title",
      message: expect.stringMatching(/^Zoekmachines laten 20 tekens zien; dit zijn er 34\./),
    },
  ]);
});

test("a text that is too long to look good is no mistake", () => {
  const pages = [{ title: "Stucwerk in Rotterdam en omstreken" }];
  expect(schema.safeParse({ pages }).success).toBe(true);
});

test("a list that is too long to look good gets a warning with its length", () => {
  const sizeAdvice = (size: number, limit: number) => `${size} is meer dan ${limit}`;
  const ticks = z.array(z.string()).meta({ advisedLength: 2, sizeAdvice });
  const data = { ticks: ["Strak", "Snel", "Schoon"] };
  expect(lengthWarnings(data, z.strictObject({ ticks }), "content/page.yaml")).toEqual([
    {
      place: "content/page.yaml › ticks",
      message: "3 is meer dan 2",
    },
  ]);
});
