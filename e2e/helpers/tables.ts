import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/**
 * Runs in the page: finds filled cells that neither name their row nor show the name of their
 * column.
 */
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

/** Runs in the page: finds heads of tables that assistive technology cannot find. */
function headsOutOfReach(): string[] {
  const heads = [...document.querySelectorAll("thead")];
  const hidden = heads.filter((head) => getComputedStyle(head).display === "none");
  return hidden.map((head) => head.textContent ?? "");
}

/**
 * On a phone, a table is drawn as blocks without its head. Expects that each cell shows what it is,
 * and that screen readers still find the table and its head.
 */
export async function expectReadableTables(page: Page, path: string): Promise<void> {
  const tables = await page.locator("table").count();
  if (tables === 0) {
    return;
  }
  const unnamed = await page.evaluate(cellsWithoutName);
  expect.soft(unnamed, `${path}: cells that do not say what they are on a phone`).toEqual([]);
  const hidden = await page.evaluate(headsOutOfReach);
  expect.soft(hidden, `${path}: heads of tables out of a screen reader's reach`).toEqual([]);
  const roles = page.getByRole("table");
  await expect.soft(roles, `${path}: tables that keep their role on a phone`).toHaveCount(tables);
  const heads = page.getByRole("columnheader").first();
  await expect.soft(heads, `${path}: heads of columns that keep their role`).toBeAttached();
}
