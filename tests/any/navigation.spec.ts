import type { Page } from "@playwright/test";
import { expect, test } from "../test.ts";
import { firm, telephone } from "./firm.ts";
import { holdShellScript } from "./shell-steps.ts";

const services = [
  "Binnenmuur stucen",
  "Buitenmuur stucen",
  "Gevel stucen",
  "Nieuwbouw stucen",
  "Schilderwerk",
  "Sierpleister",
];

test.describe("the wide menu", () => {
  const trigger = (page: Page) => page.getByRole("button", { name: "Diensten" });
  const panel = (page: Page) =>
    page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name: "Alle Diensten" });

  test("has the specified items in order", async ({ page }) => {
    await page.goto("/");
    const nav = page.getByRole("navigation", { name: "Hoofdmenu" });
    await expect(nav.locator("ul > li > :is(a:visible, button)")).toHaveText([
      "Home",
      "Diensten",
      "Projecten",
      "Case Studies",
      "FAQ",
      "Reviews",
      "Contact",
    ]);
    await expect(nav.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
    await expect(
      page.locator("header").getByRole("link", { name: "Gratis Offerte Aanvragen" }).first(),
    ).toHaveAttribute("href", "/contact");
  });

  test("opens after the pointer has rested for 200 ms and closes 150 ms after it left", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("html[data-at]")).toBeAttached();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await trigger(page).hover();
    await page.clock.runFor(190);
    await expect(panel(page)).toBeHidden();
    await page.clock.runFor(20);
    await expect(panel(page)).toBeVisible();
    for (const name of services)
      await expect(
        page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name }),
      ).toBeVisible();
    await page.mouse.move(600, 600);
    await page.clock.runFor(140);
    await expect(panel(page)).toBeVisible();
    await page.clock.runFor(20);
    await expect(panel(page)).toBeHidden();
  });

  test("opens at once within 300 ms after it closed, and not after that", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("html[data-at]")).toBeAttached();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await trigger(page).hover();
    await page.clock.runFor(210);
    await page.mouse.move(600, 600);
    await page.clock.runFor(160);
    await expect(panel(page)).toBeHidden();

    await page.clock.runFor(280);
    await trigger(page).hover();
    await page.clock.runFor(5);
    await expect(panel(page)).toBeVisible();

    await page.mouse.move(600, 600);
    await page.clock.runFor(160);
    await page.clock.runFor(320);
    await trigger(page).hover();
    await page.clock.runFor(190);
    await expect(panel(page)).toBeHidden();
  });

  test("opens for a pointer that came to rest on it before the script came", async ({ page }) => {
    await page.goto("/");
    const { x, y } = (await trigger(page).boundingBox()) ?? { x: 0, y: 0 };
    const release = await holdShellScript(page);
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await page.mouse.move(x + 5, y + 5);
    release();
    await expect(panel(page)).toBeVisible();
  });

  test("opens for a click made before the script came, and closes on a click elsewhere", async ({ page }) => {
    const release = await holdShellScript(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await trigger(page).dispatchEvent("click");
    release();
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(600, 600);
    await expect(panel(page)).toBeHidden();
  });

  test("a click on what the pointer has just opened leaves it open, the next one closes it", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.locator("html[data-at]")).toBeAttached();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await trigger(page).hover();
    await page.clock.runFor(210);
    await trigger(page).click();
    await expect(panel(page)).toBeVisible();
    await page.clock.runFor(1000);
    await trigger(page).click();
    await expect(panel(page)).toBeHidden();
  });

  test("its words begin where the word that opens it begins", async ({ page }) => {
    await page.goto("/");
    await trigger(page).click();
    const start = (text: string) =>
      page.evaluate((wanted) => {
        const walker = document.createTreeWalker(
          document.querySelector("header nav") as Node,
          NodeFilter.SHOW_TEXT,
        );
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node.textContent !== wanted || !node.parentElement?.checkVisibility()) continue;
          const range = new Range();
          range.selectNodeContents(node);
          return range.getBoundingClientRect().left;
        }
        return undefined;
      }, text);
    expect(await start("Alle Diensten")).toBeCloseTo((await start("Diensten")) ?? 0, 0);
  });

  test("works by keyboard, from the very first key", async ({ page }) => {
    await page.goto("/");
    await trigger(page).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: services[0] }).first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(trigger(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("link", { name: services[0] }).first()).toBeFocused();
    // Past its last link it closes behind the focus.
    for (let i = 0; i < 7; i++) await page.keyboard.press("Tab");
    await expect(panel(page)).toBeHidden();
  });

  test("leads to a service", async ({ page }) => {
    await page.goto("/");
    await trigger(page).click();
    await page
      .getByRole("navigation", { name: "Hoofdmenu" })
      .getByRole("link", { name: "Gevel stucen" })
      .click();
    await expect(page).toHaveURL("/diensten/gevel-stucen");
    await expect(panel(page)).toBeHidden();
  });

  test("the header gets its shadow past 10 px", async ({ page }) => {
    await page.goto("/");
    const shadow = () =>
      page
        .locator("header")
        .first()
        .evaluate((element) => getComputedStyle(element).boxShadow);
    await page.mouse.wheel(0, 9);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(9);
    expect(await shadow()).toBe("none");
    await page.mouse.wheel(0, 20);
    await expect.poll(shadow).not.toBe("none");
  });
});

test.describe("the menu of a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const button = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
  const menu = (page: Page) => page.getByRole("navigation", { name: "Menu", exact: true });

  test("is toggled by its button", async ({ page }) => {
    await page.goto("/");
    await button(page).click();
    for (const name of [
      "Home",
      "Diensten",
      ...services,
      "Alle Diensten",
      "Projecten",
      "Case Studies",
      "FAQ",
      "Reviews",
      "Contact",
      "Gratis Offerte Aanvragen",
    ]) {
      await expect(menu(page).getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(menu(page).getByRole("link", { name: firm.phone })).toHaveAttribute("href", telephone);
    await page.getByRole("button", { name: "Sluiten", exact: true }).click();
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeVisible();
  });

  test("closes by Escape and gives the focus back", async ({ page }) => {
    await page.goto("/");
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test("keeps the focus inside while it is open", async ({ page }) => {
    await page.goto("/");
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeVisible();
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("header") !== null)).toBe(true);
    }
  });

  test("closes when the visitor goes to another page and comes back", async ({ page }) => {
    await page.goto("/");
    await button(page).click();
    await menu(page).getByRole("link", { name: "Contact", exact: true }).click();
    await expect(page).toHaveURL("/contact");
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
  });
});

test("the skip link is the first stop and leads to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Naar de inhoud" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("a page opens at its top", async ({ page }) => {
  await page.goto("/");
  await page.mouse.wheel(0, 3000);
  await page.getByRole("contentinfo").getByRole("link", { name: "Projecten" }).click();
  await expect(page).toHaveURL("/projecten");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a reload starts at the top; back and forward keep their place", async ({ page }) => {
  const top = () => page.evaluate(() => scrollY);
  await page.goto("/privacy-policy");
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await page.reload();
  await expect.poll(top).toBe(0);

  await page.mouse.wheel(0, 600);
  await expect.poll(top).toBe(600);
  await page.goto("/contact");
  await page.goBack();
  await expect.poll(top).toBe(600);
  await page.goForward();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expect.poll(top).toBe(600);
});

test("an anchor leads to its place, also when the page is reloaded", async ({ page }) => {
  await page.goto("/faq#praktisch");
  await expect(page.locator("#praktisch")).toBeInViewport();
  await page.mouse.wheel(0, -600);
  await page.reload();
  await expect(page.locator("#praktisch")).toBeInViewport();
});

test.describe("the contact bar of a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const bar = (page: Page) => page.getByRole("navigation", { name: "Snel contact" });
  const refuse = (page: Page) => page.getByRole("button", { name: "Alleen noodzakelijk" }).click();
  const end = (page: Page) =>
    page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));

  test("comes with the second screen, as wide as the screen, and never beside the cookie banner", async ({
    page,
  }) => {
    await page.goto("/");
    await end(page);
    await expect(page.locator("html[data-at=end]")).toBeAttached();
    await expect(bar(page)).toBeHidden();
    await refuse(page);
    await expect(bar(page)).toBeVisible();
    expect(await bar(page).boundingBox()).toMatchObject({ x: 0, width: 390 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(bar(page)).toBeHidden();
  });

  test("is seen on the dark foot of the page and covers none of its words", async ({ page }) => {
    await page.goto("/");
    await refuse(page);
    await end(page);
    const call = bar(page).getByRole("link", { name: "Bel" });
    await expect(call).toHaveAttribute("href", telephone);
    const colours = await page.evaluate(() =>
      ["nav[data-contact-bar]", "footer"].map(
        (selector) => getComputedStyle(document.querySelector(selector) as Element).backgroundColor,
      ),
    );
    expect(colours[0]).not.toBe(colours[1]);
    const lowest = await page
      .getByRole("contentinfo")
      .getByRole("link")
      .last()
      .evaluate((link) => link.getBoundingClientRect().bottom);
    expect(lowest).toBeLessThanOrEqual((await bar(page).boundingBox())?.y ?? 0);
  });

  test("stays away where a form has its own button", async ({ page }) => {
    await page.goto("/contact");
    await refuse(page);
    await end(page);
    await expect(page.locator("html[data-at=end]")).toBeAttached();
    await expect(bar(page)).toBeHidden();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Diensten is a link, and the phone's menu opens all the same", async ({ page }) => {
    await page.goto("/");
    await expect(
      page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name: "Diensten" }),
    ).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("link", { name: "Sierpleister" }).first()).toBeVisible();
  });
});
