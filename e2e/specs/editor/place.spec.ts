import { paths } from "../../helpers/paths.ts";
import { expect, test } from "../../helpers/test.ts";
import { allWords, readPage, readXml } from "../../helpers/page-reader.ts";

test.use({ serviceWorkers: "allow" });

test("search engines are kept from the editor, and no page of the site leads to it", async ({ request }) => {
  const { document } = await readPage(request, "/beheer");
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
  const policy = document.querySelector("meta[http-equiv=content-security-policy]")?.getAttribute("content");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain(" 'unsafe-eval'");
  const listed = allWords(await readXml(request, "/sitemap-0.xml"), "loc");
  expect(listed.filter((address) => address.includes("beheer"))).toEqual([]);
  for (const path of paths) {
    const { links } = await readPage(request, path);
    expect
      .soft(
        links.filter(({ href }) => href.includes("beheer")),
        path,
      )
      .toEqual([]);
  }
});

test("the editor is no part of the copy that visitors keep for when there is no network", async ({
  page,
}) => {
  await page.goto("/contact");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  // Not the editor itself, which takes long to come: a page below it goes the same way.
  await page.route(/\/beheer/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>x</title>" }),
  );
  await page.goto("/beheer");
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/contact");
  expect(kept.filter((path) => path.startsWith("/beheer"))).toEqual([]);
});
