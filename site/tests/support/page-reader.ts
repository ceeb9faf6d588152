import { readFileSync } from "node:fs";
import { memoize } from "@contractor/core/reading/memoize.ts";
import { createSite } from "@contractor/deploy/server.ts";
import { DOMParser, parseHTML } from "linkedom";

/**
 * The text of a node without soft hyphens and with single spaces, also between elements that a page
 * shows apart.
 */
export function words(node: Node | null | undefined): string {
  const text = (each: Node): string =>
    each.nodeType === 3 ? (each.textContent ?? "") : ` ${[...each.childNodes].map(text).join("")} `;
  return (node ? text(node) : "")
    .replaceAll("\u00ad", "")
    .replaceAll("\u2011", "-")
    .replace(/\s+/g, " ")
    .replace(/ ([.,!?;:)])/g, "$1")
    .trim();
}

export const wordsOf = (html: string): string =>
  words(parseHTML(`<html><body>${html}</body></html>`).document.body);

/** A page or a part of it; empty if the part does not exist. */
type Root = ParentNode | undefined;

export const all = (root: Root, selector: string): Element[] => [
  ...(root?.querySelectorAll(selector) ?? []),
];

export const allWords = (root: Root, selector: string): string[] => all(root, selector).map(words);

/** The addresses of all links that match a selector. */
export const addresses = (root: Root, selector: string): string[] =>
  all(root, selector).map(hrefOf);

const hrefOf = (element: Element) => element.getAttribute("href") ?? "";

export const links = (root: Root) =>
  all(root, "a").map((element) => ({ text: words(element), href: hrefOf(element) }));

/** The part of a page with this accessible name; undefined if there is none. */
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

/** The text of a page, read from its HTML without a browser. */
export function read(html: string) {
  // React writes the names of these attributes in mixed case, which browsers accept.
  const { document } = parseHTML(
    html.replace(/ (srcSet|dateTime|encType|autoComplete|noValidate)=/g, (name) =>
      name.toLowerCase(),
    ),
  );
  // Elements that visitors do not see. Scripts with data are kept, because tests read them.
  const hidden = "style, svg, template, noscript, script:not([type='application/ld+json'])";
  for (const element of all(document, hidden)) {
    element.remove();
  }
  const part = (selector: string): Element =>
    document.querySelector(selector) ?? document.createElement("div");
  const main = part("main");
  return {
    html,
    document: document as Document,
    main,
    header: part("body > header"),
    footer: part("body > footer"),
    text: words(main),
    lists: all(main, "ul, ol").map((list) => [...list.children].map(words)),
    rows: all(main, "tr").map((row) => [...row.children].map(words)),
    links: links(main),
    hrefs: addresses(main, "a"),
  };
}

export const readPage = memoize((path: string) =>
  read(readFileSync(`dist${path === "/" ? "/index" : path}.html`, "utf8")),
);

export const readXml = (path: string) =>
  new DOMParser().parseFromString(
    readFileSync(`dist${path}`, "utf8"),
    "text/xml",
  ) as unknown as ParentNode;

const site = createSite("dist");

/** What the server answers for an address of the built site. Redirects are not followed. */
export const answerOf = async (address: string): Promise<Response> => site.request(address);

/** A node of a page's JSON-LD. */
interface Thing {
  [property: string]: unknown;
  /** One name; several only where a node is more than one thing. */
  "@type": string | string[];
  "@id": string;
}

export function graph(path: string): Thing[] {
  const script = readPage(path).document.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? "{}")["@graph"];
}

export const typesOf = (thing: Thing): string[] => [thing["@type"]].flat();

/** The first node of this type; undefined if there is none. */
export function node(nodes: readonly Thing[], type: string): Thing | undefined {
  return nodes.find((each) => typesOf(each).includes(type));
}
