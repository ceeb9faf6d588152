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
