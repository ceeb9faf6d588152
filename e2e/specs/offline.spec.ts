import type { Page } from "@playwright/test";
import { contact } from "#data/pages/contact.ts";
import { errors } from "#data/pages/errors.ts";
import { home } from "#data/pages/home.ts";
import { reviewsPage } from "#data/pages/reviews.ts";
import { isKept, visitWithWorker } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use({ serviceWorkers: "allow" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/**
 * The console messages about a request that failed. Which of the two appears depends on who made
 * the request.
 */
const noNetwork = /ERR_(FAILED|INTERNET_DISCONNECTED)/;

test("a visited page opens offline, and its newest version online", async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(noNetwork);
  await visitWithWorker(page, "/reviews");
  await context.setOffline(true);

  await page.goto("/reviews?bron=x");
  await expect(heading(page)).toHaveText(reviewsPage.data.heading);
  await page.goto("/contact");
  await expect(heading(page)).toHaveText(contact.data.hero.heading);
  await page.goto("/projecten");
  await expect(heading(page)).toHaveText(errors.data.offline.heading);

  await context.setOffline(false);
  await page.getByRole("link", { name: errors.data.offline.retry }).click();
  await expect(heading(page)).not.toHaveText(errors.data.offline.heading);
  await expect(page).toHaveURL(/\/projecten/);

  const fresh = { contentType: "text/html", body: "<h1>Nieuw</h1>" };
  await context.route("**/reviews", (route) => route.fulfill(fresh));
  await page.goto("/reviews");
  await expect(heading(page)).toHaveText("Nieuw");
});

test("the first page and the contact form work offline", async ({
  page,
  context,
  expectConsole,
}) => {
  // A browser with a window requests the site's icon.
  expectConsole(noNetwork, { optional: true });
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => isKept(page, "/")).toBe(true);
  await context.setOffline(true);
  await page.goto("/");
  await expect(heading(page)).toHaveText(home.data.hero.heading);
  await page.goto("/contact");
  await page.locator("main form [name=name]").fill("Fatima el Idrissi");
  await expect(page.locator("main astro-island[ssr]")).toHaveCount(0);
});

test("a worker that cannot be registered is only logged", async ({ page, expectConsole }) => {
  const note = page.waitForEvent("console");
  expectConsole(/^log: Error: refused/);
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error("refused"));
  });
  await page.goto("/");
  expect((await note).text()).toContain("refused");
});

test("a form never gets old data, and nothing of the editor is stored", async ({
  page,
  context,
}) => {
  await visitWithWorker(page, "/reviews");
  const read = (path: string) => page.evaluate(async (from) => (await fetch(from)).text(), path);
  const settings = "/aanvraag-bestanden.json";
  await read("/beheer/config.json");
  const before = await read(settings);
  await expect.poll(() => isKept(page, settings)).toBe(true);
  expect(await isKept(page, "/beheer/config.json")).toBe(false);
  // Not the editor itself, which takes long to load; the worker treats pages in the same way.
  const body = "<title>x</title>";
  await page.route("/beheer", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/beheer");
  await page.goto("/contact");
  await expect.poll(() => isKept(page, "/contact")).toBe(true);
  expect(await isKept(page, "/beheer")).toBe(false);

  // The worker's timers run a hundred times faster, so a time limit would have passed.
  const [worker] = context.serviceWorkers();
  if (!worker) {
    throw new Error("there is no worker");
  }
  await worker.evaluate(() => {
    const { setTimeout } = self;
    const hurried = (done: () => void, after = 0) => setTimeout(done, after / 100);
    self.setTimeout = hurried as typeof setTimeout;
  });
  await context.route(`**${settings}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({ json: { changed: true } });
  });
  expect(await read(settings)).not.toBe(before);
});
