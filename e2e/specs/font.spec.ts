import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/helpers/test.ts";

/** The font in which an element is really drawn. */
async function fontOf(page: Page, selector: string): Promise<string | undefined> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  await client.detach();
  return fonts[0]?.familyName;
}

test("bold text is in Archivo", async ({ page }) => {
  await page.goto("/contact");
  const bold = ["h1", "header nav a", "header a", "main form label", "main form [type=submit]"];
  for (const selector of bold) {
    await expect.poll(() => fontOf(page, selector), selector).toMatch(/^Archivo/);
  }
});

test("text is in the font of the device", async ({ page }) => {
  await page.goto("/contact");
  await expect.poll(() => fontOf(page, "h1")).toMatch(/^Archivo/);
  expect(await fontOf(page, "main p")).not.toMatch(/^Archivo/);
});

test("the next page has its headings in Archivo", async ({ page }) => {
  await page.goto("/contact");
  await page.locator("footer a[href='/privacy-policy']").first().click();
  await page.waitForURL("**/privacy-policy");
  await expect.poll(() => fontOf(page, "h1")).toMatch(/^Archivo/);
});
