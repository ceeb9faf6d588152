import { expect, it } from "vitest";
import { renderText } from "./render-text.ts";

it("puts each table in a frame with a name that can be reached by keyboard, and no style in it", async () => {
  const table = (first: string) => `| ${first} | Prijs |\n| :-- | --: |\n| Muur | 12 |\n\n`;
  const { parts } = await renderText({
    body: `${table('**Werk** \\"buiten\\"')}En:\n\n${table("Maat")}`,
  });
  const [{ html }] = parts as [{ html: string }];
  expect(parts).toHaveLength(1);
  expect(html).toMatch(
    /^<div class="l-table" role="group" aria-label="Tabel: Werk &quot;buiten&quot;" tabindex="0"><table role="table">[\s\S]*?<\/table><\/div>\s*<p>/,
  );
  expect(html).not.toContain("style=");
  expect(html).toContain('data-align="right">Prijs</th>');
  expect(html.match(/<div class="l-table"/g)).toHaveLength(2);
});

it("takes drawings out of the HTML, with their size and description", async () => {
  const body = '![Een gevel](/facade.svg "De *gevel*")';
  expect((await renderText({ body })).parts).toEqual([
    {
      drawing: { src: "/facade.svg", width: 520, height: 620, alt: "Een gevel" },
      caption: "De *gevel*",
    },
  ]);
});

it("takes photographs out of the HTML, in order and with their captions, and names the headings", async () => {
  const body = '## Eerst\n\n![](/photos/muur.jpg "De muur & ik")\n\n![](/photos/na.jpg)\n\nDan';
  expect(await renderText({ body })).toEqual({
    parts: [
      { html: '<h2 id="eerst">Eerst</h2>\n' },
      { photo: "muur", caption: "De muur &amp; ik" },
      { photo: "na", caption: "" },
      { html: "\n<p>Dan</p>\n" },
    ],
    headings: [{ depth: 2, slug: "eerst", text: "Eerst" }],
  });
});
