import { paths } from "../paths.ts";
import { expect, test } from "../test.ts";
import { firm, siteAddress } from "./firm.ts";
import { decode, insides, links, meta, read, words } from "./page-reader.ts";

interface Thing {
  [property: string]: unknown;
  "@type": string;
  "@id": string;
}

const services = [
  "binnenmuur-stucen",
  "buitenmuur-stucen",
  "gevel-stucen",
  "nieuwbouw-stucen",
  "schilderwerk",
  "sierpleister",
];
const always = ["BreadcrumbList", "HomeAndConstructionBusiness", "WebPage"];
const more: Record<string, string[]> = {
  "/": ["FAQPage", "LocalBusiness"],
  "/reviews": ["Review"],
  "/contact": ["LocalBusiness"],
  "/offerte-aanvragen": ["LocalBusiness"],
  ...Object.fromEntries(services.map((slug) => [`/diensten/${slug}`, ["FAQPage", "Service"]])),
};

function graph(html: string): Thing[] {
  const script = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "{}";
  return JSON.parse(script)["@graph"] ?? [];
}

/** Every object inside a value, however deep. */
function objects(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(objects);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}

const absolute = (path: string) => (path === "/" ? `${siteAddress}/` : siteAddress + path);
interface Question {
  name: string;
  acceptedAnswer: { text: string };
}

function questions(html: string): Question[] {
  return (node(graph(html), "FAQPage")?.["mainEntity"] ?? []) as Question[];
}

const node = (nodes: Thing[], type: string) => nodes.find((each) => each["@type"] === type);

for (const path of paths) {
  test(`${path} has the nodes of its type, linked by their ids`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const nodes = graph(html);
    const types = [...new Set(nodes.map((each) => each["@type"]))].sort();
    expect.soft(types).toEqual([...always, ...(more[path] ?? [])].sort());

    const ids = nodes.map((each) => each["@id"]);
    expect(new Set(ids).size).toBe(nodes.length);
    const pointers = objects(nodes).filter((each) => Object.keys(each).join() === "@id");
    expect(pointers.length).toBeGreaterThan(1);
    expect(pointers.filter((each) => !ids.includes(each["@id"] as string))).toEqual([]);

    const title = words(insides(html, "title")[0] ?? "");
    const page = node(nodes, "WebPage");
    expect(page).toMatchObject({
      url: absolute(path),
      description: meta(html, "description"),
      inLanguage: "nl-NL",
    });
    expect(title).toContain(page?.["name"]);
  });

  test(`${path} tells search engines the breadcrumb that a visitor sees`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const items = node(graph(html), "BreadcrumbList")?.["itemListElement"] as {
      position: number;
      name: string;
      item: string;
    }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, i) => i + 1));
    if (path === "/") {
      expect(items.map(({ item }) => item)).toEqual([absolute("/")]);
      return;
    }
    const crumbs = /<nav [^>]*aria-label="Kruimelpad"[\s\S]*?<\/nav>/.exec(read(html).main)?.[0] ?? "";
    expect(insides(crumbs, "li").map(words)).toEqual(items.map(({ name }) => decode(name)));
    expect([...links(crumbs).map(({ href }) => absolute(href)), absolute(path)]).toEqual(
      items.map(({ item }) => item),
    );
  });
}

test("the firm is described in full", async ({ request }) => {
  const firmNode = node(graph(await (await request.get("/contact")).text()), "HomeAndConstructionBusiness");
  expect(firmNode).toMatchObject({
    name: firm.name,
    url: `${siteAddress}/`,
    address: {
      streetAddress: firm.street,
      addressLocality: "Rotterdam",
      postalCode: "3067TP",
      addressCountry: "NL",
    },
    geo: { latitude: 51.92, longitude: 4.48 },
    telephone: firm.phoneInternational,
    email: firm.email,
    sameAs: firm.socials.map(({ url }) => url),
    priceRange: "€€",
    memberOf: { name: firm.partner.name },
  });
  for (const property of ["logo", "image", "description"]) expect(firmNode?.[property]).toMatch(/\w/);
  const { ratingValue, reviewCount } = (firmNode?.["aggregateRating"] ?? {}) as Record<string, unknown>;
  expect([Number(ratingValue), Number(reviewCount)]).toEqual([4.9, 49]);
  expect(firmNode?.["openingHoursSpecification"]).toMatchObject([
    { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "08:00", closes: "18:00" },
    { dayOfWeek: ["Saturday"], opens: "09:00", closes: "15:00" },
  ]);
});

for (const path of ["/", ...services.map((slug) => `/diensten/${slug}`)]) {
  test(`${path} answers three questions for search engines`, async ({ request }) => {
    expect(questions(await (await request.get(path)).text())).toHaveLength(3);
  });
}

for (const slug of ["binnenmuur-stucen", "nieuwbouw-stucen", "schilderwerk"]) {
  test(`${slug} tells search engines the answers that a visitor reads`, async ({ request }) => {
    const html = await (await request.get(`/diensten/${slug}`)).text();
    const { text } = read(html);
    expect(questions(html).length).toBeGreaterThan(0);
    for (const { name, acceptedAnswer } of questions(html)) {
      expect.soft(text).toContain(words(name));
      expect.soft(text).toContain(words(acceptedAnswer.text));
    }
  });
}

for (const path of ["/", "/diensten/binnenmuur-stucen"]) {
  test(`${path} answers the three questions of the specification`, async ({ request }) => {
    const told = questions(await (await request.get(path)).text());
    expect(told.map(({ name }) => name)).toEqual([
      expect.stringMatching(/woonkamer/),
      expect.stringMatching(/soorten/),
      expect.stringMatching(/onderhoud/),
    ]);
    expect(told[0]?.acceptedAnswer.text).toMatch(/2 tot 3 dagen/);
  });
}

const amounts: Record<string, number> = {
  "binnenmuur-stucen": 12.5,
  "buitenmuur-stucen": 60,
  "gevel-stucen": 25,
  "nieuwbouw-stucen": 35,
  schilderwerk: 8.99,
  sierpleister: 50,
};

for (const [slug, price] of Object.entries(amounts)) {
  test(`${slug} is offered from ${price} euro, for a year`, async ({ request }) => {
    const html = await (await request.get(`/diensten/${slug}`)).text();
    const service = node(graph(html), "Service");
    expect(service).toMatchObject({
      areaServed: "Rotterdam en Zuid-Holland",
      offers: { priceCurrency: "EUR" },
    });
    const offer = service?.["offers"] as Record<string, string>;
    expect(Number(offer["price"])).toBe(price);
    const days = (Date.parse(offer["priceValidUntil"] ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(360);
    expect(days).toBeLessThan(367);
  });
}

test("nine reviews are told, each of the firm and within five stars", async ({ request }) => {
  const html = await (await request.get("/reviews")).text();
  const reviews = graph(html).filter((each) => each["@type"] === "Review");
  expect(reviews).toHaveLength(9);
  const { text } = read(html);
  for (const review of reviews) {
    expect
      .soft(review)
      .toMatchObject({ itemReviewed: { "@id": node(graph(html), "HomeAndConstructionBusiness")?.["@id"] } });
    expect.soft(text).toContain(words(review["reviewBody"] as string));
    expect.soft([4, 5]).toContain(Number((review["reviewRating"] as Record<string, unknown>)["ratingValue"]));
    expect.soft(review["datePublished"]).toMatch(/^20\d\d-\d\d/);
  }
});
