import { articlePath, articles } from "@contractor/core/facts/articles/articles.ts";
import { euro } from "@contractor/core/facts/format/money.ts";
import { meta as homeMeta } from "@contractor/core/facts/home/home-page.ts";
import { meta as faqMeta } from "@contractor/core/facts/questions/questions.ts";
import { reviewsFor } from "@contractor/core/facts/reviews/reviews.ts";
import { servicePath } from "@contractor/core/facts/services/service-path.ts";
import { metas as serviceMetas } from "@contractor/core/facts/services/service-texts.ts";
import { allServices } from "@contractor/core/facts/services/services.ts";
import { shell } from "@contractor/core/facts/shell/shell.ts";
import { rating } from "@contractor/core/facts.ts";
import { prices, rateOf } from "@contractor/core/prices/prices.ts";
import { plainText } from "@contractor/core/reading/links.ts";
import { expect, test } from "vitest";
import { absolute, firm } from "#tests/support/firm.ts";
import {
  addresses,
  allWords,
  graph,
  named,
  node,
  readPage,
  typesOf,
  words,
  wordsOf,
} from "#tests/support/page-reader.ts";
import { allPaths, listPages } from "#tests/support/paths.ts";

const business = "HomeAndConstructionBusiness";
const withQuestions = [homeMeta(), faqMeta(), ...serviceMetas()];
const reviewPages = listPages.filter(({ list }) => list === "/reviews");

/** The nodes that only some pages have. */
const special: [type: string, pages: string[]][] = [
  ["LocalBusiness", ["/", "/contact"]],
  ["Service", serviceMetas().map(({ path }) => path)],
  ["BlogPosting", articles.data.map(articlePath)],
  ["Review", reviewsFor("reviews").length > 0 ? reviewPages.map(({ path }) => path) : []],
  ["FAQPage", withQuestions.flatMap(({ path, questions = [] }) => (questions[0] ? [path] : []))],
];

test("every page has the nodes of its kind, which point to each other and to no other node", () => {
  for (const path of allPaths) {
    const nodes = graph(path);
    const own = special.flatMap(([type, pages]) => (pages.includes(path) ? [type] : []));
    const always = ["BreadcrumbList", business, "WebPage"];
    expect.soft(new Set(nodes.flatMap(typesOf)), path).toEqual(new Set([...always, ...own]));
    const ids = nodes.map((each) => each["@id"]);
    expect.soft(new Set(ids).size, path).toBe(ids.length);
    const pointers = JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g);
    const pointed = [...pointers].map(([, id]) => id);
    expect.soft(pointed.length, path).toBeGreaterThan(1);
    expect.soft(ids, path).toEqual(expect.arrayContaining(pointed));
  }
});

test("every page but home has a breadcrumb, which search engines get with its steps in order", () => {
  for (const path of allPaths.filter((each) => each !== "/")) {
    const crumbs = named(readPage(path).main, wordsOf(shell.data.breadcrumbLabel));
    const names = allWords(crumbs, "li");
    const items = node(graph(path), "BreadcrumbList")?.itemListElement as { name: string }[];
    const said = items.map((item) => ({ ...item, name: wordsOf(item.name) }));
    const wanted = [...addresses(crumbs, "a"), path].map((address, at) => ({
      position: at + 1,
      name: names[at],
      item: absolute(address),
    }));
    expect.soft(said, path).toMatchObject(wanted);
    expect.soft(words(crumbs?.querySelector("[aria-current=page]")), path).toBe(names.at(-1));
  }
});

test("search engines get at most three questions of a page, which stand on it", () => {
  for (const { path, questions = [] } of withQuestions) {
    const expected = questions.slice(0, 3).map(({ question, answer }) => ({
      name: question,
      acceptedAnswer: { text: plainText(answer) },
    }));
    const described = node(graph(path), "FAQPage")?.mainEntity ?? [];
    expect.soft(described, path).toMatchObject(expected);
    const { text } = readPage(path);
    for (const { name, acceptedAnswer } of expected) {
      expect.soft(text, path).toContain(wordsOf(name));
      expect.soft(text, path).toContain(wordsOf(acceptedAnswer.text));
    }
  }
});

test("search engines know the firm, how to reach it, when it is open, and its other places", () => {
  const some = expect.stringMatching(/\w/);
  const known = node(graph("/contact"), business);
  expect(known).toMatchObject({
    name: firm.name,
    url: absolute("/"),
    address: { streetAddress: firm.street, postalCode: firm.postalCode },
    geo: { latitude: firm.latitude, longitude: firm.longitude },
    identifier: { propertyID: "KvK", value: firm.chamberOfCommerce },
    vatID: firm.vatId,
    telephone: firm.phoneInternational,
    email: firm.email,
    logo: some,
    image: some,
    description: some,
    priceRange: firm.priceRange,
    openingHoursSpecification: firm.openingHours
      .filter(({ opens }) => opens)
      .map(({ weekdays, opens, closes }) => ({ dayOfWeek: weekdays, opens, closes })),
  });
  const networks = firm.socials.map(({ url }) => url);
  expect(known?.sameAs ?? []).toEqual(networks);
  expect((known?.memberOf as { name: string } | undefined)?.name).toBe(firm.partner?.name);
});

test("search engines get the rating from the pages that show it with its number of reviews", () => {
  const { value, best, count } = rating() ?? {};
  const known = (path: string) => node(graph(path), business)?.aggregateRating;
  const showing = allPaths.filter(known);
  expect(showing.includes("/")).toBe(value !== undefined);
  for (const path of showing) {
    expect.soft(known(path), path).toMatchObject({ ratingValue: value, reviewCount: count });
    const { text } = readPage(path);
    expect.soft(text, path).toContain(`${value}/${best}`);
    expect.soft(text, path).toMatch(new RegExp(`\\b${count}\\b`));
  }
});

test.each(allServices().map(({ slug, price }) => ({ path: servicePath(slug), price })))(
  "$path is offered in the firm's region, at the price that it says, per unit and without VAT",
  ({ path, price }) => {
    const service = node(graph(path), "Service");
    expect(service?.areaServed).toBe(firm.serviceArea);
    // A service without a price on its page has none for search engines either.
    expect(service?.offers !== undefined).toBe(price !== undefined);
    if (price) {
      const { from, to, unit } = rateOf(price);
      const offer = service?.offers as { priceValidUntil: string; priceSpecification: object };
      expect(offer.priceSpecification).toMatchObject({
        price: from,
        ...(to !== undefined && { maxPrice: to }),
        priceCurrency: "EUR",
        unitCode: unit === "m2" ? "MTK" : expect.any(String),
        valueAddedTaxIncluded: false,
      });
      expect(readPage(path).text).toContain(wordsOf(euro(from)));
      const monthMs = 30.44 * 24 * 60 * 60 * 1_000;
      const months = (Date.parse(offer.priceValidUntil) - Date.now()) / monthMs;
      expect(months).toBeCloseTo(prices.data.offer.validMonths, 0);
    }
  },
);

test.each(reviewPages)("search engines get every review on $path as visitors see it", (page) => {
  const entries = reviewsFor("reviews").slice((page.number - 1) * 24, page.number * 24);
  const nodes = graph(page.path);
  const { text: shown } = readPage(page.path);
  expect(nodes.filter((each) => each["@type"] === "Review")).toMatchObject(
    entries.map(({ text: reviewBody, rating: ratingValue, published: datePublished }) => ({
      itemReviewed: { "@id": node(nodes, business)?.["@id"] },
      reviewBody,
      reviewRating: { ratingValue, bestRating: 5 },
      datePublished,
    })),
  );
  expect(entries.filter(({ text }) => !shown.includes(wordsOf(text)))).toEqual([]);
});
