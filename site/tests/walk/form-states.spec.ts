import { extname } from "node:path";
import { execa } from "execa";
import { partIds } from "#components/enquiry/fields.ts";
import { states } from "#components/states/states.ts";
import { violations } from "#tests/support/axe.ts";
import { withConsent } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

// The forms in each of their states (site/components/states), on a phone. Their pages are built for
// this test only. The test takes longest, and by its name starts before the other walks.

const folder = "node_modules/.cache/states";

test.use({
  // So high that no bar at the foot of the screen stands over a control.
  viewport: { width: 390, height: 6000 },
  hasTouch: true,
  contextOptions: { reducedMotion: "reduce" },
});

test("every state of the forms holds", async ({ page }) => {
  const args = ["site/tests/support/build-states.ts", folder];
  await execa(process.execPath, args, { env: { NODE_ENV: "production" } });
  await withConsent(page);
  await page.route("**/states/*", (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: folder + pathname + (extname(pathname) ? "" : ".html") });
  });
  /** What each state shows, which no other does. */
  const shown: string[] = [];
  for (const name of states.keys()) {
    await page.goto(`/states/${name}`);
    const main = page.locator("main");
    await expect(main.locator(`form, #${partIds.confirmation}`).first()).toBeVisible();
    await expect(async () => {
      const snapshot = await main.ariaSnapshot();
      expect(shown, name).not.toContain(snapshot);
      shown.push(snapshot);
    }).toPass();
    expect.soft(await violations(page), name).toEqual([]);
  }
});
