import { expect, test } from "vitest";
import { rating } from "#data/facts.ts";
import { euro } from "#data/format/money.ts";
import { prices, rateOf } from "#data/prices/prices.ts";
import { reviewsFor } from "#data/reviews/reviews.ts";
import { servicePath } from "#data/services/service-path.ts";
import { allServices } from "#data/services/services.ts";
import { firm, siteAddress } from "#tests/support/firm.ts";
import { graph, node, readPage, wordsOf } from "#tests/support/page-reader.ts";
import { allPaths, listPages } from "#tests/support/paths.ts";

const business = "HomeAndConstructionBusiness";
const firmNode = node(graph("/contact"), business);

test("search engines know the firm, how to reach it, when it is open, and its other places", () => {
  const some = expect.stringMatching(/\w/);
  expect(firmNode).toMatchObject({
    name: firm.name,
    url: `${siteAddress}/`,
    address: {
      streetAddress: firm.street,
      addressLocality: firm.city,
      postalCode: firm.postalCode,
      addressCountry: firm.country,
    },
    geo: { latitude: firm.latitude, longitude: firm.longitude },
    identifier: { "@type": "PropertyValue", propertyID: "KvK", value: firm.chamberOfCommerce },
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
  expect(firmNode?.sameAs).toEqual(networks.length > 0 ? networks : undefined);
  const member = firmNode?.memberOf as { name: string } | undefined;
  expect(member?.name).toBe(firm.partner?.name);
});

test("search engines get the rating from the pages that show it with its number of reviews", () => {
  const average = rating();
  const known = (path: string) => node(graph(path), business)?.aggregateRating;
  const showing = allPaths.filter(known);
  expect(showing.includes("/")).toBe(average !== undefined);
  for (const path of showing) {
    const { value, best, count } = average ?? {};
    expect.soft(known(path), path).toMatchObject({ ratingValue: value, reviewCount: count });
    const { text } = readPage(path);
    expect.soft(text, path).toContain(`${value}/${best}`);
    expect.soft(text, path).toMatch(new RegExp(`\\b${count}\\b`));
  }
});

test.each(allServices())(
  "$slug is offered in the firm's region, at the price of its page, per unit and without VAT",
  ({ slug, price }) => {
    const service = node(graph(servicePath(slug)), "Service");
    expect(service?.areaServed).toBe(firm.serviceArea);
    // A service without a price on its page has none for search engines either.
    expect(service?.offers !== undefined).toBe(price !== undefined);
    if (price) {
      const { from, to, unit } = rateOf(price);
      const offer = service?.offers as { priceValidUntil: string; priceSpecification: object };
      expect(offer.priceSpecification).toMatchObject({
        price: from,
        minPrice: from,
        ...(to !== undefined && { maxPrice: to }),
        priceCurrency: "EUR",
        unitCode: unit === "m2" ? "MTK" : expect.any(String),
        valueAddedTaxIncluded: false,
      });
      expect(readPage(servicePath(slug)).text).toContain(wordsOf(euro(from)));
      const monthMs = 30.44 * 24 * 60 * 60 * 1_000;
      const months = (Date.parse(offer.priceValidUntil) - Date.now()) / monthMs;
      expect(months).toBeCloseTo(prices.data.offer.validMonths, 0);
    }
  },
);

test.each(listPages.filter(({ list }) => list === "/reviews"))(
  "search engines get every review on $path as visitors see it",
  ({ path, number }) => {
    const entries = reviewsFor("reviews").slice((number - 1) * 24, number * 24);
    const { text } = readPage(path);
    const nodes = graph(path);
    const reviews = nodes.filter((each) => each["@type"] === "Review");
    expect(reviews).toMatchObject(
      entries.map(({ text: reviewBody, rating: ratingValue, published: datePublished }) => ({
        itemReviewed: { "@id": node(nodes, business)?.["@id"] },
        reviewBody,
        reviewRating: { ratingValue, bestRating: 5 },
        datePublished,
      })),
    );
    for (const { text: words } of entries) {
      expect.soft(text).toContain(wordsOf(words));
    }
  },
);
