import type { Page } from "@playwright/test";
import { expect, test } from "../helpers/test.ts";

/** The typeface that something is really painted in. */
async function faceOf(page: Page, selector: string): Promise<string | undefined> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  await client.detach();
  return fonts[0]?.familyName;
}

test("who is new sees all that is bold in Archivo as soon as it is there, and text in the face of the device", async ({
  page,
}) => {
  await page.goto("/contact");
  for (const bold of ["h1", "header nav a", "header a", "main form label", "main form button[type=submit]"])
    await expect.poll(() => faceOf(page, bold), bold).toMatch(/^Archivo/);
  expect(await faceOf(page, "main p")).not.toMatch(/^Archivo/);
});

test("who goes on has it too", async ({ page }) => {
  await page.goto("/contact");
  await expect.poll(() => faceOf(page, "h1")).toMatch(/^Archivo/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).first().click();
  await page.waitForURL("**/privacy-policy");
  for (const bold of ["h1", "header nav a"]) await expect.poll(() => faceOf(page, bold)).toMatch(/^Archivo/);
});

test("without it the headings stand in the plain face", async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  await page.route("**/*.woff2", (route) => route.abort());
  const refused = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".woff2"));
  await page.goto("/contact");
  await refused;
  expect(await faceOf(page, "h1")).not.toMatch(/^Archivo/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
