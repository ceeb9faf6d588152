import type { Page } from "@playwright/test";
import { consentTexts } from "#data/pages/consent.ts";
import { violations } from "#e2e/helpers/axe.ts";
import { hasOurContent } from "#e2e/helpers/demonstration.ts";
import { expectToHold } from "#e2e/helpers/expect-to-hold.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { layoutFaults } from "#e2e/helpers/layout-faults.ts";
import { expectOnPaper } from "#e2e/helpers/on-paper.ts";
import { chunksOf, missingPaths, paths, templates } from "#e2e/helpers/paths.ts";
import { findEnlarged } from "#e2e/helpers/photographs.ts";
import { banner, reopen } from "#e2e/helpers/shell-steps.ts";
import { expectReadableTables } from "#e2e/helpers/tables.ts";
import { expect, test } from "#e2e/helpers/test.ts";

// What every page must be like when it is drawn, also for readers who enlarge the text (WCAG 1.4.4,
// 1.4.10, 1.4.12).

// A finger needs 44 px, also on a wide screen.
test.use({ ...atRest, hasTouch: true });

/** The largest spacing that a reader may set: WCAG 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em
  * !important; }
  p { margin-block-end: 2em !important; }`;

const setWidth = (page: Page, width: number) =>
  page.setViewportSize({ width, height: width < 640 ? 700 : 900 });

const isTemplate = (path: string) => [...templates, missingPaths[0]].includes(path);

async function expectToHinderNobody(page: Page, path: string): Promise<void> {
  await setWidth(page, 1280);
  await page.goto(path);
  if (hasOurContent) {
    // This comes first, because a browser that has fetched a large picture does not fetch a small
    // one any more.
    expect.soft(await page.evaluate(findEnlarged), `${path}: photographs at 1280 px`).toEqual([]);
  }
  if (isTemplate(path) && !missingPaths.includes(path)) {
    await expectOnPaper(page, path);
  }
  for (const width of isTemplate(path) ? [1280, 390] : [390]) {
    await setWidth(page, width);
    expect
      .soft(await violations(page), `${path}: accessibility at ${width} px, with the banner`)
      .toEqual([]);
  }
  // The page is 390 px wide now.
  await expectReadableTables(page, path);
  await banner(page).getByRole("button", { name: consentTexts.data.reject }).click();
  await expect(reopen(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);

  for (const width of isTemplate(path) ? [390, 320, 768, 1280, 1680] : [320]) {
    await setWidth(page, width);
    // The size of a touch target depends on its component, and the templates have all components.
    expect
      .soft(await layoutFaults(page, isTemplate(path)), `${path}: boxes at ${width} px`)
      .toEqual([]);
  }
  // So that the next page opens with its banner.
  await page.localStorage.clear();
  if (!isTemplate(path)) {
    return;
  }

  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
  await expectToHold(page, 320, `${path} with the reader's own spacing`);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const client = await page.context().newCDPSession(page);
  await client.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await expectToHold(page, 640, `${path} with the reader's own size of letters, 200%,`);
  await client.detach();
}

const everyPath = [...paths, ...missingPaths];
const others = everyPath.filter((path) => !isTemplate(path));
for (const chunk of [...chunksOf(3, everyPath.filter(isTemplate)), ...chunksOf(8, others)]) {
  test(`${chunk.join(" ")} are accessible, break no design rule and have sharp photographs`, async ({
    page,
    expectConsole,
  }) => {
    // Several pages, at up to five widths each.
    test.slow();
    if (chunk.some((path) => missingPaths.includes(path))) {
      expectConsole(/status of 404/);
    }
    for (const path of chunk) {
      await expectToHinderNobody(page, path);
    }
  });
}

test("each rule finds what breaks it", async ({ page }) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" />';
  await page.route("**/wall.svg", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: svg }),
  );
  const body = `
    <style>
      body { margin: 0; --edge: 20px; font: 16px/1.5 monospace }
      p, a { margin: 40px 20px; display: block; min-height: 44px; width: 200px }
    </style>
    <main>
      <p style="margin-inline: 2px">too far left</p>
      <p style="margin-inline: -20px">beside it</p>
      <p style="height: 8px; min-height: 0; overflow: hidden">cut in two</p>
      <p style="width: 1300px">${"twelve chars ".repeat(7)}</p>
      <table style="display: block; width: 40px; margin: 40px 20px; overflow: auto"><td>immovable</table>
      <p>covered</p>
      <div style="background: red; height: 44px; width: 100px; position: relative; top: -84px"></div>
      <a href="/" style="min-height: 30px; height: 30px">small</a>
      <h2 style="width: 60px; margin: 20px; overflow-wrap: anywhere">onafbreekbaar</h2>
      <p style="margin-left: 1000px">under a tab</p>
      <div style="position: fixed; left: 1020px; bottom: 0; width: 20px; height: 20px; background: red">tab</div>
      <picture><source srcset="/wall.svg 100w"><img src="/wall.svg" alt="" style="width: 300px"></picture>
    </main>`;
  await page.route("**/rules", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/rules");
  expect(await page.evaluate(findEnlarged)).toEqual([
    expect.stringContaining("100 of 100 px, 3 times"),
  ]);
  const faults = await layoutFaults(page, true);
  expect(faults.map((fault) => fault.replace(/[,(].*/, "").trim()).sort()).toEqual([
    "beside the screen: 40 px",
    "beside the screen: beside it",
    "broken word: onafbreekbaar",
    "covered: covered",
    "covered: under a tab",
    "cut off: cut in two",
    "long line: 90: twelve chars twelve chars twelve chars twelve",
    "off the margins: too far left",
    "small target: small",
    "wide table: immovable",
  ]);
});
