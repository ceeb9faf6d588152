import stylelint from "stylelint";
import { expect, test } from "vitest";
import newerCss from "./newer-css.ts";

/** What the rule finds in a style, without what to do about it. */
async function newerIn(code: string): Promise<string[]> {
  const rules = { "site/newer-css": [true, { worksWithout: ["text-wrap"] }] };
  const { results } = await stylelint.lint({ code, config: { plugins: [newerCss], rules } });
  return (results[0]?.warnings ?? []).map(({ text }) => text.replace(/: use @supports.*/, ""));
}

test("what the oldest browsers lack is a fault", async () => {
  expect(await newerIn(".a { scale: 2; overflow: clip; text-wrap: balance; }")).toEqual([
    "scale needs chrome 104, edge 104",
    "overflow: clip needs safari 16, safari_ios 16",
  ]);
  expect(await newerIn(".a { color: color-mix(in srgb, red, blue); }")).toHaveLength(1);
  expect(await newerIn(".a { block-size: 100dvh; }")).toHaveLength(1);
  expect(await newerIn(".a:has(.b) { color: red; }")).toHaveLength(1);
  expect(await newerIn("@layer a { .b { color: red; } }")).toHaveLength(1);
});

test("what is asked for first, or stands after an older value, is not", async () => {
  expect(await newerIn("@supports (scale: 2) { .a { .b { scale: 2; } } }")).toEqual([]);
  expect(await newerIn(".a { block-size: 100vh; block-size: 100dvh; }")).toEqual([]);
});
