import { metas as serviceMetas } from "../../src/content/collections/services.ts";
import { claims } from "../../src/content/business/claims.ts";
import { prices, rateOf } from "../../src/content/business/prices.ts";
import { services } from "../../src/content/business/services.ts";
import { servicePath } from "../../src/content/schemas/services.ts";
import { meta as homeMeta } from "../../src/content/pages/home.ts";
import { reviewPages } from "../../src/content/pages/reviews.ts";
import type { PageMeta } from "../../src/content/lib/meta.ts";
import { paths } from "../helpers/paths.ts";
import { shell } from "../../src/content/pages/shell.ts";
import { expect, test } from "../helpers/test.ts";
import { firm, siteAddress } from "../helpers/firm.ts";
import { graph, node, questions } from "../helpers/structured-data.ts";
import { allWords, links, meta, readPage, wordsOf } from "../helpers/page-reader.ts";

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

/** Every object inside a value, however deep. */
function objects(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(objects);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}

const absolute = (path: string) => (path === "/" ? `${siteAddress}/` : siteAddress + path);

for (const path of paths) {
  test(`${path} has the nodes of its type, linked by their ids, and the breadcrumb that a visitor sees`, async ({
    request,
  }) => {
    const { document, main } = await readPage(request, path);
    const nodes = graph(document);
    const types = [...new Set(nodes.map((each) => each["@type"]))].sort();
    expect.soft(types).toEqual([...always, ...(more[path] ?? [])].sort());

    const ids = nodes.map((each) => each["@id"]);
    expect(new Set(ids).size).toBe(nodes.length);
    const pointers = objects(nodes).filter((each) => Object.keys(each).join() === "@id");
    expect(pointers.length).toBeGreaterThan(1);
    expect(pointers.filter((each) => !ids.includes(each["@id"] as string))).toEqual([]);

    const page = node(nodes, "WebPage");
    expect(page).toMatchObject({
      url: absolute(path),
      description: meta(document, "description"),
      inLanguage: "nl-NL",
    });
    expect(document.title).toContain(page?.["name"]);

    const items = node(nodes, "BreadcrumbList")?.["itemListElement"] as {
      position: number;
      name: string;
      item: string;
    }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, i) => i + 1));
    if (path === "/") {
      expect(items.map(({ item }) => item)).toEqual([absolute("/")]);
      return;
    }
    const crumbs = main.querySelector(`nav[aria-label="${shell.breadcrumbLabel}"]`) ?? main;
    expect(allWords(crumbs, "li")).toEqual(items.map(({ name }) => wordsOf(name)));
    expect([...links(crumbs).map(({ href }) => absolute(href)), absolute(path)]).toEqual(
      items.map(({ item }) => item),
    );
  });
}

test("the firm is described in full, and nothing that it does not have", async ({ request }) => {
  const { document } = await readPage(request, "/contact");
  const firmNode = node(graph(document), "HomeAndConstructionBusiness");
  expect(firmNode).toMatchObject({
    name: firm.name,
    url: `${siteAddress}/`,
    address: {
      streetAddress: firm.street,
      addressLocality: firm.city,
      postalCode: firm.postalCode,
      addressCountry: firm.country,
    },
    telephone: firm.phoneInternational,
    email: firm.email,
    vatID: firm.vatId,
    identifier: { "@type": "PropertyValue", propertyID: "KvK", value: firm.chamberOfCommerce },
    priceRange: firm.priceRange,
  });
  const networks = firm.socials.map(({ url }) => url);
  expect(firmNode?.["sameAs"]).toEqual(networks.length > 0 ? networks : undefined);
  const memberOf = firmNode?.["memberOf"] as { name: string } | undefined;
  expect(memberOf?.name).toBe(firm.partner?.name);
  const geo = firmNode?.["geo"] as { latitude: number; longitude: number } | undefined;
  expect([geo?.latitude, geo?.longitude]).toEqual([firm.latitude, firm.longitude]);
  for (const property of ["logo", "image", "description"]) expect(firmNode?.[property]).toMatch(/\w/);
  const { ratingValue, reviewCount } = (firmNode?.["aggregateRating"] ?? {}) as Record<string, unknown>;
  expect(`${ratingValue}/5`).toBe(claims["rating"]?.value);
  expect(`${reviewCount}`).toBe(claims["reviews"]?.value);
  const open = firm.openingHours.filter(({ opens }) => opens);
  expect(firmNode?.["openingHoursSpecification"]).toMatchObject(
    open.map(({ weekdays, opens, closes }) => ({ dayOfWeek: weekdays, opens, closes })),
  );
});

for (const meta of [homeMeta, ...serviceMetas]) {
  test(`${meta.path} tells search engines at most three of its questions and answers`, async ({
    request,
  }) => {
    const told = questions((await readPage(request, meta.path)).document);
    const expected = (meta.questions ?? []).slice(0, 3);
    expect(told.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      expected.map(({ question, answer }) => [question, answer]),
    );
  });
}

for (const { slug, price } of services) {
  const amount = price ? rateOf(price).from : prices.sample.amount;
  test(`${slug} is offered at the price of its rate, for as long as the prices hold`, async ({ request }) => {
    const service = node(graph((await readPage(request, servicePath(slug))).document), "Service");
    expect(service).toMatchObject({ areaServed: firm.serviceArea, offers: { priceCurrency: "EUR" } });
    const offer = service?.["offers"] as Record<string, string>;
    expect(Number(offer["price"])).toBe(amount);
    const months = (Date.parse(offer["priceValidUntil"] ?? "") - Date.now()) / (86_400_000 * 30.44);
    expect(months).toBeCloseTo(prices.sample.validMonths, 0);
  });
}

for (const {
  entries,
  meta: { path },
} of reviewPages)
  test(`every review on ${path} is told, each of the firm and within five stars`, async ({ request }) => {
    const { document, text } = await readPage(request, path);
    const reviews = graph(document).filter((each) => each["@type"] === "Review");
    expect(reviews).toHaveLength(entries.length);
    for (const review of reviews) {
      expect.soft(review).toMatchObject({
        itemReviewed: { "@id": node(graph(document), "HomeAndConstructionBusiness")?.["@id"] },
      });
      expect.soft(text).toContain(wordsOf(review["reviewBody"] as string));
      const stars = Number((review["reviewRating"] as Record<string, unknown>)["ratingValue"]);
      expect.soft(stars).toBeGreaterThanOrEqual(1);
      expect.soft(stars).toBeLessThanOrEqual(5);
      expect.soft(review["datePublished"]).toMatch(/^20\d\d-\d\d/);
    }
  });
