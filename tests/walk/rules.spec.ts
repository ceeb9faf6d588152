import { allFaults } from "#tests/support/layout-faults.ts";
import { expect, test } from "#tests/support/test.ts";
import { findEnlarged } from "./files.ts";

// The rules of the design find what breaks them.

test("each rule finds what breaks it", async ({ page }) => {
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
      <b style="display: block; width: 60px; margin: 20px">pleister&shy;systeem</b>
      <p style="margin-left: 1000px">under a tab</p>
      <div style="position: fixed; left: 1020px; bottom: 0; width: 20px; height: 20px; background: red">tab</div>
    </main>`;
  await page.setContent(body);
  const faults = await allFaults(page, true);
  expect(faults.map((fault) => fault.replace(/[,(].*/, "").trim()).sort()).toEqual([
    "beside the screen: 40 px",
    "beside the screen: beside it",
    "beside the screen: twelve chars twelve chars twelve chars twelve char",
    "broken word: onafbreekbaar",
    "covered: covered",
    "covered: under a tab",
    "cut off: cut in two",
    "hyphen in bold: pleistersysteem",
    "long line: 90: twelve chars twelve chars twelve chars twelve",
    "off the margins: too far left",
    "small target: small",
    "wide table: immovable",
  ]);
});

test("a photograph that is drawn larger than its file is found", async ({ page }) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" />';
  await page.route("**/wall.jpg", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: svg }),
  );
  await page.route("**/rules", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html>
        <picture>
          <source srcset="/wall.jpg 100w">
          <img src="/wall.jpg" alt="" style="width: 300px">
        </picture>`,
    }),
  );
  await page.goto("/rules");
  expect(await page.evaluate(findEnlarged, 1.1)).toEqual([
    expect.stringContaining("wall.jpg: 100 px, 3 times"),
  ]);
});
