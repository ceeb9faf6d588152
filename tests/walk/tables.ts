import type { Page } from "@playwright/test";
import { expect } from "#tests/support/test.ts";

// On a phone, a table is drawn as blocks, without its head; that of two amounts keeps its head.

/**
 * Finds filled cells of a text that neither name their row nor show the name of their column. The
 * tables of a service have values that say it themselves, as "vanaf € 60 per m²" does, and so has
 * an invoice, as "48 m² × € 6,50" does.
 */
function cellsWithoutName(): string[] {
  const selector = "[role=group]:not([data-pair]) > table tbody :is(td, th)";
  const cells = [...document.querySelectorAll(selector)];
  const unnamed = cells.filter((cell) => {
    const label = getComputedStyle(cell, "::before").content;
    const showsLabel = /^"[^"]+"/.test(label);
    const isRowHeader = cell.getAttribute("role") === "rowheader";
    return !showsLabel && !isRowHeader && cell.textContent?.trim() !== "";
  });
  return unnamed.map((cell) => cell.textContent ?? "");
}

/** Finds heads of tables that are hidden from screen readers too. */
function hiddenHeads(): string[] {
  const heads = [...document.querySelectorAll("thead")];
  const hidden = heads.filter((head) => getComputedStyle(head).display === "none");
  return hidden.map((head) => head.textContent ?? "");
}

/**
 * Expects that each cell shows what it is, and that a screen reader finds the tables and the heads
 * of their columns.
 */
export async function expectNamedCells(page: Page): Promise<void> {
  // Those that are folded wait for their reader.
  const count = await page.locator("main table:not(details:not([open]) table)").count();
  if (count === 0) {
    return;
  }
  expect.soft(await page.evaluate(cellsWithoutName)).toEqual([]);
  expect.soft(await page.evaluate(hiddenHeads)).toEqual([]);
  await expect.soft(page.getByRole("table")).toHaveCount(count);
  await expect.soft(page.getByRole("columnheader").first()).toBeAttached();
}
