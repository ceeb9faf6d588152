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

test("all bold text is in Archivo, also on the next page, and other text is not", async ({
  page,
}) => {
  await page.goto("/contact");
  for (const bold of [
    "h1",
    "header nav a",
    "header a",
    "main form label",
    "main form button[type=submit]",
  ]) {
    await expect.poll(() => fontOf(page, bold), bold).toMatch(/^Archivo/);
  }
  expect(await fontOf(page, "main p")).not.toMatch(/^Archivo/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).first().click();
  await page.waitForURL("**/privacy-policy");
  for (const bold of ["h1", "header nav a"]) {
    await expect.poll(() => fontOf(page, bold)).toMatch(/^Archivo/);
  }
});
