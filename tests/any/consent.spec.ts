import type { Page } from "@playwright/test";
import { paths } from "../paths.ts";
import { expect, test } from "../test.ts";
import { holdShellScript } from "./shell-steps.ts";

const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });
const reopen = (page: Page) => page.getByRole("button", { name: "Cookievoorkeuren", exact: true });
const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("cookieConsent") ?? "null"));
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();

/** Stands in for an analytics tag and keeps what it is told. */
async function withTag(page: Page) {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told, gtag: (...command: unknown[]) => told.push(command) });
  });
  return () => page.evaluate(() => (window as unknown as { told: unknown[][] }).told);
}

test("accepting everything is remembered for a year and told to the tag", async ({ page }) => {
  const told = await withTag(page);
  await page.goto("/");
  await banner(page).getByRole("button", { name: "Alles accepteren" }).click();

  await expect(banner(page)).toBeHidden();
  await expect(reopen(page)).toBeVisible();
  expect(await record(page)).toMatchObject({
    state: "accepted",
    necessary: true,
    analytics: true,
    marketing: true,
  });
  expect(Date.parse((await record(page)).timestamp)).not.toBeNaN();
  expect((await told()).at(-1)).toMatchObject(["consent", "update", { analytics_storage: "granted" }]);

  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual(["analytics", "marketing", "necessary"]);
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ path: "/", sameSite: "Lax", secure: false });
    expect((cookie.expires * 1000 - Date.now()) / 86_400_000).toBeCloseTo(365, 0);
  }

  await page.goto("/contact");
  await expect(banner(page)).toBeHidden();
  await expect(reopen(page)).toBeVisible();
});

test("refusing takes one click and leaves only the necessary cookie", async ({ page }) => {
  const told = await withTag(page);
  await page.goto("/");
  await banner(page).getByRole("button", { name: "Alleen noodzakelijk" }).click();
  await expect(reopen(page)).toBeVisible();
  expect(await record(page)).toMatchObject({ state: "rejected", analytics: false, marketing: false });
  expect(await cookieNames(page)).toEqual(["necessary"]);
  expect((await told()).at(-1)).toMatchObject(["consent", "update", { analytics_storage: "denied" }]);
});

test("own preferences are saved, restored and changed again", async ({ page }) => {
  await page.goto("/");
  await expect(banner(page).getByRole("button", { name: "Voorkeuren opslaan" })).toHaveCount(0);
  await banner(page).getByRole("button", { name: "Pas voorkeuren aan" }).click();
  await expect(banner(page).getByRole("checkbox", { name: /Noodzakelijk.*Verplicht/ })).toBeChecked();
  await expect(banner(page).getByRole("checkbox", { name: /Noodzakelijk/ })).toBeDisabled();
  await banner(page)
    .getByRole("checkbox", { name: /Statistieken/ })
    .check();
  await banner(page).getByRole("button", { name: "Voorkeuren opslaan" }).click();
  expect(await record(page)).toMatchObject({ state: "customized", analytics: true, marketing: false });
  expect(await cookieNames(page)).toEqual(["analytics", "necessary"]);

  await page.goto("/contact");
  await reopen(page).click();
  await banner(page).getByRole("button", { name: "Pas voorkeuren aan" }).click();
  await expect(banner(page).getByRole("checkbox", { name: /Statistieken/ })).toBeChecked();
  await banner(page)
    .getByRole("checkbox", { name: /Statistieken/ })
    .uncheck();
  await banner(page).getByRole("button", { name: "Voorkeuren opslaan" }).click();
  expect(await cookieNames(page)).toEqual(["necessary"]);
});

test("ticks that were never saved are gone after a reload", async ({ page }) => {
  await page.goto("/");
  await banner(page).getByRole("button", { name: "Pas voorkeuren aan" }).click();
  await banner(page)
    .getByRole("checkbox", { name: /Marketing/ })
    .check();
  await page.reload();
  await banner(page).getByRole("button", { name: "Pas voorkeuren aan" }).click();
  await expect(banner(page).getByRole("checkbox", { name: /Marketing/ })).not.toBeChecked();
});

test("a page that comes back as it was follows a choice made on another", async ({ page }) => {
  await page.goto("/");
  await banner(page).getByRole("button", { name: "Pas voorkeuren aan" }).click();
  await page.evaluate(() => {
    localStorage.setItem("cookieConsent", '{"state":"customized","marketing":true}');
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(banner(page)).toBeHidden();
  await reopen(page).click();
  await banner(page).getByRole("button", { name: "Pas voorkeuren aan" }).click();
  await expect(banner(page).getByRole("checkbox", { name: /Marketing/ })).toBeChecked();
});

test("the cross hides the banner without deciding anything", async ({ page }) => {
  await page.goto("/");
  await banner(page).getByRole("button", { name: "Sluiten zonder te kiezen" }).click();
  await expect(banner(page)).toBeHidden();
  expect(await record(page)).toBeNull();
  expect(await cookieNames(page)).toEqual([]);
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test("a choice made before the script came counts", async ({ page }) => {
  const release = await holdShellScript(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await banner(page).getByRole("button", { name: "Alles accepteren" }).click();
  release();
  await expect(banner(page)).toBeHidden();
  expect(await record(page)).toMatchObject({ state: "accepted" });
});

test("by keyboard the focus stays with the banner and with what takes its place", async ({ page }) => {
  await page.goto("/");
  await banner(page).getByRole("button", { name: "Alles accepteren" }).press("Enter");
  await expect(reopen(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(banner(page).getByRole("button", { name: "Pas voorkeuren aan" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(banner(page).getByRole("button", { name: "Verberg voorkeuren" })).toBeFocused();
});

test("details can be hidden again", async ({ page }) => {
  await page.goto("/");
  await banner(page).getByRole("button", { name: "Pas voorkeuren aan" }).click();
  await banner(page).getByRole("button", { name: "Verberg voorkeuren" }).click();
  await expect(banner(page).getByRole("checkbox")).toHaveCount(0);
});

test.describe("the button that brings the banner back", () => {
  test("stands beside all words, at every width and scroll position", async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() => localStorage.setItem("cookieConsent", '{"state":"rejected"}'));
    const covered: string[] = [];
    for (const width of [320, 390, 768, 1280, 1680]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of paths) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await expect(page.locator("html[data-at]")).toBeAttached();
        // It stands still and the page scrolls by, so no words may stand where it is at any height.
        const texts = await page.evaluate(() => {
          const button = document.querySelector("[data-consent-do=open]");
          const { right } = button?.getBoundingClientRect() ?? { right: Number.NaN };
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const parent = node.parentElement;
            const text = node.textContent?.trim();
            if (!text || !parent?.checkVisibility({ visibilityProperty: true }) || parent === button)
              continue;
            if (parent.closest("[data-consent-banner], .visually-hidden, .skip-link, script, style"))
              continue;
            const range = new Range();
            range.selectNodeContents(node);
            for (const box of range.getClientRects())
              if (box.width > 2 && box.right > 0 && box.left < right) found.push(text);
          }
          return found;
        });
        covered.push(...texts.map((text) => `${path} at ${width}: ${text}`));
      }
    }
    expect(covered).toEqual([]);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test("stands aside while the page is read, and back at its end", async ({ page }) => {
      await page.goto("/");
      await banner(page).getByRole("button", { name: "Alleen noodzakelijk" }).tap();
      await expect(reopen(page)).toBeVisible();
      await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
      await expect(reopen(page)).toBeHidden();
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      await expect(reopen(page)).toBeVisible();
      const { y, height } = (await reopen(page).boundingBox()) ?? { y: 0, height: 0 };
      const bar = await page.getByRole("navigation", { name: "Snel contact" }).boundingBox();
      expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
    });

    test("is 44 pixels wide for a finger, but what stands there is tapped first", async ({ page }) => {
      await page.goto("/");
      await banner(page).getByRole("button", { name: "Alleen noodzakelijk" }).tap();
      const { y, height } = (await reopen(page).boundingBox()) ?? { y: 0, height: 0 };
      expect(height).toBeGreaterThanOrEqual(44);
      const place = y + height / 2;
      await page.evaluate((top) => {
        const link = document.createElement("button");
        link.textContent = "Beside";
        link.style.cssText = `position: fixed; left: 24px; top: ${top}px; width: 100px; height: 20px`;
        link.onclick = () => (document.title = "tapped");
        document.body.append(link);
      }, place);
      await page.touchscreen.tap(40, place + 10);
      await expect(page).toHaveTitle("tapped");
      await expect(banner(page)).toBeHidden();
      await page.touchscreen.tap(43, place - 5);
      await expect(banner(page)).toBeVisible();
    });
  });
});

test("a browser that refuses storage still shows the page and takes the choice", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  await page.goto("/");
  await banner(page).getByRole("button", { name: "Alles accepteren" }).click();
  await expect(banner(page)).toBeHidden();
});

test("a damaged record counts as none", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cookieConsent", "{"));
  await page.goto("/");
  await expect(banner(page)).toBeVisible();
});

test.describe("with an analytics id configured", () => {
  // The built site has none, so the test brings the id and sets aside the policy that is made for none.
  test.use({ bypassCSP: true });

  test("the tag is fetched after consent only, and told that everything is denied until then", async ({
    page,
  }) => {
    const fetched: string[] = [];
    await page.route("https://www.googletagmanager.com/**", (route) => {
      fetched.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
    await page.goto("/");
    await page.evaluate(() => {
      document.documentElement.dataset["analytics"] = "G-TEST1";
    });
    await banner(page).getByRole("button", { name: "Alleen noodzakelijk" }).click();
    await expect(reopen(page)).toBeVisible();
    expect(fetched).toEqual([]);

    await reopen(page).click();
    await banner(page).getByRole("button", { name: "Alles accepteren" }).click();
    await expect.poll(() => fetched).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST1"]);
    const commands = await page.evaluate(() =>
      (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((command) =>
        Array.from(command),
      ),
    );
    expect(commands[0]).toMatchObject([
      "consent",
      "default",
      { analytics_storage: "denied", ad_storage: "denied" },
    ]);
    expect(commands.at(-1)).toMatchObject([
      "consent",
      "update",
      { analytics_storage: "granted", ad_storage: "granted" },
    ]);
  });
});
