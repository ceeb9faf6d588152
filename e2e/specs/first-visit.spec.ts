import type { Page } from "@playwright/test";
import { missingPaths, templates } from "#e2e/helpers/paths.ts";
import { expectStill, recordShifts } from "#e2e/helpers/shifts.ts";
import { expect, test } from "#e2e/helpers/test.ts";

// A visitor who has not been asked for consent yet reads a page to its end, on a phone.

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
test.use({ serviceWorkers: "allow" });

/** The pages that depend on the settings of another firm, and not only on its texts. */
const ofOtherFirm = ["/", "/contact", "/offerte-aanvragen"];
const paths = process.env.OTHER_FIRM ? ofOtherFirm : [...templates, ...missingPaths];

/** Scrolls through the page a screen at a time, as a visitor does. Runs in the page. */
async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: "instant" });
    await new Promise(requestAnimationFrame);
  }
}

for (const path of paths) {
  test.describe(path, () => {
    test.describe.configure({ mode: "default" });

    const requestedUrls: string[] = [];
    let page: Page;

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      page.context().on("request", (request) => requestedUrls.push(request.url()));
      await recordShifts(page);
      await page.goto(path);
      await page.evaluate(scrollThrough);
      await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    });

    test.afterAll(() => page.close());

    test("nothing is requested from another host", ({ baseURL }) => {
      expect(requestedUrls.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
    });

    test("nothing moves while a visitor scrolls", () => expectStill(page));
  });
}
