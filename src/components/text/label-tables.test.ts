import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { renderText } from "./render-text.ts";

/** A text that is one table in Markdown, as a page shows it. */
async function tableOf(...rows: string[]): Promise<Document> {
  const { parts } = await renderText({ body: rows.join("\n") });
  const [part] = parts;
  const html = part && "html" in part ? part.html : "";
  return parseHTML(`<!doctype html><html><body>${html}</body></html>`).document;
}

const textsOf = (table: Document, selector: string) =>
  [...table.querySelectorAll(selector)].map(({ textContent }) => textContent);

test("names the column of each amount at its cell", async () => {
  const table = await tableOf("| Werk | Prijs |", "| --- | ---: |", "| Muur | € 12 |");
  expect(textsOf(table, "td[data-label=Prijs]")).toEqual(["€\u00a012"]);
});

test("takes the first cell of a row as its name", async () => {
  const table = await tableOf("| Werk | Prijs |", "| --- | ---: |", "| Muur | € 12 |");
  expect(textsOf(table, "td[role=rowheader]")).toEqual(["Muur"]);
});

test("knows a table of two amounts, which stand side by side on a phone", async () => {
  const head = "| Werk | Zonder btw | Met btw |";
  const rows = ["| Muur | € 10 | € 10,90 |"];
  const pair = await tableOf(head, "| --- | ---: | ---: |", ...rows);
  expect(pair.querySelector("[data-pair]")).not.toBeNull();
  const mixed = await tableOf(head, "| --- | ---: | --- |", ...rows);
  expect(mixed.querySelector("[data-pair]")).toBeNull();
});

test("leaves a cell empty that a reader fills in", async () => {
  const table = await tableOf("| In te vullen | Gegevens |", "| --- | --- |", "| Datum | |");
  expect(table.querySelector("td[data-label=Gegevens]")?.childNodes).toHaveLength(0);
});

test("marks a row in bold type as a sum", async () => {
  const rows = ["| Muur | € 12 |", "| **Samen** | **€ 12** |"];
  const table = await tableOf("| Werk | Prijs |", "| --- | ---: |", ...rows);
  expect(textsOf(table, "tr[data-sum] td")).toEqual(["Samen", "€\u00a012"]);
});
