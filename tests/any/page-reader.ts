import type { APIRequestContext } from "@playwright/test";

/** What a page says, read from its HTML without a browser. */
export interface PageReading {
  html: string;
  /** The page's own content, without header and footer. */
  main: string;
  header: string;
  footer: string;
  /** The words of the content, spaces made single. */
  text: string;
  /** For each level 1 or 2 heading, the level 3 headings that follow it. */
  groups: string[][];
  /** The items of each list. */
  lists: string[][];
  /** The cells of each table row. */
  rows: string[][];
  links: Link[];
}

export interface Link {
  text: string;
  href: string;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", apos: "'" };

export function decode(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole);
}

/** The words in a piece of HTML. */
export function words(html: string): string {
  return decode(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .replace(/ ([.,!?;:)])/g, "$1")
    .trim();
}

/** The insides of every element with this tag; not for elements that hold their own kind. */
export function insides(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, "g"))].map(
    ([, inside = ""]) => inside,
  );
}

/** The value of an attribute in a piece of HTML, the first there is. */
export function attribute(html: string, name: string): string {
  return decode(new RegExp(`\\s${name}="([^"]*)"`, "i").exec(html)?.[1] ?? "");
}

export function links(html: string): Link[] {
  return [...html.matchAll(/<a\s[^>]*>[\s\S]*?<\/a>/g)].map(([element]) => ({
    text: words(element),
    href: attribute(element, "href"),
  }));
}

/** The content of a meta element by its name or property. */
export function meta(html: string, name: string): string {
  const element = new RegExp(`<meta [^>]*(?:name|property)="${name}"[^>]*>`).exec(html)?.[0] ?? "";
  return attribute(element, "content");
}

export function read(html: string): PageReading {
  const shown = html
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<(script|style|svg|template|noscript)\b[\s\S]*?<\/\1>/g, "");
  const main = /<main[\s\S]*<\/main>/.exec(shown)?.[0] ?? "";
  return {
    html,
    main,
    header: /<header[\s\S]*?<\/header>/.exec(shown)?.[0] ?? "",
    footer: /<footer[\s\S]*<\/footer>/.exec(shown)?.[0] ?? "",
    text: words(main),
    groups: main.split(/<h[12]\b/).map((part) => insides(part, "h3").map(words)),
    lists: ["ul", "ol"].flatMap((tag) => insides(main, tag)).map((list) => insides(list, "li").map(words)),
    rows: insides(main, "tr").map((row) =>
      [...row.matchAll(/<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = ""]) => words(cell)),
    ),
    links: links(main),
  };
}

/** Fetches a page and reads it. */
export async function readPage(request: APIRequestContext, path: string): Promise<PageReading> {
  return read(await (await request.get(path)).text());
}
