import { expect, test } from "#tests/support/test.ts";

// A visitor whose browser is asked to save data, as on a phone abroad.

test.use({ serviceWorkers: "allow" });

test("nothing is fetched in advance, and a form fetches its script when it is first used", async ({
  page,
  context,
  form,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
      configurable: true,
    }),
  );
  // Also the requests of the service worker.
  const fetched: string[] = [];
  context.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/contact");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.waitForLoadState("networkidle");
  const script = await page.locator("main astro-island").getAttribute("component-url");
  expect(fetched).not.toContain(script);
  expect(fetched).not.toContain("/offline");
  await form.hydrate();
  expect(fetched).toContain(script);
});
