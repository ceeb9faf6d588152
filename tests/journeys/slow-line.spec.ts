import { Hono } from "hono";
import { stream } from "hono/streaming";
import { consentTexts } from "#data/shell/consent.ts";
import { startServer } from "#mail/http/server.ts";
import { siteUrl } from "#tests/support/addresses.ts";
import { banner, hold } from "#tests/support/shell-steps.ts";
import { expectStill, nextPaint, recordShifts } from "#tests/support/shifts.ts";
import { expect, test } from "#tests/support/test.ts";

/** The site, whose pages stop in the middle, at this pattern, until `release` is called. */
async function startSlowSite(part: RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const app = new Hono().get("*", async (c) => {
    const answer = await fetch(siteUrl + c.req.path);
    c.header("Content-Type", answer.headers.get("content-type") ?? "");
    if (c.req.header("sec-fetch-dest") !== "document") {
      return c.body(await answer.arrayBuffer());
    }
    const html = await answer.text();
    const [found = ""] = part.exec(html) ?? [];
    const half = html.indexOf(found) + Math.round(found.length / 2);
    return stream(c, async (body) => {
      await body.write(html.slice(0, half));
      await released;
      await body.write(html.slice(half));
    });
  });
  return { ...(await startServer(app, "127.0.0.1", 0)), release };
}

const parts = {
  header: { path: "/diensten", part: /<header[\s\S]*?<\/header>/ },
  hero: { path: "/diensten", part: /<\/h1>[\s\S]*?<\/figure>/ },
  banner: { path: "/diensten", part: /<section[^>]*data-consent-banner[\s\S]*?<\/section>/ },
  "quote form's answers": { path: "/offerte-aanvragen", part: /<\/h1>[\s\S]*?<form/ },
  "quote form": { path: "/offerte-aanvragen", part: /<form[\s\S]*?<\/form>/ },
  "newest article": { path: "/blogs", part: /<\/picture>[\s\S]*?<\/article>/ },
};
const paints = () => performance.getEntriesByName("first-contentful-paint").length;
const screens = { phone: { width: 412, height: 823 }, "wide screen": { width: 1280, height: 900 } };

for (const [screen, viewport] of Object.entries(screens)) {
  for (const [name, { path, part }] of Object.entries(parts)) {
    test(`nothing moves on a ${screen} when the line stops in the middle of the ${name}`, async ({
      page,
    }) => {
      const slow = await startSlowSite(part);
      try {
        await page.setViewportSize(viewport);
        await recordShifts(page);
        await page.goto(`http://127.0.0.1:${slow.port}${path}`, { waitUntil: "commit" });
        await expect(page.locator("[data-consent-banner]")).toBeAttached();
        // The banner comes first in the page: in the middle of it, there is nothing to paint.
        if (name !== "banner") {
          await expect.poll(() => page.evaluate(paints)).toBe(1);
        }
        await nextPaint(page);
        if (path === "/offerte-aanvragen") {
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        }
        slow.release();
        await page.waitForLoadState();
        await expect(page.getByRole("contentinfo")).toBeAttached();
        await expectStill(page);
        await banner(page).getByRole("button", { name: consentTexts.data.reject }).click();
        await expect(banner(page)).toBeHidden();
      } finally {
        slow.release();
        await page.close();
        await slow.close();
      }
    });
  }
}

/** The addresses of the sheet for the first screen of a page and of its whole sheet. */
async function sheetsOf(path: string): Promise<string[]> {
  const html = await (await fetch(siteUrl + path)).text();
  return Array.from(
    html.matchAll(/rel="stylesheet" href="(\/_astro\/page[^"]+)"/g),
    ([, sheet = ""]) => sheet,
  );
}

for (const [screen, viewport] of Object.entries(screens)) {
  for (const path of ["/", "/faq", "/offerte-aanvragen"]) {
    test(`nothing moves on a ${screen} when the style sheets of ${path} come late`, async ({
      page,
    }) => {
      const [first = "", whole = ""] = await sheetsOf(path);
      const releaseFirst = await hold(page, `**${first}`);
      const releaseWhole = await hold(page, `**${whole}`);
      await page.setViewportSize(viewport);
      await recordShifts(page);
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("banner").getByRole("link").first()).toBeVisible();
      await expect(banner(page)).toBeVisible();
      releaseFirst();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await nextPaint(page);
      releaseWhole();
      await expect(page.getByRole("contentinfo")).toBeAttached();
      await page.waitForLoadState();
      await expectStill(page);
    });
  }
}

test("the number in the header does not show before its place is certain", async ({ page }) => {
  const slow = await startSlowSite(/(?<=<header[\s\S]*?href="tel:[\s\S]*?)<\/a><button/);
  const header = page.locator("header");
  const number = header.locator("a[href^='tel:']").first();
  try {
    await page.goto(`http://127.0.0.1:${slow.port}/diensten`, { waitUntil: "commit" });
    await expect(number).toBeAttached();
    await expect(header.getByRole("link").first()).toBeVisible();
    await expect(number).toBeHidden();
    slow.release();
    await expect(number).toBeVisible();
  } finally {
    slow.release();
    await page.close();
    await slow.close();
  }
});
