import { expect, test } from "vitest";
import { consentTexts } from "#data/shell/consent.ts";
import { shell } from "#data/shell/shell.ts";
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

const withShell = [...allPaths, "/404"];

// Services are a menu, which is a link to their overview until its script has loaded.
const items = headerPaths.map((href) => ({
  text: href === "/diensten" ? wordsOf(shell.data.header.services) : routeAt(href).label,
  href,
}));
const inMenu = serviceLinks("menu").map((service) => service.path);

test("every header leads home, to each page of the menu, to each service and to a quote", () => {
  const quote = { text: wordsOf(shell.data.header.quote), href: "/contact" };
  for (const path of withShell) {
    const inHeader = links(readPage(path).header);
    const inNavigation = inHeader.filter(({ text }) => items.some((item) => item.text === text));
    expect.soft(inHeader[0], path).toMatchObject({ href: "/" });
    expect.soft(inNavigation, path).toEqual(items);
    expect.soft(inHeader, path).toContainEqual(quote);
    const hrefs = inHeader.map(({ href }) => href);
    const phones = hrefs.filter((href) => href.startsWith("tel:"));
    expect.soft([...new Set(phones)], path).toEqual([telephone]);
    expect.soft(hrefs, path).toEqual(expect.arrayContaining(inMenu));
  }
});

test("the bar of a phone leads to a call and to the quote form", () => {
  for (const path of withShell) {
    const bar = addresses(readPage(path).document, "[data-contact-bar] a");
    expect.soft(bar, path).toEqual(expect.arrayContaining([telephone, "/offerte-aanvragen"]));
  }
});

test("every header marks the page that the visitor is on", () => {
  for (const path of withShell) {
    const current = new Set(addresses(readPage(path).header, "[aria-current=page]"));
    const isInHeader = [...headerPaths, ...inMenu, "/prijzen", "/blogs"].includes(path);
    expect.soft([...current], path).toEqual(isInHeader ? [path] : []);
  }
});

test("every footer says how to reach the firm, and who it is", () => {
  for (const path of withShell) {
    const { footer } = readPage(path);
    const inFooter = links(footer);
    expect.soft(inFooter, path).toContainEqual({ text: firm.phone, href: telephone });
    expect.soft(inFooter, path).toContainEqual({ text: firm.email, href: `mailto:${firm.email}` });
    const text = words(footer);
    expect.soft(text, path).toContain(`${firm.street}, ${postalCodeAsRead} ${firm.city}`);
    expect.soft(text, path).toContain(`KvK ${firm.chamberOfCommerce}`);
  }
});

test("every footer leads to the legal texts, the sitemap and the blog", () => {
  const always = ["/privacy-policy", "/terms-of-service", "/sitemap", "/blogs"];
  for (const path of withShell) {
    const inFooter = addresses(readPage(path).footer, "a");
    expect.soft(inFooter, path).toEqual(expect.arrayContaining(always));
  }
});

test("every page has the cookie banner, and the button that brings it back", () => {
  // One button, of which the stylesheet shows one half.
  const details = wordsOf(`${consentTexts.data.showDetails} ${consentTexts.data.hideDetails}`);
  for (const path of withShell) {
    const buttons = allWords(readPage(path).document, "button");
    expect.soft(buttons, path).toContain(details);
    expect.soft(buttons, path).toContain(wordsOf(consentTexts.data.reopen));
  }
});

test.each(firm.demo ? ["/terms-of-service"] : ["/contact", "/terms-of-service"])(
  "%s names the firm's registrations",
  (path) => {
    const { text } = readPage(path);
    expect(text).toContain(firm.chamberOfCommerce);
    expect(text).toContain(firm.vatId ?? "");
  },
);
