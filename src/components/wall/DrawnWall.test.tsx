import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { wallTexts } from "#data/enquiry/wall.ts";
import { DrawnWall } from "./DrawnWall.tsx";
import { exampleWall } from "./geometry.ts";

test("a page shows the example at scale before its script comes, on a phone and wider", () => {
  const html = renderToString(
    <DrawnWall example={exampleWall("walls")} measure="walls" texts={wallTexts.data}>
      {({ squareMeters, isExample }) => `total: ${squareMeters} ${isExample}`}
    </DrawnWall>,
  );
  expect(html).toContain('viewBox="0 0 350 224"');
  expect(html).toContain('viewBox="0 0 780 416"');
  expect(html).toContain(">4,00 m</text>");
  expect(html).toContain(">2,60 m</text>");
  expect(html).toContain("total: 10.4 true");
  expect(html).toContain(`+ <!-- -->${wallTexts.data.ceiling.add}`);
});
