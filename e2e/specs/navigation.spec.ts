import { routeAt, serviceLinks } from "../../src/routes.ts";
import { shell } from "../../src/content/pages/shell.ts";
import { expect, test } from "../helpers/test.ts";

const services = serviceLinks("menu").map(({ label }) => label);

test("the skip link is the first stop and leads to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: shell.skipLink });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("a page opens and is reloaded at its top; back and forward keep their place", async ({ page }) => {
  const top = () => page.evaluate(() => scrollY);
  await page.goto("/privacy-policy");
  // What keeps a reload from coming back to its place is the shell's script.
  await expect(page.locator("html[data-at]")).toBeAttached();
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await page.reload();
  await expect.poll(top).toBe(0);

  await page.mouse.wheel(0, 600);
  await expect.poll(top).toBe(600);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: routeAt("/projecten").label })
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL("/projecten");
  expect(await top()).toBe(0);
  await page.goBack();
  await expect.poll(top).toBe(600);
  await page.goForward();
  await expect(page).toHaveURL("/projecten");
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Diensten is a link, and the phone's menu opens all the same", async ({ page }) => {
    await page.goto("/");
    await expect(
      page
        .getByRole("navigation", { name: shell.header.label })
        .getByRole("link", { name: shell.header.services }),
    ).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: shell.header.menu, exact: true }).click();
    await expect(page.getByRole("link", { name: services.at(-1) ?? "", exact: true }).first()).toBeVisible();
  });
});
