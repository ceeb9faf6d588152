import { partIds } from "#components/enquiry/form-ids.ts";
import { states } from "#components/states/states.ts";
import { violations } from "#tests/support/axe.ts";
import { startDevServer } from "#tests/support/dev-server.ts";
import { layoutFaults } from "#tests/support/layout-faults.ts";
import { freePort } from "#tests/support/program.ts";
import { withConsent } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

// The forms in each of their states (src/components/states), on a phone and on a wide screen. Their
// pages are only there during `npm run dev`.

const port = await freePort();

test.use({
  baseURL: `http://127.0.0.1:${port}`,
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  contextOptions: { reducedMotion: "reduce" },
});
// All on one server.
test.describe.configure({ mode: "default" });

let endDevServer: () => Promise<void>;
test.beforeAll(async () => {
  endDevServer = await startDevServer(port);
});
test.afterAll(() => endDevServer());

/** What the states before this one show: each shows something of its own. */
const seen = new Set<string>();

for (const name of states.keys()) {
  test(`the state ${name} holds`, async ({ page, expectConsole }) => {
    expectConsole(/: \[vite\]|React DevTools/, { optional: true });
    await withConsent(page);
    await page.goto(`/states/${name}`);
    const main = page.locator("main");
    await expect(main.locator(`form, #${partIds.confirmation}`).first()).toBeVisible();
    let shown = "";
    await expect(async () => {
      shown = await main.ariaSnapshot();
      expect([...seen], "what another state shows").not.toContain(shown);
    }).toPass();
    seen.add(shown);
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await layoutFaults(page, true)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect.soft(await layoutFaults(page, true)).toEqual([]);
  });
}
