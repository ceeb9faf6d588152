import { expect, test } from "vitest";
import { designColours, inColoursOf, nearestAccent, nearestMain } from "./colours.ts";

const { main, deep, accent } = designColours;

test("the colours of the design are legible", () => {
  expect(nearestMain(main)).toBe(main);
  expect(nearestAccent(accent)).toBe(accent);
});

test.each([
  ["#ff7a00", nearestMain, "#b25500"],
  ["#ffffff", nearestMain, "#6e6e6e"],
  ["#12151c", nearestAccent, "#7d7e82"],
])("%s becomes legible", (colour, nearest, expected) => {
  expect(nearest(colour)).toBe(expected);
});

test("a source gets a firm's colours, and keeps all others", () => {
  const source = `a{color:${main};background:${accent}}b{color:${deep.toUpperCase()}}c{color:#123456}`;
  const own = { mainColour: "#006400", accentColour: "#ffb3c1" };
  expect(inColoursOf(own, source)).toBe(
    "a{color:#006400;background:#ffb3c1}b{color:#004600}c{color:#123456}",
  );
  expect(inColoursOf({}, source)).toBe(source.replace(deep.toUpperCase(), deep));
});
