import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { wallTexts } from "#data/enquiry/wall.ts";
import { DrawnWall } from "./DrawnWall.tsx";
import { type CountedSurface, exampleWall } from "./geometry.ts";

/** The drawing as it is in a page before its script comes. */
function htmlOf(measure: CountedSurface): string {
  return renderToString(
    <DrawnWall
      value={undefined}
      example={exampleWall(measure)}
      measure={measure}
      onChange={() => undefined}
      texts={wallTexts.data}
    >
      {({ squareMeters, isExample }) => `total: ${squareMeters} ${isExample}`}
    </DrawnWall>,
  );
}

test("a page shows the example at scale before its script comes, on a phone and wider", () => {
  const html = htmlOf("walls");
  expect(html).toContain('viewBox="0 0 350 224"');
  expect(html).toContain('viewBox="0 0 780 416"');
  expect(html).toContain(">4,00 m</text>");
  expect(html).toContain(">2,60 m</text>");
  expect(html).toContain("total: 10.4 true");
});

test.each([
  ["walls", true],
  ["facade", false],
] as const)("for %s, a ceiling is offered: %s", (measure, isOffered) => {
  expect(htmlOf(measure).includes(`+ <!-- -->${wallTexts.data.ceiling.add}`)).toBe(isOffered);
});
