import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/helpers/test.ts";

// A visitor whose browser is asked to save data, as on a phone abroad.

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
      configurable: true,
    }),
  ),
);

/** Opens the contact page; returns the paths that were fetched, also those of the worker. */
async function openContact(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  page.context().on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/contact");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.waitForLoadState("networkidle");
  return fetched;
}

test("a form fetches its script when it is first used", async ({ page, form }) => {
  const fetched = await openContact(page);
  const script = await page.locator("main astro-island").getAttribute("component-url");
  expect(fetched).not.toContain(script);
  await form.hydrate();
  expect(fetched).toContain(script);
});

test("the service worker stores nothing in advance", async ({ page }) => {
  expect(await openContact(page)).not.toContain("/offline");
});
