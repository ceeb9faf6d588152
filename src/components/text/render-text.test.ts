import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { renderText } from "./render-text.ts";

async function htmlOf(body: string): Promise<string> {
  const { parts } = await renderText({ body });
  return parts.map((part) => ("html" in part ? part.html : "")).join("");
}

const pageOf = async (body: string): Promise<Document> =>
  parseHTML(`<!doctype html><html><body>${await htmlOf(body)}</body></html>`).document;

/** A page with one table, of these rows. */
const tableOf = (...rows: string[]) => pageOf(rows.join("\n"));

const textsOf = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

test("puts each table in a frame with a name that can be reached by keyboard", async () => {
  const table = (first: string) => `| ${first} | Prijs |\n| :-- | --: |\n| Muur | 12 |\n\n`;
  const page = await pageOf(`${table('**Werk** \\"buiten\\"')}En:\n\n${table("Maat")}`);
  const frames = [...page.querySelectorAll("body > .l-table[role=group][tabindex='0']")];
  expect(frames.map((frame) => frame.getAttribute("aria-label"))).toEqual([
    'Tabel: Werk "buiten"',
    "Tabel: Maat",
  ]);
  expect(frames.map((frame) => frame.children[0]?.nodeName)).toEqual(["TABLE", "TABLE"]);
});

test("names the row and the column of each amount, and aligns it without a style", async () => {
  const page = await tableOf("| Werk | Prijs |", "| --- | ---: |", "| Muur | € 12 |");
  expect(textsOf(page, "td[data-label=Prijs][data-align=right]")).toEqual(["€\u00a012"]);
  expect(textsOf(page, "td[role=rowheader]")).toEqual(["Muur"]);
  // The content security policy allows none.
  expect(page.querySelector("[style]")).toBeNull();
});

test("knows a table of two amounts, which stand side by side on a phone", async () => {
  const head = "| Werk | Zonder btw | Met btw |";
  const row = "| Muur | € 10 | € 10,90 |";
  const pair = await tableOf(head, "| --- | ---: | ---: |", row);
  expect(pair.querySelector("[data-pair]")).not.toBeNull();
  const mixed = await tableOf(head, "| --- | ---: | --- |", row);
  expect(mixed.querySelector("[data-pair]")).toBeNull();
});

test("leaves a cell empty that a reader fills in", async () => {
  const page = await tableOf("| In te vullen | Gegevens |", "| --- | --- |", "| Datum | |");
  expect(page.querySelector("td[data-label=Gegevens]")?.childNodes).toHaveLength(0);
});

test("marks a row in bold type as a sum", async () => {
  const rows = ["| Muur | € 12 |", "| **Samen** | **€ 12** |"];
  const page = await tableOf("| Werk | Prijs |", "| --- | ---: |", ...rows);
  expect(textsOf(page, "tr[data-sum] td")).toEqual(["Samen", "€\u00a012"]);
});

test("marks what is and is not included, without controls", async () => {
  const page = await pageOf("- [x] Verf\n- [ ] Stoten\n- Slijtage");
  const points = [...page.querySelectorAll("li")];
  expect(points.map(({ dataset }) => dataset.checked)).toEqual(["true", "false", undefined]);
  expect(page.querySelector("input")).toBeNull();
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

test("takes photographs out of the HTML, in order and with what stands between them", async () => {
  const body = 'Eerst\n\n![](/photos/muur.jpg "De muur & ik")\n\n---\n\n![](/photos/na.jpg)\n\nDan';
  expect((await renderText({ body })).parts).toEqual([
    { html: "<p>Eerst</p>\n" },
    { photo: "muur", caption: "De muur & ik" },
    { html: expect.stringContaining("<hr") },
    { photo: "na", caption: "" },
    { html: "\n<p>Dan</p>\n" },
  ]);
});

test("takes headings out of the HTML, and lists them", async () => {
  const { parts, headings } = await renderText({ body: "## Eerst" });
  expect(parts).toEqual([{ heading: { level: 2, id: "eerst", text: "Eerst" } }]);
  expect(headings).toEqual([{ depth: 2, slug: "eerst", text: "Eerst" }]);
});

test("shows HTML as words, so that no text can run a script", async () => {
  const { body } = await pageOf("<script>go()</script>\n\nMeer <b onclick='go()'>werk</b> 3 < 4\n");
  expect([...body.querySelectorAll("*")].map(({ nodeName }) => nodeName)).toEqual(["P", "P"]);
  expect(body.textContent).toContain("<script>go()</script>");
});

test("what a link says of itself stays as it was written", async () => {
  const html = await htmlOf('[Meer](/faq "A &amp;euro; & \\"B\\"")');
  expect(html).toContain('title="A &amp;euro; &amp; &quot;B&quot;"');
});
