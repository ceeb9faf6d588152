import { readFileSync } from "node:fs";
import { DOMParser, parseHTML } from "linkedom";
import { memoize } from "#data/lib/memoize.ts";

/**
 * The words in a node, without their soft hyphens, spaces made single; also between elements, which
 * a page shows apart.
 */
export function words(node: Node | null | undefined): string {
  const text = (each: Node): string =>
    each.nodeType === 3 ? (each.textContent ?? "") : ` ${[...each.childNodes].map(text).join("")} `;
  return (node ? text(node) : "")
    .replaceAll("\u00ad", "")
    .replace(/\s+/g, " ")
    .replace(/ ([.,!?;:)])/g, "$1")
    .trim();
}

export const wordsOf = (html: string): string =>
  words(parseHTML(`<html><body>${html}</body></html>`).document.body);

/** A page or a part of it; one that is not there has nothing in it. */
type Root = ParentNode | undefined;

export const all = (root: Root, selector: string): Element[] => [
  ...(root?.querySelectorAll(selector) ?? []),
];

export const allWords = (root: Root, selector: string): string[] => all(root, selector).map(words);

/** Where every link that a selector finds leads. */
export const addresses = (root: Root, selector: string): string[] =>
  all(root, selector).map(hrefOf);

/**
 * What a selector finds after each level 1 or 2 heading, up to the next; first, what it finds
 * before them.
 */
export function underHeadings(main: ParentNode, selector: string): Element[][] {
  const parts: Element[][] = [[]];
  for (const element of all(main, `h1, h2, ${selector}`)) {
    if (element.matches("h1, h2")) {
      parts.push([]);
    } else {
      parts.at(-1)?.push(element);
    }
  }
  return parts;
}

const hrefOf = (element: Element) => element.getAttribute("href") ?? "";

export const links = (root: Root) =>
  all(root, "a").map((element) => ({ text: words(element), href: hrefOf(element) }));

/**
 * The part of a page that has this name, as assistive technology says it; undefined when there is
 * none.
 */
export function named(root: ParentNode, name: string): Element | undefined {
  return all(root, "[aria-label], [aria-labelledby]").find((part) => {
    const heading = root.querySelector(`[id="${part.getAttribute("aria-labelledby")}"]`);
    return (part.getAttribute("aria-label") ?? words(heading)) === name;
  });
}

export const meta = (document: Document, name: string): string =>
  document
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute("content") ?? "";

export type PageReading = ReturnType<typeof read>;

/** What a page says, read from its HTML without a browser. */
export function read(html: string) {
  // React writes the names of these in two cases, which a browser does not mind.
  const { document } = parseHTML(
    html.replace(/ (srcSet|dateTime)=/g, (name) => name.toLowerCase()),
  );
  // What nobody reads, but scripts with data are asked for.
  for (const element of all(document, "style, svg, template, noscript, body script")) {
    element.remove();
  }
  const part = (selector: string): Element =>
    document.querySelector(selector) ?? document.createElement("div");
  const main = part("main");
  return {
    document: document as Document,
    main,
    header: part("body > header"),
    footer: part("body > footer"),
    text: words(main),
    /** For each level 1 or 2 heading, the level 3 headings that follow it. */
    groups: underHeadings(main, "h3").map((part) => part.map(words)),
    lists: all(main, "ul, ol").map((list) => [...list.children].map(words)),
    rows: all(main, "tr").map((row) => [...row.children].map(words)),
    links: links(main),
    hrefs: addresses(main, "a"),
    /** What the page ends with: where the links after its last level 2 heading lead. */
    closing: underHeadings(main, "a").at(-1)?.map(hrefOf) ?? [],
  };
}

/** Reads a page as it was built. */
export const readPage = memoize((path: string) =>
  read(readFileSync(`dist${path === "/" ? "/index" : path}.html`, "utf8")),
);

/** Reads a feed or a sitemap as it was built. */
export const readXml = (path: string) =>
  new DOMParser().parseFromString(
    readFileSync(`dist${path}`, "utf8"),
    "text/xml",
  ) as unknown as ParentNode;
