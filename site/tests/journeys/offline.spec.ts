import { home } from "@contractor/core/facts/home/home-page.ts";
import { projectsPage } from "@contractor/core/facts/projects/projects.ts";
import { reviewsPage } from "@contractor/core/facts/reviews/reviews.ts";
import { errors } from "@contractor/core/facts/shell/shell.ts";
import type { Page } from "@playwright/test";
import { wordsOf } from "#tests/support/page-reader.ts";
import { expect, test } from "#tests/support/test.ts";

test.use({ serviceWorkers: "allow" });

const expectHeading = (page: Page, html: string) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsOf(html));

const isKept = (page: Page, path: string) =>
  page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, path);

test("offline, what was visited opens, and the rest once the network is back", async ({
  page,
  context,
  expectConsole,
}) => {
  // Which of the two appears depends on who asked: the page, the worker or the browser.
  expectConsole(/ERR_(FAILED|INTERNET_DISCONNECTED)/);
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const sheets = await page
    .locator("link[rel=stylesheet]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  for (const address of ["/", ...sheets]) {
    await expect.poll(() => isKept(page, address), address).toBe(true);
  }
  // Not the editor itself, which takes long to load; the worker treats pages in the same way.
  const body = "<title>x</title>";
  await page.route("/beheer", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/beheer");
  await page.evaluate(async () => (await fetch("/beheer/config.json")).text());
  // What is opened after it has been stored.
  await page.goto("/reviews");
  await expect.poll(() => isKept(page, "/reviews")).toBe(true);
  for (const path of ["/beheer", "/beheer/config.json"]) {
    expect(await isKept(page, path), path).toBe(false);
  }

  await context.setOffline(true);
  await page.goto("/");
  await expectHeading(page, home.data.hero.heading);
  // With other parameters too.
  await page.goto("/reviews?bron=x");
  await expectHeading(page, reviewsPage.data.heading);
  await page.goto("/contact");
  await page.locator("main form [name=name]").fill("Fatima el Idrissi");
  await expect(page.locator("main astro-island[ssr]"), "the form works").toHaveCount(0);
  await page.goto("/projecten");
  await expectHeading(page, errors.data.offline.heading);
  const broken = () => [...document.images].filter((image) => !image.naturalWidth).length;
  await expect.poll(() => page.evaluate(broken)).toBe(0);
  await context.setOffline(false);
  await page.getByRole("link", { name: errors.data.offline.retry }).click();
  await expect(page).toHaveURL(/\/projecten/);
  await expectHeading(page, projectsPage.data.heading);

  // A visited page has its newest version online.
  const fresh = { contentType: "text/html", body: "<h1>Nieuw</h1>" };
  await context.route("**/reviews", (route) => route.fulfill(fresh));
  await page.goto("/reviews");
  await expectHeading(page, "Nieuw");
});
