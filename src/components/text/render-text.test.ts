import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { renderText } from "./render-text.ts";

async function htmlOf(body: string): Promise<string> {
  const { parts } = await renderText({ body });
  return parts.map((part) => ("html" in part ? part.html : "")).join("");
}

const table = (first: string) => `| ${first} | Prijs |\n| :-- | --: |\n| Muur | 12 |\n\n`;

test("puts each table in a frame with a name that can be reached by keyboard", async () => {
  const html = await htmlOf(`${table('**Werk** \\"buiten\\"')}En:\n\n${table("Maat")}`);
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  const frames = [...document.querySelectorAll("body > .l-table[role=group][tabindex='0']")];
  expect(frames.map((frame) => frame.getAttribute("aria-label"))).toEqual([
    'Tabel: Werk "buiten"',
    "Tabel: Maat",
  ]);
  expect(frames.map((frame) => frame.children[0]?.nodeName)).toEqual(["TABLE", "TABLE"]);
});

test("aligns a column by attribute, because the content security policy allows no style", async () => {
  const html = await htmlOf(table("Maat"));
  expect(html).toContain('data-align="right">Prijs</th>');
  expect(html).not.toContain("style=");
});

test("marks what is and is not included, without controls", async () => {
  const html = await htmlOf("- [x] Verf\n- [ ] Stoten\n- Slijtage");
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  const points = [...document.querySelectorAll("li")];
  expect(points.map(({ dataset }) => dataset.checked)).toEqual(["true", "false", undefined]);
  expect(html).not.toContain("<input");
});

test("takes drawings out of the HTML, with their size and description", async () => {
  const body = '![Een gevel & plint](/facade-parts.svg "De *gevel*")';
  expect((await renderText({ body })).parts).toEqual([
    {
      drawing: { src: "/facade-parts.svg", width: 520, height: 620, alt: "Een gevel & plint" },
      caption: "De *gevel*",
    },
  ]);
});

test("takes photographs out of the HTML, in order and with their captions", async () => {
  const body = 'Eerst\n\n![](/photos/muur.jpg "De muur & ik")\n\n![](/photos/na.jpg)\n\nDan';
  expect((await renderText({ body })).parts).toEqual([
    { html: "<p>Eerst</p>\n" },
    { photo: "muur", caption: "De muur & ik" },
    { photo: "na", caption: "" },
    { html: "\n<p>Dan</p>\n" },
  ]);
});

test("keeps a line that stands between two photographs", async () => {
  const body = "![](/photos/voor.jpg)\n\n---\n\n![](/photos/na.jpg)";
  expect((await renderText({ body })).parts).toEqual([
    { photo: "voor", caption: "" },
    { html: expect.stringContaining("<hr") },
    { photo: "na", caption: "" },
  ]);
});

test("takes headings out of the HTML, and lists them", async () => {
  const { parts, headings } = await renderText({ body: "## Eerst" });
  expect(parts).toEqual([{ heading: { level: 2, id: "eerst", text: "Eerst" } }]);
  expect(headings).toEqual([{ depth: 2, slug: "eerst", text: "Eerst" }]);
});

test("shows HTML as words, so that no text can run a script", async () => {
  const html = await htmlOf("<script>go()</script>\n\nMeer <b onclick='go()'>werk</b> dan 3 < 4\n");
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  expect([...document.body.querySelectorAll("*")].map(({ nodeName }) => nodeName)).toEqual([
    "P",
    "P",
  ]);
  expect(document.body.textContent).toContain("<script>go()</script>");
});

test("what a link says of itself stays as it was written", async () => {
  const html = await htmlOf('[Meer](/faq "A &amp;euro; & \\"B\\"")');
  expect(html).toContain('title="A &amp;euro; &amp; &quot;B&quot;"');
});
