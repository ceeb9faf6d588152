import type { APIRequestContext } from "@playwright/test";
import { DOMParser, parseHTML } from "linkedom";

/** What a page says, read from its HTML without a browser. */
export interface PageReading {
  document: Document;
  /** The page's own content, without header and footer. */
  main: Element;
  header: Element;
  footer: Element;
  /** The words of the content. */
  text: string;
  /** For each level 1 or 2 heading, the level 3 headings that follow it. */
  groups: string[][];
  /** The items of each list. */
  lists: string[][];
  /** The cells of each table row. */
  rows: string[][];
  links: Link[];
  /** What the page ends with: the links after its last level 2 heading. */
  closing: Link[];
}

export interface Link {
  text: string;
  href: string;
}

/** The words in a node, without their soft hyphens, spaces made single; also between elements, which a page shows apart. */
export function words(node: Node | null | undefined): string {
  const text = (each: Node): string =>
    each.nodeType === 3 ? (each.textContent ?? "") : ` ${[...each.childNodes].map(text).join("")} `;
  return (node ? text(node) : "")
    .replaceAll("\u00ad", "")
    .replace(/\s+/g, " ")
    .replace(/ ([.,!?;:)])/g, "$1")
    .trim();
}

/** The words in a piece of HTML. */
export const wordsOf = (html: string): string =>
  words(parseHTML(`<html><body>${html}</body></html>`).document.body);

/** Every element that a selector finds, in order. */
export const all = (root: ParentNode, selector: string): Element[] => [...root.querySelectorAll(selector)];

/** The words of every element that a selector finds. */
export const allWords = (root: ParentNode, selector: string): string[] => all(root, selector).map(words);

/** What a selector finds after each level 1 or 2 heading, up to the next; first, what it finds before them. */
export function underHeadings(main: ParentNode, selector: string): Element[][] {
  const parts: Element[][] = [[]];
  for (const element of all(main, `h1, h2, ${selector}`)) {
    if (element.matches("h1, h2")) parts.push([]);
    else parts.at(-1)?.push(element);
  }
  return parts;
}

const link = (element: Element): Link => ({ text: words(element), href: element.getAttribute("href") ?? "" });

export const links = (root: ParentNode): Link[] => all(root, "a").map(link);

/** The part of a page that has this name, as assistive technology says it; undefined when there is none. */
export function named(root: ParentNode, name: string): Element | undefined {
  return all(root, "[aria-label], [aria-labelledby]").find((part) => {
    const heading = root.querySelector(`[id="${part.getAttribute("aria-labelledby")}"]`);
    return (part.getAttribute("aria-label") ?? words(heading)) === name;
  });
}

/** The content of a meta element by its name or property. */
export const meta = (document: Document, name: string): string =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? "";

export function read(html: string): PageReading {
  const { document } = parseHTML(html);
  // What nobody reads, but scripts with data are asked for.
  for (const element of all(document, "style, svg, template, noscript, body script")) element.remove();
  const part = (selector: string) => document.querySelector(selector) ?? document.createElement("div");
  const main = part("main");
  return {
    document,
    main,
    header: part("body > header"),
    footer: part("body > footer"),
    text: words(main),
    groups: underHeadings(main, "h3").map((part) => part.map(words)),
    lists: all(main, "ul, ol").map((list) => [...list.children].map(words)),
    rows: all(main, "tr").map((row) => [...row.children].map(words)),
    links: links(main),
    closing: underHeadings(main, "a").at(-1)?.map(link) ?? [],
  };
}

/** Fetches a page and reads it. */
export async function readPage(request: APIRequestContext, path: string): Promise<PageReading> {
  return read(await (await request.get(path)).text());
}

/** Fetches a feed or a sitemap and reads it. */
export async function readXml(request: APIRequestContext, path: string): Promise<ParentNode> {
  const xml = new DOMParser().parseFromString(await (await request.get(path)).text(), "text/xml");
  return xml as unknown as ParentNode;
}
