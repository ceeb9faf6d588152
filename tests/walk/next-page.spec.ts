import { expect, test } from "#tests/support/test.ts";
import { fontsOf } from "./fonts.ts";

test("the next page has its headings in Archivo as well", async ({ page }) => {
  await page.goto("/contact");
  await page.locator("footer a[href='/privacy-policy']").first().click();
  await page.waitForURL("**/privacy-policy");
  await expect.poll(() => fontsOf(page, ["h1"])).toEqual([expect.stringMatching(/^h1: Archivo/)]);
});

test("the letters of European names are in Archivo, from a file that other pages do not fetch", async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") {
      fonts.push(request.url().replace(/.*\/(archivo(-european)?)\..*/, "$1"));
    }
  });
  await page.goto("/privacy-policy");
  await expect.poll(() => fonts).toEqual(["archivo"]);
  for (const name of ["Yıldız & Şahin", "Łukasz", "Čović", "João Œuvray"]) {
    await page.locator("h1").evaluate((heading, name) => {
      heading.textContent = name;
    }, name);
    await expect.poll(() => fontsOf(page, ["h1"])).toEqual(["h1: Archivo SemiBold"]);
  }
  expect(fonts).toEqual(["archivo", "archivo-european"]);
});
