import { claims } from "#data/business/claims.ts";
import { prices, rateOf } from "#data/business/prices.ts";
import { services } from "#data/business/services.ts";
import { metas as serviceMetas } from "#data/collections/services.ts";
import type { PageMeta } from "#data/lib/meta.ts";
import { meta as homeMeta } from "#data/pages/home.ts";
import { reviewPages } from "#data/pages/reviews.ts";
import { shell } from "#data/pages/shell.ts";
import { servicePath } from "#data/schemas/services.ts";
import { absolute, firm, siteAddress } from "#e2e/helpers/firm.ts";
import { addresses, allWords, meta, named, readPage, wordsOf } from "#e2e/helpers/page-reader.ts";
import { paths } from "#e2e/helpers/paths.ts";
import { expect, test } from "#e2e/helpers/test.ts";

const always = ["BreadcrumbList", "HomeAndConstructionBusiness", "WebPage"];
const asked = (meta: PageMeta) => (meta.questions?.length ? ["FAQPage"] : []);
const more: Record<string, string[]> = {
  "/": [...asked(homeMeta), "LocalBusiness"],
  ...Object.fromEntries(
    reviewPages.map(({ entries, meta }) => [meta.path, entries.length > 0 ? ["Review"] : []]),
  ),
  "/contact": ["LocalBusiness"],
  "/offerte-aanvragen": ["LocalBusiness"],
  ...Object.fromEntries(serviceMetas.map((meta) => [meta.path, [...asked(meta), "Service"]])),
};

interface Thing {
  [property: string]: unknown;
  "@type": string;
  "@id": string;
}

/** The nodes that a page tells search engines. */
const graph = (document: Document): Thing[] =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}")[
    "@graph"
  ];

const node = (nodes: Thing[], type: string) => nodes.find((each) => each["@type"] === type);

for (const path of paths) {
  test(`${path} has the nodes of its type, linked, and the visitor's breadcrumb`, () => {
    const { document, main } = readPage(path);
    const nodes = graph(document);
    const types = [...new Set(nodes.map((each) => each["@type"]))].sort();
    expect.soft(types).toEqual([...always, ...(more[path] ?? [])].sort());

    const ids = nodes.map((each) => each["@id"]);
    expect(new Set(ids).size).toBe(nodes.length);
    const pointers = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)].map(
      ([, id]) => id,
    );
    expect(pointers.length).toBeGreaterThan(1);
    expect(ids).toEqual(expect.arrayContaining(pointers));

    const page = node(nodes, "WebPage");
    expect(page).toMatchObject({
      url: absolute(path),
      description: meta(document, "description"),
      inLanguage: "nl-NL",
    });
    expect(document.title).toContain(page?.["name"]);

    const items = node(nodes, "BreadcrumbList")?.["itemListElement"] as Record<string, string>[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, i) => i + 1));
    const crumbs = named(main, shell.breadcrumbLabel);
    expect(crumbs === undefined).toBe(path === "/");
    expect(items.map(({ item }) => item)).toEqual([...addresses(crumbs, "a"), path].map(absolute));
    if (crumbs) {
      expect(allWords(crumbs, "li")).toEqual(items.map(({ name = "" }) => wordsOf(name)));
    }
  });
}

test("the firm is described in full, and nothing that it does not have", () => {
  const { document } = readPage("/contact");
  const firmNode = node(graph(document), "HomeAndConstructionBusiness");
  const { street, city, postalCode, country, email, priceRange } = firm;
  expect(firmNode).toMatchObject({
    name: firm.name,
    url: `${siteAddress}/`,
    address: { streetAddress: street, addressLocality: city, postalCode, addressCountry: country },
    telephone: firm.phoneInternational,
    identifier: { "@type": "PropertyValue", propertyID: "KvK", value: firm.chamberOfCommerce },
    email,
    vatID: firm.vatId,
    priceRange,
  });
  const networks = firm.socials.map(({ url }) => url);
  expect(firmNode?.["sameAs"]).toEqual(networks.length > 0 ? networks : undefined);
  const { memberOf, geo, aggregateRating } = firmNode as Record<string, Record<string, unknown>>;
  expect(memberOf?.["name"]).toBe(firm.partner?.name);
  expect([geo?.["latitude"], geo?.["longitude"]]).toEqual([firm.latitude, firm.longitude]);
  for (const property of ["logo", "image", "description"]) {
    expect(firmNode?.[property]).toMatch(/\w/);
  }
  expect(`${aggregateRating?.["ratingValue"]}/5`).toBe(claims["rating"]?.value);
  expect(`${aggregateRating?.["reviewCount"]}`).toBe(claims["reviews"]?.value);
  const open = firm.openingHours.filter(({ opens }) => opens);
  expect(firmNode?.["openingHoursSpecification"]).toMatchObject(
    open.map(({ weekdays, opens, closes }) => ({ dayOfWeek: weekdays, opens, closes })),
  );
});

for (const meta of [homeMeta, ...serviceMetas]) {
  test(`${meta.path} tells search engines at most three of its questions and answers`, () => {
    const told = node(graph(readPage(meta.path).document), "FAQPage")?.["mainEntity"] ?? [];
    const expected = (meta.questions ?? []).slice(0, 3);
    expect(told).toMatchObject(
      expected.map(({ question, answer }) => ({
        name: question,
        acceptedAnswer: { text: answer },
      })),
    );
  });
}

for (const { slug, price } of services) {
  const amount = price ? rateOf(price).from : prices.sample.amount;
  test(`${slug} is offered at the price of its rate, for as long as the prices hold`, () => {
    const service = node(graph(readPage(servicePath(slug)).document), "Service");
    expect(service).toMatchObject({
      areaServed: firm.serviceArea,
      offers: { priceCurrency: "EUR" },
    });
    const offer = service?.["offers"] as Record<string, string>;
    expect(Number(offer["price"])).toBe(amount);
    const months = (Date.parse(offer["priceValidUntil"] ?? "") - Date.now()) / (86_400_000 * 30.44);
    expect(months).toBeCloseTo(prices.sample.validMonths, 0);
  });
}

for (const { entries, meta } of reviewPages) {
  test(`every review on ${meta.path} is told, each of the firm and within five stars`, () => {
    const { document, text } = readPage(meta.path);
    const reviews = graph(document).filter((each) => each["@type"] === "Review");
    expect(reviews).toHaveLength(entries.length);
    for (const review of reviews) {
      expect.soft(review).toMatchObject({
        itemReviewed: { "@id": node(graph(document), "HomeAndConstructionBusiness")?.["@id"] },
      });
      expect.soft(text).toContain(wordsOf(review["reviewBody"] as string));
      const { ratingValue: stars } = review["reviewRating"] as Record<string, unknown>;
      expect.soft([1, 2, 3, 4, 5]).toContain(Number(stars));
      expect.soft(review["datePublished"]).toMatch(/^20\d\d-\d\d/);
    }
  });
}
