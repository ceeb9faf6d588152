import { expect, test } from "#tests/support/test.ts";
import { faultsOf } from "./faults.ts";
import { findEnlarged } from "./in-page.ts";

test("each rule of the design finds what breaks it", async ({ page }) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" />';
  const body = `<!doctype html>
    <style>
      body { margin: 0; font: 16px/1.5 monospace }
      p, a { margin: 40px 20px; display: block; min-height: 44px; width: 200px }
    </style>
    <main>
      <p style="margin-inline: 2px">too far left</p>
      <p style="height: 8px; min-height: 0; overflow: hidden">cut in two</p>
      <p style="width: 1300px">${"twelve chars ".repeat(7)}</p>
      <p>covered</p>
      <div style="background: red; height: 44px; width: 100px; position: relative; top: -84px"></div>
      <a href="/" style="min-height: 30px; height: 30px">small</a>
      <h2 style="width: 60px; margin: 20px; overflow-wrap: anywhere">onafbreekbaar</h2>
      <picture>
        <source srcset="/wall.jpg 100w" sizes="100px">
        <img src="/wall.jpg" alt="" style="width: 300px">
      </picture>
    </main>`;
  await page.route("**/wall.jpg", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: svg }),
  );
  await page.route("**/rules", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/rules");
  const faults = await faultsOf(page);
  expect(faults.map((fault) => fault.replace(/ \(.*/, "")).sort()).toEqual([
    "at the edge: too far left",
    "beside the screen: 40 px",
    "beside the screen: twelve chars twelve chars twelve chars twelve char",
    "broken word: onafbreekbaar",
    "covered: covered",
    "cut off: cut in two",
    "small target: small",
  ]);
  expect(await page.evaluate(findEnlarged, 1.1)).toEqual([
    expect.stringContaining("wall.jpg: 300 px wide instead of 100"),
  ]);
});
