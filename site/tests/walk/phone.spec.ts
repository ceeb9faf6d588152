import { consentTexts } from "@contractor/core/facts/shell/shell.ts";
import type { Page } from "@playwright/test";
import { firstScreens, limits } from "#tests/demo/on-a-phone.ts";
import { violations } from "#tests/support/axe.ts";
import { hasOurContent, isDemonstration } from "#tests/support/demonstration.ts";
import { layouts } from "#tests/support/paths.ts";
import { banner, reopen } from "#tests/support/shell-steps.ts";
import { arriveSlowly, expectStill } from "#tests/support/shifts.ts";
import { expect, test } from "#tests/support/test.ts";
import { faultsOf } from "./faults.ts";
import { findEnlarged, unnamedCells } from "./in-page.ts";

// A visitor who has not been asked for consent yet comes to a page of each layout on a common
// phone, with the bars of the browser shown, and reads it to its end. Each page is opened once.

test.use({
  viewport: { width: 390, height: 664 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: "allow",
});

/** What a page has transferred, compressed, in bytes: each address with its size. */
const transfers = (page: Page) =>
  page.evaluate(() =>
    performance.getEntries().flatMap((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming;
      return encodedBodySize ? [{ path: new URL(name).pathname, bytes: encodedBodySize }] : [];
    }),
  );

/** Scrolls to the end of a page, a screen at a time, as a visitor does. Runs in the page. */
async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: "instant" });
    await new Promise(requestAnimationFrame);
  }
  scrollTo({ top: 0, behavior: "instant" });
}

const missingPath = "/bestaat-niet";

for (const path of [...layouts, missingPath]) {
  test(`${path} on a phone`, async ({ page, expectConsole }) => {
    if (path === missingPath) {
      expectConsole(/status of 404/);
    }
    await arriveSlowly(page, path);
    // Other islands come to life once they are on the screen.
    const forms = page.locator("astro-island[client=form]");
    const hasForm = (await forms.count()) > 0;

    if (isDemonstration) {
      await test.step("it is small", async () => {
        await expect(forms.and(page.locator("[ssr]"))).toHaveCount(0);
        const all = await transfers(page);
        const sizesOf = (kind: RegExp) =>
          all.filter(({ path }) => kind.test(path)).map(({ bytes }) => bytes);
        for (const [part, { kind, most }] of Object.entries(limits)) {
          const total = sizesOf(kind).reduce((sum, bytes) => sum + bytes, 0);
          expect.soft(total, part).toBeLessThanOrEqual(hasForm ? most.withForm : most.without);
        }
        const pictures = sizesOf(/\.(avif|webp|jpg|png|svg)$/);
        expect.soft(Math.max(0, ...pictures), "largest picture").toBeLessThanOrEqual(60_000);
      });
    }

    await page.evaluate(scrollThrough);
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    await expectStill(page, "the page when the typeface comes and the visitor scrolls");

    await page.emulateMedia({ reducedMotion: "reduce" });
    expect.soft(await violations(page), "what not everybody can use, with banner").toEqual([]);

    await banner(page).getByRole("button", { name: consentTexts.data.reject }).click();
    await expect(reopen(page)).toBeAttached();

    if (isDemonstration && path in firstScreens) {
      const main = page.getByRole("main");
      // The box of a large heading begins a little outside the screen, its letters within.
      await expect.soft(main.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 0.95 });
      for (const words of firstScreens[path] ?? []) {
        await expect.soft(main.getByText(words).first()).toBeInViewport({ ratio: 1 });
      }
    }
    if (hasOurContent) {
      // Phones get a fifth fewer pixels than their screens have (see photo-files.ts), and a
      // photograph that is cropped some more.
      expect.soft(await page.evaluate(findEnlarged, 1.4), "enlarged photographs").toEqual([]);
    }
    expect.soft(await faultsOf(page), "what breaks the rules of the design").toEqual([]);
    expect.soft(await page.evaluate(unnamedCells), "cells without a name").toEqual([]);
  });
}
