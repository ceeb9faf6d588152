import { readFileSync } from "node:fs";
import { satteri } from "@astrojs/markdown-satteri";
import { withBoundNumbers } from "@contractor/core/facts/format/words.ts";
import { parseHTML } from "linkedom";

/** A drawing of site/public/: its address, its size in pixels and its description. */
interface Drawing {
  src: string;
  width: number;
  height: number;
  alt: string;
}

interface TextHeading {
  level: 2 | 3;
  id: string;
  text: string;
}

/** A part of a rendered text: HTML, a heading, or a photograph or drawing with its caption. */
export type TextPart =
  | { html: string }
  | { heading: TextHeading }
  | { photo: string; caption: string }
  | { drawing: Drawing; caption: string };

/** A drawing with its size, from the attributes of its file. */
export function drawingAt(src: string, alt = ""): Drawing {
  const [, width, height] =
    /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(readFileSync(`site/public${src}`, "utf8")) ?? [];
  if (!(width && height)) {
    throw new Error(`site/public${src} needs a width and a height in pixels`);
  }
  return { src, width: Number(width), height: Number(height), alt };
}

/** The picture of a paragraph that has nothing else; undefined for any other node. */
function pictureOf(node: Node): TextPart | undefined {
  const [image, ...others] = node.childNodes;
  if (node.nodeName !== "P" || image?.nodeName !== "IMG" || others.length > 0) {
    return undefined;
  }
  const attributeOf = (name: string) => (image as Element).getAttribute(name) ?? "";
  const src = attributeOf("src");
  const caption = attributeOf("title");
  const [, photo] = /^\/photos\/(.+)\.jpg$/.exec(src) ?? [];
  return photo ? { photo, caption } : { drawing: drawingAt(src, attributeOf("alt")), caption };
}

/** The heading that a node is; undefined for any other node, and for one with more than words. */
function headingOf(node: Node): TextPart | undefined {
  const [, level] = /^H([23])$/.exec(node.nodeName) ?? [];
  const [words, ...others] = node.childNodes;
  if (!level || words?.nodeName !== "#text" || others.length > 0) {
    return undefined;
  }
  const { id, textContent } = node as Element;
  return { heading: { level: level === "2" ? 2 : 3, id, text: textContent ?? "" } };
}

/** The HTML in an element. linkedom does not escape what is in attributes, but for quotes. */
function htmlIn(element: Element): string {
  for (const { attributes } of element.querySelectorAll("*")) {
    for (const attribute of attributes) {
      attribute.value = attribute.value.replaceAll("&", "&amp;");
    }
  }
  return element.innerHTML;
}

/** Splits a text at its headings, photographs and drawings, which components show. */
function partsOf(body: HTMLElement): TextPart[] {
  const parts: TextPart[] = [];
  const between = body.ownerDocument.createElement("div");
  const endHtml = () => {
    const html = htmlIn(between);
    if (html.trim() !== "") {
      parts.push({ html });
    }
    between.replaceChildren();
  };
  for (const node of [...body.childNodes]) {
    const part = headingOf(node) ?? pictureOf(node);
    if (part) {
      endHtml();
      parts.push(part);
    } else {
      between.append(node);
    }
  }
  endHtml();
  return parts;
}

/**
 * On a narrow screen each cell is a line of its own that begins with the name of its column
 * (site/ui/global/table.css). Browsers may drop the implicit roles of elements that CSS no longer
 * displays as a table, so the roles are explicit.
 */
const roles = {
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  "thead th": "columnheader",
  td: "cell",
};

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";

/** Names each cell by its column. The first is the name of the row, and one in bold type a sum. */
function labelRow(row: Element, headers: readonly Element[]): void {
  const [first, ...cells] = row.querySelectorAll("td");
  first?.setAttribute("role", "rowheader");
  for (const [i, cell] of cells.entries()) {
    cell.setAttribute("data-label", textOf(headers[i + 1]));
    if (cell.innerHTML.trim() !== "") {
      cell.innerHTML = `<div>${cell.innerHTML}</div>`;
    }
  }
  const isBold = (cell?: Element) => textOf(cell) === textOf(cell?.querySelector("strong"));
  row.toggleAttribute("data-sum", textOf(row) !== "" && [first, ...cells].every(isBold));
}

/**
 * The content security policy refuses a style, so the alignment of a column is an attribute for the
 * style sheet.
 */
function replaceAlignment(cell: Element): void {
  const [, alignment] = /text-align: ?(\w+)/.exec(cell.getAttribute("style") ?? "") ?? [];
  cell.removeAttribute("style");
  if (alignment) {
    cell.setAttribute("data-align", alignment);
  }
}

/**
 * Puts a table of a text in Markdown into a scrollable frame with a name, and the name of its
 * column at each of its cells.
 */
function frameTable(table: Element): void {
  table.setAttribute("role", "table");
  for (const [selector, role] of Object.entries(roles)) {
    for (const element of table.querySelectorAll(selector)) {
      element.setAttribute("role", role);
    }
  }
  for (const cell of table.querySelectorAll("th, td")) {
    replaceAlignment(cell);
  }
  const headers = [...table.querySelectorAll("thead th")];
  for (const row of table.querySelectorAll("tbody tr")) {
    labelRow(row, headers);
  }
  const frame = table.ownerDocument.createElement("div");
  frame.className = "l-table";
  frame.setAttribute("role", "group");
  frame.setAttribute("aria-label", `Tabel: ${textOf(headers[0])}`);
  frame.setAttribute("tabindex", "0");
  // Two or three amounts have room beside each other on a phone.
  const [, ...amounts] = headers;
  const areAmounts = amounts.every((cell) => cell.getAttribute("data-align") === "right");
  frame.toggleAttribute("data-amounts", [2, 3].includes(amounts.length) && areAmounts);
  table.replaceWith(frame);
  frame.append(table);
}

const renderer = satteri().createRenderer({});

/** HTML in a text is words: as elements, its scripts would be in the page's policy, and run. */
const htmlAsWords = (text: string) => text.replace(/<(?=[a-z/!?])/gi, "&lt;");

/** Renders a Markdown text. Returns its parts and its headings. */
export async function renderText({ body }: { body: string }) {
  const { code, metadata } = await (await renderer).render(htmlAsWords(withBoundNumbers(body)));
  const { document } = parseHTML(`<!doctype html><html><body>${code}</body></html>`);
  for (const table of document.querySelectorAll("table")) {
    frameTable(table);
  }
  return { parts: partsOf(document.body), headings: metadata.headings };
}

interface Chapter {
  heading: TextHeading;
  parts: TextPart[];
}

/**
 * The chapters of a text, each with a heading of the second level; what stands before is left out.
 */
export function chaptersOf(parts: readonly TextPart[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const part of parts) {
    if ("heading" in part && part.heading.level === 2) {
      chapters.push({ heading: part.heading, parts: [] });
    } else {
      chapters[chapters.length - 1]?.parts.push(part);
    }
  }
  return chapters;
}
