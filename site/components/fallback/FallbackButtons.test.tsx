import { expect, test } from "vitest";
import { linkWithText } from "./FallbackButtons.tsx";

const start = "mailto:info@firm.example?body=";
const long = (text: string) => text.repeat(3_000);

test.each([
  ["whole", "Graag vóór de zomer & met steiger?\r\nTot dan 🧱", false],
  ["cut so that it opens", long("a"), true],
  ["cut so that it opens", long("é"), true],
  ["cut between its characters", long("🧱"), true],
  ["cut between its lines", long("\r\n"), true],
])("a text in a link is %s", (_, text, isCut) => {
  const href = linkWithText(start, text);
  const shown = decodeURIComponent(href.slice(start.length));
  expect(shown.endsWith("…")).toBe(isCut);
  expect(isCut ? text.startsWith(shown.slice(0, -1)) : shown === text).toBe(true);
  expect(href.length).toBeLessThanOrEqual(2_000);
  expect(href.length).toBeGreaterThan(isCut ? 1_950 : 0);
});

test("half an emoji is left out, because no link can hold it", () => {
  expect(linkWithText(start, "muur \ud83e")).toBe(`${start}muur%20`);
});
