import { chunksOf, missingPaths, templates } from "#e2e/helpers/paths.ts";
import { expectStill, recordShifts } from "#e2e/helpers/shifts.ts";
import { expect, test } from "#e2e/helpers/test.ts";

// A visitor who has not been asked for consent yet reads one page of each kind to its end.

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
test.use({ serviceWorkers: "allow" });

/** The pages that depend on the settings of another firm, and not only on its texts. */
const ofOtherFirm = ["/", "/contact", "/offerte-aanvragen"];
const paths = process.env["OTHER_FIRM"] ? ofOtherFirm : [...templates, ...missingPaths];

/** Scrolls through the page a screen at a time, as a visitor does. Runs in the page. */
async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: "instant" });
    await new Promise(requestAnimationFrame);
  }
}

for (const chunk of chunksOf(6, paths)) {
  test(`${chunk.join(" ")} ask nothing of another host`, async ({
    page,
    context,
    baseURL,
    expectConsole,
  }) => {
    expectConsole(/status of 404/, { optional: true });
    let asked: string[] = [];
    context.on("request", (request) => asked.push(request.url()));
    for (const path of chunk) {
      await page.goto(path);
      await page.evaluate(scrollThrough);
      await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
      expect
        .soft(
          asked.filter((url) => !url.startsWith(`${baseURL}/`)),
          path,
        )
        .toEqual([]);
      asked = [];
    }
  });

  test(`${chunk.join(" ")} stay still when they are scrolled`, async ({ page, expectConsole }) => {
    expectConsole(/status of 404/, { optional: true });
    await recordShifts(page);
    for (const path of chunk) {
      await page.goto(path);
      await page.evaluate(scrollThrough);
      await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
      await expectStill(page, path);
    }
  });
}
