import { expect, test } from "vitest";
import { linkWithText } from "./FallbackButtons.tsx";

const start = "mailto:info@firm.example?body=";

const textIn = (href: string) => decodeURIComponent(href.slice(start.length));

test("a link has the whole text when it can be opened", () => {
  const text = "Graag vóór de zomer & met steiger?\r\nTot dan 🧱";
  const { href, isCut } = linkWithText(start, text);
  expect(textIn(href)).toBe(text);
  expect(isCut).toBe(false);
});

test.each(["a", "é", "🧱", "\r\n"])(
  "a link with many times %j is cut so that it opens",
  (letter) => {
    const text = letter.repeat(3_000);
    const { href, isCut } = linkWithText(start, text);
    expect(isCut).toBe(true);
    expect(href.length).toBeLessThanOrEqual(2_000);
    expect(href.length).toBeGreaterThan(1_950);
    expect(textIn(href).endsWith("…")).toBe(true);
    expect(text.startsWith(textIn(href).slice(0, -1))).toBe(true);
  },
);

test("half an emoji is left out, because no link can hold it", () => {
  expect(textIn(linkWithText(start, "muur \ud83e").href)).toBe("muur ");
});
