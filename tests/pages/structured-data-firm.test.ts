import { expect, test } from "vitest";
import { rating } from "#data/firm/claims.ts";
import { prices } from "#data/prices/prices.ts";
import { reviewPages } from "#data/reviews/review-lists.ts";
import { servicePath } from "#data/services/service-path.ts";
import { allServices } from "#data/services/services.ts";
import { firm, siteAddress } from "#tests/support/firm.ts";
import { readPage, wordsOf } from "#tests/support/page-reader.ts";
import { graph, node } from "#tests/support/structured-data.ts";

const firmNode = node(graph("/contact"), "HomeAndConstructionBusiness");

test("search engines know the firm's name, address, registrations and how to reach it", () => {
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
  });
});

test("search engines know what the firm looks like, and its range of prices", () => {
  expect(firmNode).toMatchObject({
    logo: expect.stringMatching(/\w/),
    image: expect.stringMatching(/\w/),
    description: expect.stringMatching(/\w/),
    priceRange: firm.priceRange,
  });
});

test("search engines know the networks that the firm has, and no others", () => {
  const networks = firm.socials.map(({ url }) => url);
  expect(firmNode?.sameAs).toEqual(networks.length > 0 ? networks : undefined);
  const member = firmNode?.memberOf as { name: string } | undefined;
  expect(member?.name).toBe(firm.partner?.name);
});

test("search engines know the rating and the number of reviews that visitors see", () => {
  const { value, best, count } = rating() ?? {};
  const known = value && { ratingValue: value, bestRating: best, reviewCount: count };
  expect(firmNode?.aggregateRating).toEqual(known && expect.objectContaining(known));
});

test("search engines know on which days the firm is open", () => {
  const open = firm.openingHours.filter(({ opens }) => opens);
  expect(firmNode?.openingHoursSpecification).toMatchObject(
    open.map(({ weekdays, opens, closes }) => ({ dayOfWeek: weekdays, opens, closes })),
  );
});

test.each(allServices())(
  "$slug is offered in the firm's region, while its price holds",
  ({ slug, price }) => {
    const service = node(graph(servicePath(slug)), "Service");
    const offer = service?.offers as Record<string, string | number>;
    expect(service?.areaServed).toBe(firm.serviceArea);
    expect(offer).toMatchObject({
      price: price ? prices.data.rates[price]?.from : prices.data.sample.amount,
      priceCurrency: "EUR",
    });
    const monthMs = 30.44 * 24 * 60 * 60 * 1_000;
    const months = (Date.parse(`${offer.priceValidUntil}`) - Date.now()) / monthMs;
    expect(months).toBeCloseTo(prices.data.sample.validMonths, 0);
  },
);

test.each(reviewPages)(
  "search engines get every review on $meta.path as visitors see it",
  ({ entries, meta }) => {
    const { text } = readPage(meta.path);
    const nodes = graph(meta.path);
    const firmId = node(nodes, "HomeAndConstructionBusiness")?.["@id"];
    const reviews = nodes.filter((each) => each["@type"] === "Review");
    expect(reviews).toHaveLength(entries.length);
    for (const { reviewBody, itemReviewed, reviewRating, datePublished } of reviews) {
      const { ratingValue } = reviewRating as Record<string, unknown>;
      expect.soft(text).toContain(wordsOf(`${reviewBody}`));
      expect.soft(itemReviewed).toEqual({ "@id": firmId });
      expect.soft([1, 2, 3, 4, 5]).toContain(Number(ratingValue));
      expect.soft(datePublished).toMatch(/^20\d\d-\d\d/);
    }
  },
);
