import { claims } from "#data/business/claims.ts";
import { prices } from "#data/business/prices.ts";
import { servicePath } from "#data/business/service-path.ts";
import { allServices } from "#data/business/services.ts";
import { metas as serviceMetas } from "#data/collections/services.ts";
import { reviewPages } from "#data/lists/review-lists.ts";
import type { PageMeta } from "#data/page-meta.ts";
import { meta as homeMeta } from "#data/pages/home.ts";
import { shell } from "#data/texts/shell.ts";
import { absolute, firm, siteAddress } from "#e2e/helpers/firm.ts";
import { addresses, allWords, meta, named, readPage, wordsOf } from "#e2e/helpers/page-reader.ts";
import { paths } from "#e2e/helpers/paths.ts";
import { graph, node } from "#e2e/helpers/structured-data.ts";
import { expect, test } from "#e2e/helpers/test.ts";

const always = ["BreadcrumbList", "HomeAndConstructionBusiness", "WebPage"];
const nodeOfQuestions = (meta: PageMeta) => (meta.questions?.length ? ["FAQPage"] : []);
const more: Record<string, string[]> = {
  "/": [...nodeOfQuestions(homeMeta()), "LocalBusiness"],
  ...Object.fromEntries(
    reviewPages.map(({ entries, meta }) => [meta.path, entries.length > 0 ? ["Review"] : []]),
  ),
  "/contact": ["LocalBusiness"],
  "/offerte-aanvragen": ["LocalBusiness"],
  ...Object.fromEntries(
    serviceMetas().map((meta) => [meta.path, [...nodeOfQuestions(meta), "Service"]]),
  ),
};

test("every page has the nodes of its kind", () => {
  for (const path of paths) {
    const types = new Set(graph(path).map((each) => each["@type"]));
    expect.soft([...types].sort(), path).toEqual([...always, ...(more[path] ?? [])].sort());
  }
});

test("no two nodes of a page have the same id", () => {
  for (const path of paths) {
    const ids = graph(path).map((each) => each["@id"]);
    expect.soft(new Set(ids).size, path).toBe(ids.length);
  }
});

test("the nodes of a page point to each other, and to no node elsewhere", () => {
  for (const path of paths) {
    const nodes = graph(path);
    const pointers = JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g);
    const pointed = [...pointers].map(([, id]) => id);
    expect.soft(pointed.length, path).toBeGreaterThan(1);
    expect
      .soft(
        nodes.map((each) => each["@id"]),
        path,
      )
      .toEqual(expect.arrayContaining(pointed));
  }
});

test("every page is described to search engines as it describes itself", () => {
  for (const path of paths) {
    const { document } = readPage(path);
    const page = node(graph(path), "WebPage");
    expect.soft(page, path).toMatchObject({
      url: absolute(path),
      description: meta(document, "description"),
      inLanguage: "nl-NL",
    });
    expect.soft(document.title, path).toContain(page?.name);
  }
});

interface ListItem {
  position: number;
  name: string;
  item: string;
}

const breadcrumbOf = (path: string) =>
  node(graph(path), "BreadcrumbList")?.itemListElement as ListItem[];

test("the steps of every breadcrumb are numbered from one", () => {
  for (const path of paths) {
    const positions = breadcrumbOf(path).map(({ position }) => position);
    expect.soft(positions, path).toEqual(positions.map((_, index) => index + 1));
  }
});

test("the structured data have the breadcrumb that visitors see", () => {
  for (const path of paths) {
    const crumbs = named(readPage(path).main, wordsOf(shell.data.breadcrumbLabel));
    const items = breadcrumbOf(path);
    const shown = [...addresses(crumbs, "a"), path];
    expect
      .soft(
        items.map(({ item }) => item),
        path,
      )
      .toEqual(shown.map(absolute));
    if (crumbs) {
      expect.soft(allWords(crumbs, "li"), path).toEqual(items.map(({ name }) => wordsOf(name)));
    }
  }
});

test("every page but home shows a breadcrumb", () => {
  for (const path of paths) {
    const crumbs = named(readPage(path).main, wordsOf(shell.data.breadcrumbLabel));
    expect.soft(crumbs !== undefined, path).toBe(path !== "/");
  }
});

test.describe("the firm", () => {
  const firmNode = node(graph("/contact"), "HomeAndConstructionBusiness");

  test("has its name, address and registrations", () => {
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
    });
  });

  test("is reached by phone and by mail", () => {
    expect(firmNode).toMatchObject({ telephone: firm.phoneInternational, email: firm.email });
  });

  test("has a logo, a picture, a description and a range of prices", () => {
    expect(firmNode).toMatchObject({
      logo: expect.stringMatching(/\w/),
      image: expect.stringMatching(/\w/),
      description: expect.stringMatching(/\w/),
      priceRange: firm.priceRange,
    });
  });

  test("is found on the networks that it has, and on no others", () => {
    const networks = firm.socials.map(({ url }) => url);
    expect(firmNode?.sameAs).toEqual(networks.length > 0 ? networks : undefined);
  });

  test("is a member of its network, if it has one", () => {
    const network = firmNode?.memberOf as { name: string } | undefined;
    expect(network?.name).toBe(firm.partner?.name);
  });

  test("has the rating and the number of reviews that visitors see", () => {
    const rating = firmNode?.aggregateRating as Record<string, unknown> | undefined;
    expect(`${rating?.ratingValue}/${rating?.bestRating}`).toBe(claims.data.rating?.value);
    expect(`${rating?.reviewCount}`).toBe(claims.data.reviews?.value);
  });

  test("is open on the days on which it says so", () => {
    const open = firm.openingHours.filter(({ opens }) => opens);
    expect(firmNode?.openingHoursSpecification).toMatchObject(
      open.map(({ weekdays, opens, closes }) => ({ dayOfWeek: weekdays, opens, closes })),
    );
  });
});

for (const meta of [homeMeta(), ...serviceMetas()]) {
  test(`the structured data of ${meta.path} have at most three of its questions`, () => {
    const questions = node(graph(meta.path), "FAQPage")?.mainEntity ?? [];
    const expected = (meta.questions ?? []).slice(0, 3);
    expect(questions).toMatchObject(
      expected.map(({ question, answer }) => ({
        name: question,
        acceptedAnswer: { text: answer },
      })),
    );
  });
}

for (const { slug, price } of allServices()) {
  const service = node(graph(servicePath(slug)), "Service");
  const offer = service?.offers as Record<string, string | number>;

  test(`${slug} is offered at the price of its rate, in the firm's region`, () => {
    expect(service?.areaServed).toBe(firm.serviceArea);
    expect(offer).toMatchObject({
      price: price ? prices.data.rates[price]?.from : prices.data.sample.amount,
      priceCurrency: "EUR",
    });
  });

  test(`${slug} is offered for as long as the prices hold`, () => {
    const monthMs = 30.44 * 24 * 60 * 60 * 1_000;
    const months = (Date.parse(`${offer.priceValidUntil}`) - Date.now()) / monthMs;
    expect(months).toBeCloseTo(prices.data.sample.validMonths, 0);
  });
}

for (const { entries, meta } of reviewPages) {
  const nodes = graph(meta.path);
  const reviews = nodes.filter((each) => each["@type"] === "Review");

  test(`the structured data of ${meta.path} have every review, with the text that visitors see`, () => {
    const { text } = readPage(meta.path);
    expect(reviews).toHaveLength(entries.length);
    for (const review of reviews) {
      expect.soft(text).toContain(wordsOf(`${review.reviewBody}`));
    }
  });

  test(`every review on ${meta.path} is of the firm`, () => {
    const firmId = node(nodes, "HomeAndConstructionBusiness")?.["@id"];
    for (const review of reviews) {
      expect.soft(review.itemReviewed).toEqual({ "@id": firmId });
    }
  });

  test(`every review on ${meta.path} has one to five stars and a month`, () => {
    for (const review of reviews) {
      const { ratingValue } = review.reviewRating as Record<string, unknown>;
      expect.soft([1, 2, 3, 4, 5]).toContain(Number(ratingValue));
      expect.soft(review.datePublished).toMatch(/^20\d\d-\d\d/);
    }
  });
}
