import { meta, readPage } from "#e2e/helpers/page-reader.ts";
import { allPaths } from "#e2e/helpers/paths.ts";
import { graph, node } from "#e2e/helpers/structured-data.ts";
import { expect, test } from "#e2e/helpers/test.ts";

const like = (pattern: RegExp) => expect.stringMatching(pattern);
const firm = node(graph("/contact"), "HomeAndConstructionBusiness");

test("the firm is found by its name, address and place", () => {
  expect(firm).toMatchObject({
    name: "Kalk & Kwast",
    address: {
      streetAddress: "Voorbeeldstraat 1",
      addressLocality: "Rotterdam",
      postalCode: "3067TP",
      addressCountry: "NL",
    },
    geo: { latitude: 51.92, longitude: 4.48 },
  });
});

test("the firm is described with its opening hours", () => {
  expect(firm?.openingHoursSpecification).toMatchObject([
    {
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "08:00",
      closes: "18:00",
    },
    { dayOfWeek: ["Saturday"], opens: "09:00", closes: "15:00" },
  ]);
});

test("the firm has 4.9 of 5 stars from 49 reviews", () => {
  expect(firm?.aggregateRating).toMatchObject({ ratingValue: "4.9", reviewCount: 49 });
});

test("the firm is a member of its network", () => {
  expect(firm?.memberOf).toMatchObject({ name: "Erkend Stukadoorsnetwerk" });
});

for (const [slug, price] of [
  ["binnenmuur-stucen", 12.5],
  ["buitenmuur-stucen", 60],
  ["gevel-stucen", 25],
  ["nieuwbouw-stucen", 35],
  ["schilderwerk", 8.99],
] as const) {
  test(`${slug} is offered from € ${price}`, () => {
    const service = node(graph(`/diensten/${slug}`), "Service");
    expect(service).toMatchObject({
      areaServed: "Rotterdam en Zuid-Holland",
      offers: { price, priceCurrency: "EUR" },
    });
  });
}

interface Question {
  name: string;
  acceptedAnswer: { text: string };
}

const withQuestions = [
  "/",
  "/diensten/binnenmuur-stucen",
  "/diensten/buitenmuur-stucen",
  "/diensten/gevel-stucen",
  "/diensten/nieuwbouw-stucen",
  "/diensten/schilderwerk",
  "/diensten/sierpleister",
];
const questionsOn = (path: string) =>
  node(graph(path), "FAQPage")?.mainEntity as Question[] | undefined;

for (const path of withQuestions) {
  test(`the structured data of ${path} say how long, which kinds and how to maintain`, () => {
    const questions = questionsOn(path)?.map(({ name, acceptedAnswer }) => [
      name,
      acceptedAnswer.text,
    ]);
    expect(questions?.map((each) => each.join(" "))).toEqual([
      like(/woonkamer.* 2 tot 3 dagen/s),
      like(/soorten \p{L}*(stuc|pleister)/u),
      like(/onderhoud .*gestucte/s),
    ]);
  });
}

// Home and ornamental plaster have no questions of their own, and give search engines those of
// interior plastering.
for (const path of withQuestions.filter((each) => !/^\/$|sierpleister/.test(each))) {
  test(`${path} shows the questions of its structured data`, () => {
    const headings = readPage(path).groups.flat();
    expect(headings).toEqual(
      expect.arrayContaining(questionsOn(path)?.map(({ name }) => name) ?? []),
    );
  });
}

test("no two pages have the same title", () => {
  const titles = allPaths.map((path) => readPage(path).document.title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test("no two pages have the same description", () => {
  const texts = allPaths.map((path) => meta(readPage(path).document, "description"));
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test("every page has a description of at least fifty characters", () => {
  for (const path of allPaths) {
    const text = meta(readPage(path).document, "description");
    expect.soft(text.length, `${path}: ${text}`).toBeGreaterThanOrEqual(50);
  }
});
