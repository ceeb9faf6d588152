import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "../test.ts";

const pages = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".html"),
);
const html = new Map(pages.map((file) => [file, readFileSync(`dist/${file}`, "utf8")]));
const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, "g");
const decode = (value: string) => value.replaceAll("&amp;", "&").replaceAll("&#38;", "&");

/** Where a page points within the site: links, pictures, scripts, each once. */
function targets(text: string): string[] {
  const links = ["href", "src"].flatMap((name) =>
    [...text.matchAll(attribute(name))].map(([, value = ""]) => value),
  );
  const sets = [...text.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, value = ""]) =>
    value.split(",").map((part) => part.trim().split(" ")[0] ?? ""),
  );
  return [...new Set([...links, ...sets].map(decode).filter((url) => /^[/#]/.test(url)))];
}

const file = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

for (const [name, text] of html) {
  test(`every link on ${name} leads somewhere`, async ({ request }) => {
    const broken: string[] = [];
    for (const target of targets(text)) {
      const url = new URL(target, `http://site/${name === "index.html" ? "" : name.replace(/\.html$/, "")}`);
      const known = html.get(file(url.pathname));
      if (!known) {
        const response = await request.get(url.pathname, { maxRedirects: 0 });
        if (response.status() !== 200) broken.push(`${target}: status ${response.status()}`);
      }
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (anchor && !known?.includes(`id="${anchor}"`)) broken.push(`${target}: no such place on that page`);
    }
    expect(broken).toEqual([]);
  });
}
