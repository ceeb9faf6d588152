import type { LoaderContext } from "astro/loaders";
import { expect, it } from "vitest";
import { renderedTexts } from "./rendered-texts.ts";

interface Entry {
  id: string;
  rendered: { html: string };
}

/** What the collection holds after loading, by file; the Markdown is left as it is. */
async function load(texts: { file: string; body: string }[]) {
  const loaded = new Map<string, Entry>([["articles/weg.md", { id: "", rendered: { html: "" } }]]);
  await renderedTexts(async () => texts).load({
    store: { clear: () => loaded.clear(), set: (entry: Entry) => loaded.set(entry.id, entry) },
    renderMarkdown: async (html: string) => ({ html }),
  } as unknown as LoaderContext);
  return loaded;
}

it("keeps the HTML of each text by its file, and nothing of what is gone", async () => {
  const loaded = await load([{ file: "articles/muur.md", body: "<p>Muur</p>" }]);
  expect([...loaded.keys()]).toEqual(["articles/muur.md"]);
  expect(loaded.get("articles/muur.md")?.rendered.html).toBe("<p>Muur</p>");
});

it("puts each table in a frame with a name that can be reached by keyboard", async () => {
  const body = "<table>\n<thead>\n<tr>\n<th>Werk</th></tr></thead></table>";
  const loaded = await load([{ file: "articles/muur.md", body }]);
  expect(loaded.get("articles/muur.md")?.rendered.html).toMatch(
    /^<div role="group" aria-label="Tabel: Werk" tabindex="0"><table>[\s\S]*<\/table><\/div>$/,
  );
});

it("leaves the alignment of columns to the stylesheet, and closes every frame it opens", async () => {
  const table = (first: string) =>
    `<table>\n<thead>\n<tr>\n<th style="text-align:left">${first}</th><th style="text-align: right">Prijs</th></tr></thead></table>`;
  const body = `${table('<strong>Werk</strong> "buiten"')}<p>En:</p>${table("Maat")}`;
  const html = (await load([{ file: "articles/muur.md", body }])).get("articles/muur.md")?.rendered.html ?? "";
  expect(html).not.toContain("style=");
  expect(html).toContain('<th data-align="right">Prijs</th>');
  expect(html).toContain('aria-label="Tabel: Werk &quot;buiten&quot;"');
  expect(html.match(/<div /g)).toHaveLength(2);
  expect(html.match(/<\/div>/g)).toHaveLength(2);
});
