import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { consentTexts } from "../../src/content/pages/consent.ts";
import { siteUrl } from "../helpers/addresses.ts";
import { expect, test } from "../helpers/test.ts";
import { banner } from "../helpers/shell-steps.ts";
import { expectStill, recordShifts } from "../helpers/shifts.ts";

/** The site, whose pages stop half-way in what this pattern finds until `release` is called. */
async function startSlowSite(part: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer(async ({ url = "", headers }, response) => {
    const answer = await fetch(siteUrl + url);
    const type = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": type });
    if (headers["sec-fetch-dest"] === "document") {
      const html = body.toString();
      const found = part.exec(html);
      const half = (found?.index ?? 0) + Math.round((found?.[0].length ?? 0) / 2);
      response.write(html.slice(0, half));
      await released;
      response.end(html.slice(half));
    } else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, release, close: () => server.close() };
}

const parts = {
  header: /<header[\s\S]*?<\/header>/,
  hero: /<\/h1>[\s\S]*?<\/figure>/,
  banner: /<section[^>]*data-consent-banner[\s\S]*?<\/section>/,
};
const screens = { phone: { width: 412, height: 823 }, "wide screen": { width: 1280, height: 900 } };

for (const [screen, viewport] of Object.entries(screens))
  for (const [name, part] of Object.entries(parts))
    test(`nothing moves on a ${screen}, and it works, when the line stops half-way in the ${name}`, async ({
      page,
    }) => {
      const slow = await startSlowSite(part);
      await page.setViewportSize(viewport);
      await recordShifts(page);
      await page.goto(`${slow.url}/diensten`, { waitUntil: "commit" });
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
        .toBe(1);
      slow.release();
      await page.waitForLoadState();
      await expect(page.getByRole("contentinfo")).toBeAttached();
      await expectStill(page);
      await banner(page).getByRole("button", { name: consentTexts.reject }).click();
      await expect(banner(page)).toBeHidden();
      slow.close();
    });
