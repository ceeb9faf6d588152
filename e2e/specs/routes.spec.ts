import { blog } from "#data/pages/blogs.ts";
import { caseStudies } from "#data/pages/case-studies.ts";
import { consentTexts } from "#data/pages/consent.ts";
import { errors } from "#data/pages/errors.ts";
import { shell } from "#data/pages/shell.ts";
import { absolute, firm, postalCodeAsRead } from "#e2e/helpers/firm.ts";
import {
  addresses,
  allWords,
  links,
  meta,
  read,
  readPage,
  words,
} from "#e2e/helpers/page-reader.ts";
import { allPaths, paths, templates } from "#e2e/helpers/paths.ts";
import { expect, test } from "#e2e/helpers/test.ts";
import { headerPaths, routeAt, serviceLinks } from "#routes.ts";

for (const path of paths) {
  test(`${path} answers in Dutch, with its own address and a description`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    const html = await response.text();
    const { document } = read(html);
    expect(document.documentElement.lang).toBe("nl-NL");
    expect(allWords(document, "h1")).toHaveLength(1);
    const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
    expect(canonical).toBe(absolute(path));
    expect(meta(document, "og:url")).toBe(canonical);
    expect(meta(document, "description").length).toBeGreaterThanOrEqual(50);
    expect(meta(document, "og:description")).toBe(meta(document, "description"));
    expect(meta(document, "og:locale")).toBe("nl_NL");
    expect(meta(document, "og:site_name")).toBe(firm.name);
    expect(meta(document, "robots")).not.toContain("noindex");
    expect(html, "a token that was not filled in").not.toMatch(
      /\{(claim|price|business|quote|promotion)\./,
    );
  });
}

test("no two pages have the same title, description or heading", () => {
  const pages = allPaths.map((path) => readPage(path).document);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(allPaths.length);
  expect(new Set(pages.map((page) => meta(page, "description"))).size).toBe(allPaths.length);
  expect(new Set(pages.flatMap((page) => allWords(page, "h1"))).size).toBe(allPaths.length);
});

const lost = [
  { path: "/bestaat-niet", said: errors.notFound, back: "/" },
  { path: "/diensten/bestaat/niet", said: errors.notFound, back: "/" },
  { path: "/case-studies/bestaat-niet", said: caseStudies.notFound, back: "/case-studies" },
  { path: "/blogs/bestaat-niet", said: blog.missing, back: "/blogs" },
];
for (const { path, said, back } of lost) {
  test(`${path} does not exist, says so and leads back`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    const { document, main, text } = read(await response.text());
    expect(allWords(main, "h1")).toEqual([said.heading]);
    expect(text).toContain(said.text);
    expect(meta(document, "robots")).toContain("noindex");
    expect(links(main)).toContainEqual({ text: said.button, href: back });
  });
}

test("the page for a server that fails says what to call it", () => {
  const { main, text } = readPage("/500");
  expect(allWords(main, "h1")).toEqual([errors.failure.heading]);
  expect(text).toContain(errors.technical);
});

// On a wide screen services are a menu.
const items = headerPaths
  .filter((each) => each !== "/diensten")
  .map((href) => ({ text: routeAt(href).label, href }));

for (const path of [...paths, "/404"]) {
  test(`${path} has its header, its footer and its cookie banner`, () => {
    const { document, header, footer } = readPage(path);
    const inHeader = links(header);
    expect
      .soft(inHeader.filter(({ text }) => items.some((item) => item.text === text)))
      .toEqual(items);
    expect.soft(inHeader).toContainEqual({ text: shell.header.quote, href: "/contact" });
    expect.soft(inHeader[0], "the logo").toMatchObject({ href: "/" });
    const inMenu = serviceLinks("menu").map((service) => service.path);
    expect.soft(addresses(header, "a")).toEqual(expect.arrayContaining(inMenu));
    const current = addresses(header, "[aria-current=page]");
    expect
      .soft([...new Set(current)])
      .toEqual([...headerPaths, ...inMenu].filter((each) => each === path));

    const inFooter = links(footer);
    expect
      .soft(inFooter)
      .toContainEqual({ text: firm.phone, href: `tel:${firm.phoneInternational}` });
    expect.soft(inFooter).toContainEqual({ text: firm.email, href: `mailto:${firm.email}` });
    const always = ["/privacy-policy", "/terms-of-service", "/sitemap", "/blogs"];
    expect.soft(addresses(footer, "a")).toEqual(expect.arrayContaining(always));
    expect.soft(words(footer)).toContain(`${firm.street}, ${postalCodeAsRead} ${firm.city}`);
    expect.soft(words(footer)).toContain(`KvK ${firm.chamberOfCommerce}, btw-id ${firm.vatId}`);

    const buttons = allWords(document, "button");
    // One button, of which the stylesheet shows one half.
    expect.soft(buttons).toContain(`${consentTexts.showDetails} ${consentTexts.hideDetails}`);
    expect.soft(buttons).toContain(consentTexts.reopen);
  });
}

test("the terms name the firm's registrations, and the contact page those that are not made up", () => {
  for (const path of [...(firm.demo ? [] : ["/contact"]), "/terms-of-service"]) {
    const { main } = readPage(path);
    for (const number of [firm.chamberOfCommerce, firm.vatId]) {
      expect(words(main)).toContain(number);
    }
  }
});

test("the terms supply the form for withdrawal, with room to write on paper", async ({ page }) => {
  await page.goto("/terms-of-service");
  await page.getByRole("link", { name: "modelformulier voor herroeping" }).first().click();
  const main = page.getByRole("main");
  // An apostrophe in a firm's name is set as one.
  for (const fact of [firm.legalName.replace("'", "’"), firm.street, firm.email, firm.phone]) {
    await expect(main).toContainText(fact);
  }
  await expect(main).toContainText(/herroep\/herroepen \(\*\)/);
  await page.emulateMedia({ media: "print" });
  const cells = await main.getByRole("cell").filter({ hasText: /^$/ }).all();
  expect(cells).not.toHaveLength(0);
  for (const cell of cells) {
    expect((await cell.boundingBox())?.height, "room to write").toBeGreaterThan(40);
  }
});

test("on paper there is nothing to touch, and no picture lies over words", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  // Home comes last, which begins with a picture.
  for (const path of templates.toReversed()) {
    await page.goto(path);
    for (const touched of ["a[href='#inhoud']", "[data-contact-bar]", "[data-consent-banner]"]) {
      await expect(page.locator(touched)).toBeHidden();
    }
    const pale = await page.evaluate(() => {
      const isPale = (element: Element) => {
        const { color, stroke } = getComputedStyle(element);
        const parts = (element.tagName === "svg" ? stroke : color).match(/\d+/g) ?? [];
        return parts.length > 2 && parts.slice(0, 3).every((part) => Number(part) > 150);
      };
      const hasWords = ({ nodeType, nodeValue }: Node) =>
        nodeType === Node.TEXT_NODE && nodeValue?.trim();
      return [...document.querySelectorAll("body *")]
        .filter(
          (each) =>
            each.checkVisibility() &&
            (each.tagName === "svg" || [...each.childNodes].some(hasWords)),
        )
        .filter(isPale)
        .map(({ outerHTML }) => outerHTML);
    });
    expect(pale, `${path}: words and drawings that need their background`).toEqual([]);
  }
  const picture = page.locator("main figure").first();
  const room = await picture.evaluate((figure) => {
    const bottoms = [...figure.querySelectorAll("div, p, figcaption")].map(
      (each) => each.getBoundingClientRect().bottom,
    );
    return (figure.nextElementSibling?.getBoundingClientRect().top ?? 0) - Math.max(...bottoms);
  });
  expect(room).toBeGreaterThanOrEqual(0);
});
