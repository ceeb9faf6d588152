import { readFileSync } from "node:fs";
import { consentTexts, shell } from "@contractor/core/facts/shell/shell.ts";
import { business, site } from "@contractor/core/facts.ts";
import { headerPaths, routeAt, serviceLinks } from "@contractor/core/routes.ts";
import { expect, test } from "vitest";
import { absolute, firm, postalCodeAsRead, telephone } from "#tests/support/firm.ts";
import {
  addresses,
  all,
  allWords,
  answerOf,
  graph,
  links,
  meta,
  node,
  readPage,
  words,
  wordsOf,
} from "#tests/support/page-reader.ts";
import { allPaths } from "#tests/support/paths.ts";

const pages = allPaths.map((path) => ({ path, ...readPage(path) }));
type Page = (typeof pages)[number];

const attribute = (page: Page, selector: string, name: string) =>
  page.document.querySelector(selector)?.getAttribute(name);
const at = (selector: string, name: string) => (page: Page) => attribute(page, selector, name);
const own = (name: string) => (page: Page) => meta(page.document, name);
const policy = "meta[http-equiv=content-security-policy]";
const strict = /^default-src 'none';script-src 'self' (?!.*unsafe)/;

test.each<[has: string, found: (page: Page) => unknown, wanted: (page: Page) => unknown]>([
  ["a description", own("description"), () => expect.stringMatching(/\w/)],
  ["no word against search engines", own("robots"), () => ""],
  ["its language for other sites", own("og:locale"), () => "nl_NL"],
  ["its address for other sites", own("og:url"), ({ path }) => absolute(path)],
  ["its description for other sites", own("og:description"), own("description")],
  [
    "the same description in its structured data",
    ({ path }) => node(graph(path), "WebPage"),
    ({ path, document }) =>
      expect.objectContaining({
        url: absolute(path),
        description: meta(document, "description"),
        inLanguage: "nl-NL",
      }),
  ],
  ["the firm's name for other sites", own("og:site_name"), () => firm.name],
  // No browser darkens a page, and no phone makes a number a call that is none.
  ["its own colours", own("color-scheme"), () => "only light"],
  [
    "a word for who puts it on a phone",
    at("link[rel=manifest]", "href"),
    () => "/site.webmanifest",
  ],
  ["its own calls", own("format-detection"), () => "telephone=no"],
  ["its language", ({ document }) => document.documentElement.lang, () => "nl-NL"],
  ["one main heading", ({ document }) => all(document, "h1").length, () => 1],
  ["its own address", at("link[rel=canonical]", "href"), ({ path }) => absolute(path)],
  [
    "a place above its content that says that the firm is closed",
    (page) => JSON.parse(attribute(page, "body > [role=status]", "data-break") ?? "{}"),
    () => expect.objectContaining(business.data.closed ?? {}),
  ],
  [
    "the holidays on which nobody answers the phone",
    at("header [data-hours]", "data-days-off"),
    () => expect.stringContaining(`${new Date().getFullYear() + 1}-12-25`),
  ],
  [
    "an area for messages, which screen readers announce",
    at("body > section[aria-live=polite]", "aria-label"),
    () => expect.stringMatching(/\w/),
  ],
  ["a policy without inline scripts", at(policy, "content"), () => expect.stringMatching(strict)],
  [
    "a value for each token",
    ({ document, text }) => `${document.title} ${text}`,
    () => expect.not.stringMatching(/\{(claim|price|business|quote|promotion)\./),
  ],
])("every page has %s", (_has, found, wanted) => {
  for (const page of pages) {
    expect.soft(found(page), page.path).toEqual(wanted(page));
  }
});

test.each([
  ["picture without its size, which would move the page", "img:not([width][height])", 0],
  ["script that holds up its paint", "script[src]:not([defer], [async], [type=module])", 0],
  ["style that holds up its paint", "head link[rel=stylesheet]:not([media=print])", 0],
  ["second photograph to fetch before it is scrolled", "picture img:not([loading=lazy])", 1],
])("no page has a %s", (_what, selector, allowed) => {
  for (const { path, document } of pages) {
    const found = all(document, selector).map(({ outerHTML }) => outerHTML);
    expect.soft(found.slice(allowed), path).toEqual([]);
  }
});

test("a page fetches early only pictures that it shows", () => {
  for (const { path, document } of pages) {
    const shown = all(document, "picture source").map((source) => source.getAttribute("srcset"));
    for (const preload of all(document, "link[rel=preload][as=image]")) {
      expect.soft(shown, path).toContain(preload.getAttribute("imagesrcset"));
    }
  }
});

test("every page is served at its address, without a redirect", async () => {
  for (const path of allPaths) {
    expect.soft((await answerOf(path)).status, path).toBe(200);
  }
});

// The services are a menu, which has their overview as well.
const items = headerPaths.map((href) => ({
  text: href === "/diensten" ? wordsOf(shell.data.header.allServices) : routeAt(href).label,
  href,
}));
const inMenu = serviceLinks("menu").map((service) => service.path);
const withMissing: Page[] = [...pages, { path: "/404", ...readPage("/404") }];

test("every header leads home, to each page of the menu, to each service and to a quote", () => {
  const quote = wordsOf(shell.data.header.quote);
  for (const { path, header } of withMissing) {
    const inHeader = links(header);
    const inNavigation = inHeader.filter(({ text }) => items.some((item) => item.text === text));
    expect.soft(inHeader[0], path).toMatchObject({ href: "/" });
    expect.soft(inNavigation, path).toEqual(items);
    const toQuote = inHeader.filter(({ text }) => text === quote).map(({ href }) => href);
    expect.soft(new Set(toQuote), path).toEqual(new Set(["/contact"]));
    const hrefs = inHeader.map(({ href }) => href);
    expect.soft(hrefs, path).toEqual(expect.arrayContaining([...inMenu, telephone]));
    // It marks the page that the visitor is on.
    const current = new Set(addresses(header, "[aria-current=page]"));
    const isInHeader = [...headerPaths, ...inMenu, "/prijzen", "/blogs"].includes(path);
    expect.soft([...current], path).toEqual(isInHeader ? [path] : []);
  }
});

test("every footer says who the firm is, and leads to its phone, mail and legal texts", () => {
  const networks = firm.socials.map(({ url }) => url);
  const always = ["/privacy-policy", "/terms-of-service", "/sitemap", "/blogs", ...networks];
  for (const { path, footer } of withMissing) {
    const inFooter = links(footer);
    expect.soft(inFooter, path).toContainEqual({ text: firm.phone, href: telephone });
    expect.soft(inFooter, path).toContainEqual({ text: firm.email, href: `mailto:${firm.email}` });
    expect.soft(addresses(footer, "a"), path).toEqual(expect.arrayContaining(always));
    const text = words(footer);
    expect.soft(text, path).toContain(`${firm.street}, ${postalCodeAsRead} ${firm.city}`);
    expect.soft(text, path).toContain(`KvK ${firm.chamberOfCommerce}`);
  }
});

test("every page has the cookie banner, the button that brings it back, and a phone's bar", () => {
  // One button, of which the stylesheet shows one half.
  const details = wordsOf(`${consentTexts.data.showDetails} ${consentTexts.data.hideDetails}`);
  const wanted = [details, wordsOf(consentTexts.data.reopen)];
  for (const { path, document } of withMissing) {
    expect.soft(allWords(document, "button"), path).toEqual(expect.arrayContaining(wanted));
    const bar = addresses(document, "[data-contact-bar] a");
    expect.soft(bar, path).toEqual(expect.arrayContaining([telephone, "/offerte-aanvragen"]));
  }
});

test.each([
  ["/contact", "contact", false],
  ["/offerte-aanvragen", "quote", true],
] as const)(
  "%s says that its form leads to the mail program without script",
  (path, name, asks) => {
    const [form] = all(readPage(path).main, "form[method=post]");
    const control = (field: string) => form?.querySelector(`[name=${field}]`);
    const recipient = `mailto:${site.data.sending[name].recipient}?subject=`;
    expect(form?.getAttribute("action")).toContain(recipient);
    expect(form?.getAttribute("enctype")).toBe("text/plain");
    // The browser itself asks for what is missing.
    expect(form?.hasAttribute("novalidate")).toBe(false);
    expect(control("name")?.hasAttribute("required")).toBe(true);
    expect(control("city")?.hasAttribute("required")).toBe(asks);
    const html = readFileSync(`dist${path}.html`, "utf8");
    expect(wordsOf(/<noscript>(.*?)<\/noscript>/.exec(html)?.[1] ?? "")).toMatch(/script/i);
  },
);
