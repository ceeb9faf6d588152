import type { Page } from "@playwright/test";
import { findFaults } from "./layout-rules.ts";
import { expect } from "./test.ts";

/** At this width nothing is beside the screen, cut or covered, and no word of a heading broken where it may not be. */
export async function expectToHold(page: Page, width: number, how: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, `pixels beside the screen, ${how} at ${width} px`).toBeLessThanOrEqual(0);
  const faults = await page.evaluate(findFaults, false);
  const lost = faults.filter(({ rule }) => ["beside the screen", "covered", "cut off"].includes(rule));
  expect.soft(lost, `words that are lost, ${how} at ${width} px`).toEqual([]);
  expect.soft(await page.evaluate(findBrokenWords), `broken words, ${how} at ${width} px`).toEqual([]);
}

/**
 * The words of headings that are broken where the text allows it not: elsewhere than behind a soft hyphen, a hyphen or a
 * slash. That a browser's dictionary would put a hyphen there is no help: most browsers have none.
 *
 * Runs in the page: everything it needs stands in it.
 */
function findBrokenWords(): string[] {
  const broken: string[] = [];
  for (const heading of document.querySelectorAll("h1, h2, h3, h4")) {
    if (!heading.checkVisibility() || heading.closest(".visually-hidden")) continue;
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Each part of a word that has to stay whole.
      for (const { 0: part, index } of (node.nodeValue ?? "").matchAll(/[^\s\u00ad/–-]+/g)) {
        const lineOf = (at: number) => {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          // The hyphen that ends the line before it counts as a box of the letter behind it.
          return [...range.getClientRects()].at(-1)?.bottom;
        };
        if (lineOf(index) !== lineOf(index + part.length - 1)) broken.push(part);
      }
    }
  }
  return broken;
}

/**
 * The words that come by where an element stands at the left edge of the screen: it stands still and the page scrolls,
 * so at whatever height they are.
 *
 * Runs in the page: everything it needs stands in it.
 */
export function findWordsBelow(selector: string): string[] {
  const { right = 0, width = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  if (width === 0) throw new Error(`${selector} is not on this page`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest(`${selector}, [data-consent-banner], .visually-hidden, .skip-link, script, style`))
      continue;
    const range = new Range();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 2 && box.right > 0 && box.left < right) found.push(text);
  }
  return found;
}
