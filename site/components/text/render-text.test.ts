import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { renderText } from "./render-text.ts";

const named = (column: string) => `| ${column} | Prijs |\n| :-- | --: |\n| Muur | € 12 |\n`;
const table = named("Werk");
const sum = `${table}| **Samen** | **€ 12** |`;
const blank = "| In | Uit |\n| --- | --- |\n| A | |";
const pair = (form: string) =>
  `| Werk | Zonder btw | Met btw |\n| --- | ---: | ${form} |\n| Muur | € 10 | € 10,90 |`;
const bill = "| Werk | m² | Prijs | Samen |\n| - | -: | -: | -: |\n| Muur | 2 | € 6 | € 12 |";
const script = "<script>go()</script>\n\nMeer <b>werk</b> dan 3 < 4\n";
const frame = "body > .l-table[role=group][tabindex='0']";

test.each([
  [
    "a keyboard reaches a table by its name",
    table,
    `${frame}[aria-label='Tabel: Werk'] th`,
    "Werk|Prijs",
  ],
  ["without its type", named('**A** \\"b\\"'), `[aria-label='Tabel: A "b"'] td`, "Muur|€~12"],
  [
    "each table has a frame",
    `${table}\nEn:\n\n${table}`,
    `${frame} > table td`,
    "Muur|€~12|Muur|€~12",
  ],
  ["a column is aligned by attribute", table, "th[data-align=right]", "Prijs"],
  ["the content security policy allows no style", table, "[style]", ""],
  ["a cell names its column", table, "td[data-label=Prijs]", "€~12"],
  ["the first cell is the name of its row", table, "td[role=rowheader]", "Muur"],
  ["amounts are side by side on a phone", pair("---:"), "[data-amounts] td", "Muur|€~10|€~10,90"],
  ["and so are three", bill, "[data-amounts] td", "Muur|2|€~6|€~12"],
  ["an amount and words are not", pair("---"), "[data-amounts] td", ""],
  ["a cell to fill in is empty", blank, "tr:has(td[data-label=Uit]:empty) td", "A|"],
  ["a row in bold type is a sum", sum, "tr[data-sum] td", "Samen|€~12"],
  ["HTML is words", script, "p", "<script>go()</script>|Meer <b>werk</b> dan 3 < 4"],
  ["so that no text can run a script", script, "body :not(p)", ""],
  ["a link may say more", '[A](/faq "A &amp;euro; & \\"B\\"")', `a[title='A &euro; & "B"']`, "A"],
])("%s", async (_what, body, selector, texts) => {
  const { parts } = await renderText({ body });
  const html = parts.map((part) => ("html" in part ? part.html : "")).join("");
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  const found = [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const said = found.map((text) => text.trim()).join("|");
  expect(said.replaceAll("\u00a0", "~")).toBe(texts);
});

const drawing = { src: "/facade-parts.svg", width: 520, height: 620, alt: "Een gevel & plint" };
const photographs =
  'Een\n\n![](/photos/een.jpg "Nr. 1 & ik")\n\n---\n\n![](/photos/twee.jpg)\n\nTwee';

test.each([
  [
    "drawings, with their size and description",
    '![Een gevel & plint](/facade-parts.svg "De *gevel*")',
    [{ drawing, caption: "De *gevel*" }],
  ],
  [
    "photographs, in order and with their captions",
    photographs,
    [
      { html: "<p>Een</p>\n" },
      { photo: "een", caption: "Nr. 1 & ik" },
      { html: expect.stringContaining("<hr") },
      { photo: "twee", caption: "" },
      { html: "\n<p>Twee</p>\n" },
    ],
  ],
  ["headings", "## Eerst", [{ heading: { level: 2, id: "eerst", text: "Eerst" } }]],
])("takes %s out of the HTML", async (_what, body, parts) => {
  expect((await renderText({ body })).parts).toEqual(parts);
});
