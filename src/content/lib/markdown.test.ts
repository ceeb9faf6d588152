import type { LoaderContext } from "astro/loaders";
import { expect, it } from "vitest";
import { lineOf } from "./issues.ts";
import { partsOf, pictureIssues, renderedTexts } from "./markdown.ts";

interface Entry {
  id: string;
  rendered: { html: string };
}

/** What the collection holds after loading, by file; the Markdown is left as it is. */
async function load(body: string) {
  const loaded = new Map<string, Entry>([["articles/weg.md", { id: "", rendered: { html: "" } }]]);
  await renderedTexts(async () => [{ file: "articles/muur.md", body }]).load({
    store: { clear: () => loaded.clear(), set: (entry: Entry) => loaded.set(entry.id, entry) },
    renderMarkdown: async (html: string) => ({ html }),
  } as unknown as LoaderContext);
  return [...loaded].map(([file, { rendered }]) => [file, rendered.html] as const);
}

it("keeps the HTML of each text by its file, and nothing of what is gone", async () => {
  expect(await load("<p>Muur</p>")).toEqual([["articles/muur.md", "<p>Muur</p>"]]);
});

it("puts each table in a frame with a name that can be reached by keyboard, and no style in it", async () => {
  const table = (first: string) =>
    `<table>\n<thead>\n<tr>\n<th style="text-align:left">${first}</th><th style="text-align: right">Prijs</th></tr></thead></table>`;
  const body = `${table('<strong>Werk</strong> "buiten"')}<p>En:</p>${table("Maat")}`;
  const [[, html = ""] = []] = await load(body);
  expect(html).toMatch(
    /^<div role="group" aria-label="Tabel: Werk &quot;buiten&quot;" tabindex="0"><table>[\s\S]*?<\/table><\/div><p>/,
  );
  expect(html).not.toContain("style=");
  expect(html).toContain('<th data-align="right">Prijs</th>');
  expect([html.match(/<div /g)?.length, html.match(/<\/div>/g)?.length]).toEqual([2, 2]);
});

it("takes photographs out of the HTML, in order and with their captions", () => {
  const html = `<p>Eerst</p>\n<p><img src="/photos/muur.jpg" alt="" title="De muur &amp; ik"></p>\n<p><img src="/photos/na.jpg" alt=""></p>\n<p>Dan</p>`;
  expect(partsOf(html)).toEqual([
    { html: "<p>Eerst</p>\n" },
    { photo: "muur", caption: "De muur &amp; ik" },
    { photo: "na", caption: "" },
    { html: "\n<p>Dan</p>" },
  ]);
});

const refuse = (_: string, name: string) => (name === "muur" ? undefined : "there is no such picture");
const mistakes = (body: string) => pictureIssues("content/a.md", body, { refuse }).map(lineOf);

it("finds nothing wrong with photographs of the site", () => {
  expect(mistakes('Tekst\n\n![](/photos/muur.jpg "Zo werd het")\n\nMeer')).toEqual([]);
});

it("says which photograph is not there, and what to write for one from elsewhere", () => {
  expect(mistakes("Tekst\n\n![](/photos/muurs.jpg)")).toEqual([
    "content/a.md › ![](/photos/muurs.jpg): there is no such picture",
  ]);
  expect(mistakes("Zo ![muur](https://elders.example/muur.png) was het.")).toEqual([
    expect.stringContaining("write ![](/photos/name.jpg) between two blank lines"),
  ]);
});
