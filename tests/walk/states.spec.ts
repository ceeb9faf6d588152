import { extname } from "node:path";
import { execa } from "execa";
import { partIds } from "#components/enquiry/fields.ts";
import { states } from "#components/states/states.ts";
import { violations } from "#tests/support/axe.ts";
import { withConsent } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

// The forms in each of their states (src/components/states), on a phone. Their pages are built for
// this test only.

const folder = "node_modules/.cache/states";

test.use({
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  contextOptions: { reducedMotion: "reduce" },
});
// All from one build.
test.describe.configure({ mode: "default" });

test.beforeAll(() =>
  execa(process.execPath, ["tests/support/build-states.ts", folder], {
    env: { NODE_ENV: "production" },
  }),
);

/** What the states before this one show: each shows something of its own. */
const seen = new Set<string>();

for (const name of states.keys()) {
  test(`the state ${name} holds`, async ({ page }) => {
    await withConsent(page);
    await page.route("**/states/*", (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: folder + pathname + (extname(pathname) ? "" : ".html") });
    });
    await page.goto(`/states/${name}`);
    const main = page.locator("main");
    await expect(main.locator(`form, #${partIds.confirmation}`).first()).toBeVisible();
    let shown = "";
    await expect(async () => {
      shown = await main.ariaSnapshot();
      expect([...seen], "what another state shows").not.toContain(shown);
    }).toPass();
    seen.add(shown);
    // What stands just above the screen would count as covered by the header that went there.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    expect.soft(await violations(page)).toEqual([]);
  });
}
