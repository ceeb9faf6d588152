import type { Page, Request } from "@playwright/test";
import { consentTexts } from "#data/shell/shell.ts";
import { firstScreens, limits, limitsWithForm } from "#tests/demo/on-a-phone.ts";
import { violations } from "#tests/support/axe.ts";
import { hasOurContent, isDemonstration } from "#tests/support/demonstration.ts";
import { launchOptions } from "#tests/support/launch.ts";
import { layoutFaults } from "#tests/support/layout-faults.ts";
import { layouts, missingPaths } from "#tests/support/paths.ts";
import { banner, reopen } from "#tests/support/shell-steps.ts";
import { expectStill } from "#tests/support/shifts.ts";
import { expect, test } from "#tests/support/test.ts";
import { arriveSlowly, scrollThrough } from "./arrival.ts";
import { findEnlarged, weigh } from "./files.ts";
import { unnamedCells } from "./in-page.ts";

// A visitor who has not been asked for consent yet comes to a page of each layout on a common
// phone, with the bars of the browser shown, and reads it to its end. Each page is opened once.

test.use({
  viewport: { width: 390, height: 664 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: "allow",
  // Chromium on Linux otherwise measures the letters of a phone in one way until its styles change,
  // and in another way from then on, which moves words.
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), "--disable-font-subpixel-positioning"],
  },
});

async function expectFirstScreen(page: Page, path: string): Promise<void> {
  const main = page.getByRole("main");
  // The box of a large heading begins a little outside the screen, its letters within.
  await expect.soft(main.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 0.95 });
  for (const part of firstScreens[path] ?? []) {
    await expect.soft(part(main)).toBeInViewport({ ratio: 1 });
  }
}

for (const path of [...layouts, ...missingPaths.slice(0, 1)]) {
  test(`${path} on a phone`, async ({ page, context, baseURL, expectConsole }) => {
    if (missingPaths.includes(path)) {
      expectConsole(/status of 404/);
    }
    const requests: Request[] = [];
    context.on("request", (request) => requests.push(request));
    const response = await arriveSlowly(page, path);
    // Other islands come to life once they are on the screen.
    const forms = page.locator("astro-island[client=form]");
    const isForm = (await forms.count()) > 0;

    if (isDemonstration) {
      await test.step("it is small", async () => {
        await expect(forms.and(page.locator("[ssr]"))).toHaveCount(0);
        const weights = await weigh(response, requests);
        for (const [part, limit] of Object.entries(isForm ? limitsWithForm : limits)) {
          expect.soft(weights[part as keyof typeof weights], part).toBeLessThanOrEqual(limit);
        }
      });
    }

    await test.step("nothing moves when the typeface comes and the visitor scrolls", async () => {
      await page.evaluate(scrollThrough);
      await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
      await expectStill(page);
    });

    await test.step("nothing is requested from another host", () => {
      const urls = requests.map((request) => request.url());
      expect.soft(urls.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
    });

    await page.emulateMedia({ reducedMotion: "reduce" });

    await test.step("everybody can use it, with the cookie banner", async () => {
      expect.soft(await violations(page)).toEqual([]);
    });

    await test.step("the banner goes when cookies are refused", async () => {
      await banner(page).getByRole("button", { name: consentTexts.data.reject }).click();
      await expect(reopen(page)).toBeAttached();
    });

    if (isDemonstration && path in firstScreens) {
      await test.step("the first screen shows what a visitor comes for", () =>
        expectFirstScreen(page, path));
    }

    if (hasOurContent) {
      await test.step("no photograph is drawn much larger than its file", async () => {
        // Phones get a fifth fewer pixels than their screens have (see photo-files.ts), and a
        // photograph that is cropped some more.
        expect.soft(await page.evaluate(findEnlarged, 1.35)).toEqual([]);
      });
    }

    await test.step("it breaks no rule of the design", async () => {
      expect.soft(await layoutFaults(page, true)).toEqual([]);
    });

    await test.step("tables say what each cell is", async () => {
      expect.soft(await page.evaluate(unnamedCells)).toEqual([]);
    });
  });
}
