import type { APIRequestContext } from "@playwright/test";
import { paths } from "#e2e/helpers/paths.ts";
import { expect, test } from "#e2e/helpers/test.ts";

// On a phone a table is drawn as blocks, without its head: each cell says itself what it is.
test.use({ viewport: { width: 390, height: 700 } });

/** In the page: the filled cells that neither name their row nor show the name of their column. */
function cellsWithoutName(): string[] {
  const cells = [...document.querySelectorAll("table tbody :is(td, th)")];
  const unnamed = cells.filter((cell) => {
    const label = getComputedStyle(cell, "::before").content;
    const showsLabel = /^"[^"]+"/.test(label);
    const isRowHeader = cell.getAttribute("role") === "rowheader";
    return !showsLabel && !isRowHeader && cell.textContent?.trim() !== "";
  });
  return unnamed.map((cell) => cell.textContent ?? "");
}

/** In the page: the heads of tables that assistive technology does not find. */
function headsOutOfReach(): string[] {
  const heads = [...document.querySelectorAll("thead")];
  const hidden = heads.filter((head) => getComputedStyle(head).display === "none");
  return hidden.map((head) => head.textContent ?? "");
}

/** The pages that have a table. */
async function pagesWithTables(request: APIRequestContext): Promise<string[]> {
  const found = [];
  for (const path of paths) {
    const response = await request.get(path);
    if ((await response.text()).includes("<table")) {
      found.push(path);
    }
  }
  return found;
}

test("every cell of a table says what it is on a phone", async ({ page, request }) => {
  for (const path of await pagesWithTables(request)) {
    await page.goto(path);
    expect.soft(await page.evaluate(cellsWithoutName), path).toEqual([]);
  }
});

test("the heads of tables are there for a screen reader on a phone", async ({ page, request }) => {
  for (const path of await pagesWithTables(request)) {
    await page.goto(path);
    expect.soft(await page.evaluate(headsOutOfReach), path).toEqual([]);
  }
});

test("a table that is drawn as blocks keeps its roles", async ({ page, request }) => {
  for (const path of await pagesWithTables(request)) {
    await page.goto(path);
    const tables = await page.locator("table").count();
    await expect.soft(page.getByRole("table"), path).toHaveCount(tables);
    await expect.soft(page.getByRole("columnheader").first(), path).toBeAttached();
  }
});
