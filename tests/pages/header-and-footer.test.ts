import { expect, test } from "vitest";
import { consentTexts, shell } from "#data/shell/shell.ts";
import { headerPaths, routeAt, serviceLinks } from "#routes.ts";
import { firm, postalCodeAsRead, telephone } from "#tests/support/firm.ts";
import {
  addresses,
  allWords,
  links,
  readPage,
  words,
  wordsOf,
} from "#tests/support/page-reader.ts";
import { allPaths } from "#tests/support/paths.ts";

const pages = [...allPaths, "/404"].map((path) => ({ path, ...readPage(path) }));

// Services are a menu, which is a link to their overview until its script has loaded.
const items = headerPaths.map((href) => ({
  text: href === "/diensten" ? wordsOf(shell.data.header.services) : routeAt(href).label,
  href,
}));
const inMenu = serviceLinks("menu").map((service) => service.path);

test("every header leads home, to each page of the menu, to each service and to a quote", () => {
  const quote = wordsOf(shell.data.header.quote);
  for (const { path, header } of pages) {
    const inHeader = links(header);
    const inNavigation = inHeader.filter(({ text }) => items.some((item) => item.text === text));
    expect.soft(inHeader[0], path).toMatchObject({ href: "/" });
    expect.soft(inNavigation, path).toEqual(items);
    const toQuote = inHeader.filter(({ text }) => text === quote).map(({ href }) => href);
    expect.soft([...new Set(toQuote)], path).toEqual(["/contact"]);
    const hrefs = inHeader.map(({ href }) => href);
    expect.soft(hrefs, path).toEqual(expect.arrayContaining([...inMenu, telephone]));
  }
});

test("the bar of a phone leads to a call and to the quote form", () => {
  for (const { path, document } of pages) {
    const bar = addresses(document, "[data-contact-bar] a");
    expect.soft(bar, path).toEqual(expect.arrayContaining([telephone, "/offerte-aanvragen"]));
  }
});

test("every header marks the page that the visitor is on", () => {
  for (const { path, header } of pages) {
    const current = new Set(addresses(header, "[aria-current=page]"));
    const isInHeader = [...headerPaths, ...inMenu, "/prijzen", "/blogs"].includes(path);
    expect.soft([...current], path).toEqual(isInHeader ? [path] : []);
  }
});

test("every footer says who the firm is, and leads to its phone, mail and legal texts", () => {
  const always = ["/privacy-policy", "/terms-of-service", "/sitemap", "/blogs"];
  for (const { path, footer } of pages) {
    const inFooter = links(footer);
    expect.soft(inFooter, path).toContainEqual({ text: firm.phone, href: telephone });
    expect.soft(inFooter, path).toContainEqual({ text: firm.email, href: `mailto:${firm.email}` });
    expect.soft(addresses(footer, "a"), path).toEqual(expect.arrayContaining(always));
    const text = words(footer);
    expect.soft(text, path).toContain(`${firm.street}, ${postalCodeAsRead} ${firm.city}`);
    expect.soft(text, path).toContain(`KvK ${firm.chamberOfCommerce}`);
  }
});

test("every page has the cookie banner, and the button that brings it back", () => {
  // One button, of which the stylesheet shows one half.
  const details = wordsOf(`${consentTexts.data.showDetails} ${consentTexts.data.hideDetails}`);
  for (const { path, document } of pages) {
    const buttons = allWords(document, "button");
    const wanted = [details, wordsOf(consentTexts.data.reopen)];
    expect.soft(buttons, path).toEqual(expect.arrayContaining(wanted));
  }
});
