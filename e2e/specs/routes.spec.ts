import { blog } from "#data/pages/blogs.ts";
import { caseStudies } from "#data/pages/case-studies.ts";
import { errors } from "#data/pages/errors.ts";
import { consentTexts } from "#data/texts/consent.ts";
import { shell } from "#data/texts/shell.ts";
import { absolute, firm, postalCodeAsRead, telephone } from "#e2e/helpers/firm.ts";
import {
  addresses,
  allWords,
  links,
  meta,
  read,
  readPage,
  words,
  wordsOf,
} from "#e2e/helpers/page-reader.ts";
import { paths } from "#e2e/helpers/paths.ts";
import { expect, test } from "#e2e/helpers/test.ts";
import { headerPaths, routeAt, serviceLinks } from "#routes.ts";

test("every page is served without a redirect", async ({ request }) => {
  for (const path of paths) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect.soft(response.status(), path).toBe(200);
  }
});

test("every page is in Dutch", () => {
  for (const path of paths) {
    const { document } = readPage(path);
    expect.soft(document.documentElement.lang, path).toBe("nl-NL");
    expect.soft(meta(document, "og:locale"), path).toBe("nl_NL");
  }
});

test("every page has one main heading", () => {
  for (const path of paths) {
    expect.soft(allWords(readPage(path).document, "h1"), path).toHaveLength(1);
  }
});

test("every page names its own address", () => {
  for (const path of paths) {
    const { document } = readPage(path);
    const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
    expect.soft(canonical, path).toBe(absolute(path));
    expect.soft(meta(document, "og:url"), path).toBe(absolute(path));
  }
});

test("every page has a description, the same for search engines and shared links", () => {
  for (const path of paths) {
    const { document } = readPage(path);
    expect.soft(meta(document, "description"), path).toMatch(/\w/);
    expect.soft(meta(document, "og:description"), path).toBe(meta(document, "description"));
  }
});

test("every page is shared under the firm's name", () => {
  for (const path of paths) {
    expect.soft(meta(readPage(path).document, "og:site_name"), path).toBe(firm.name);
  }
});

test("every page may be found by search engines", () => {
  for (const path of paths) {
    expect.soft(meta(readPage(path).document, "robots"), path).not.toContain("noindex");
  }
});

test("no page has a token that was not filled in", () => {
  const token = /\{(claim|price|business|quote|promotion)\./;
  for (const path of paths) {
    const { document, text } = readPage(path);
    expect.soft(`${document.title} ${text}`, path).not.toMatch(token);
  }
});

const missingPages = [
  { path: "/bestaat-niet", texts: errors.data.notFound, back: "/" },
  { path: "/diensten/bestaat/niet", texts: errors.data.notFound, back: "/" },
  { path: "/case-studies/bestaat-niet", texts: caseStudies.data.notFound, back: "/case-studies" },
  { path: "/blogs/bestaat-niet", texts: blog.data.notFound, back: "/blogs" },
];
for (const { path, texts, back } of missingPages) {
  test(`${path} is not found, and not for search engines`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    const { document } = read(await response.text());
    expect(meta(document, "robots")).toContain("noindex");
  });

  test(`${path} says that it does not exist, and leads back`, async ({ request }) => {
    const { main, text } = read(await (await request.get(path)).text());
    expect(allWords(main, "h1")).toEqual([wordsOf(texts.heading)]);
    expect(text).toContain(wordsOf(texts.text));
    expect(links(main)).toContainEqual({ text: wordsOf(texts.button), href: back });
  });
}

test("the page for a server that fails says what to call it", () => {
  const { main, text } = readPage("/500");
  expect(allWords(main, "h1")).toEqual([wordsOf(errors.data.failure.heading)]);
  expect(text).toContain(wordsOf(errors.data.technical));
});

// On a wide screen services are a menu.
const items = headerPaths
  .filter((each) => each !== "/diensten")
  .map((href) => ({ text: routeAt(href).label, href }));
const inMenu = serviceLinks("menu").map((service) => service.path);

const withShell = [...paths, "/404"];

test("every header leads home, to each page of the menu and to contact", () => {
  for (const path of withShell) {
    const inHeader = links(readPage(path).header);
    const inNavigation = inHeader.filter(({ text }) => items.some((item) => item.text === text));
    expect.soft(inHeader[0], path).toMatchObject({ href: "/" });
    expect.soft(inNavigation, path).toEqual(items);
    expect
      .soft(inHeader, path)
      .toContainEqual({ text: wordsOf(shell.data.header.quote), href: "/contact" });
  }
});

test("every header leads to each service of the menu", () => {
  for (const path of withShell) {
    const inHeader = addresses(readPage(path).header, "a");
    expect.soft(inHeader, path).toEqual(expect.arrayContaining(inMenu));
  }
});

test("every header marks the page that the visitor is on", () => {
  for (const path of withShell) {
    const current = new Set(addresses(readPage(path).header, "[aria-current=page]"));
    const isInHeader = [...headerPaths, ...inMenu, "/prijzen"].includes(path);
    expect.soft([...current], path).toEqual(isInHeader ? [path] : []);
  }
});

test("every footer has the firm's phone number and e-mail address", () => {
  for (const path of withShell) {
    const inFooter = links(readPage(path).footer);
    expect.soft(inFooter, path).toContainEqual({ text: firm.phone, href: telephone });
    expect.soft(inFooter, path).toContainEqual({ text: firm.email, href: `mailto:${firm.email}` });
  }
});

test("every footer has the firm's address and registrations", () => {
  for (const path of withShell) {
    const text = words(readPage(path).footer);
    expect.soft(text, path).toContain(`${firm.street}, ${postalCodeAsRead} ${firm.city}`);
    expect.soft(text, path).toContain(`KvK ${firm.chamberOfCommerce}, btw-id ${firm.vatId}`);
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

for (const path of firm.demo ? ["/terms-of-service"] : ["/contact", "/terms-of-service"]) {
  test(`${path} names the firm's registrations`, () => {
    const text = words(readPage(path).main);
    expect(text).toContain(firm.chamberOfCommerce);
    expect(text).toContain(firm.vatId);
  });
}

test("on paper the first picture lies over no words", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/");
  const picture = page.locator("main figure").first();
  const room = () =>
    picture.evaluate((figure) => {
      const bottoms = [...figure.querySelectorAll("div, p, figcaption")].map(
        (each) => each.getBoundingClientRect().bottom,
      );
      return (figure.nextElementSibling?.getBoundingClientRect().top ?? 0) - Math.max(...bottoms);
    });
  // The style for paper may come after the page.
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});
