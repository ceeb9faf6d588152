import { expect, test } from "vitest";
import { tidied } from "./tidy.ts";

test.each([
  ["4,8", "4.8/5"],
  ["9,2", "9.2/10"],
  ["4,8 van 5", "4.8/5"],
  ["8.9 / 10", "8.9/10"],
  ["4,6 uit de 5", "4.6/5"],
  ["heel goed", "heel goed"],
])("a rating of %s is %s", (typed, rating) => {
  expect(tidied({ rating: typed })).toEqual({ rating });
});

test("a colour may be without its #", () => {
  expect(tidied({ mainColour: "7A1F5C", accentColour: "#ffd21f" })).toEqual({
    mainColour: "#7A1F5C",
    accentColour: "#ffd21f",
  });
});
