import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "../helpers/test.ts";
import { all, read } from "../helpers/page-reader.ts";

const files = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".html"),
);
const address = (file: string) => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`);
const pages = new Map(
  files.map((file) => [address(file), read(readFileSync(`dist/${file}`, "utf8")).document]),
);

/** Where a page points within the site: links, pictures, scripts, each once. */
function targets(page: Document): string[] {
  const values = (name: string) => all(page, `[${name}]`).map((element) => element.getAttribute(name) ?? "");
  const sets = ["srcset", "imagesrcset"].flatMap(values).flatMap((set) => set.split(","));
  const pictures = sets.map((part) => part.trim().split(" ")[0] ?? "");
  const found = [...values("href"), ...values("src"), ...pictures];
  return [...new Set(found.filter((url) => /^[/#]/.test(url)))];
}

/** How the site answers for what is no page, asked once: most pages point at the same. */
const statuses = new Map<string, number>();

for (const [path, page] of pages)
  test(`every link on ${path} leads somewhere`, async ({ request }) => {
    const broken: string[] = [];
    for (const target of targets(page)) {
      const url = new URL(target, `http://site${path}`);
      const known = pages.get(url.pathname);
      if (!known) {
        const ask = async () => (await request.get(url.pathname, { maxRedirects: 0 })).status();
        const status = statuses.get(url.pathname) ?? (await ask());
        statuses.set(url.pathname, status);
        if (status !== 200) broken.push(`${target}: status ${status}`);
      }
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (anchor && !known?.getElementById(anchor)) broken.push(`${target}: no such place on that page`);
    }
    expect(broken).toEqual([]);
  });
