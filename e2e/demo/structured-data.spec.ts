import { graph, node, questions } from "../helpers/structured-data.ts";
import { readPage, wordsOf } from "../helpers/page-reader.ts";
import { expect, test } from "../helpers/test.ts";

test("the firm has the agreed place, figures and hours", async ({ request }) => {
  const { document } = await readPage(request, "/contact");
  const firmNode = node(graph(document), "HomeAndConstructionBusiness");
  expect(firmNode).toMatchObject({
    address: { addressLocality: "Rotterdam", postalCode: "3067TP", addressCountry: "NL" },
    geo: { latitude: 51.92, longitude: 4.48 },
    priceRange: "€€",
    memberOf: { name: "Erkend Stukadoorsnetwerk" },
  });
  const { ratingValue, reviewCount } = (firmNode?.["aggregateRating"] ?? {}) as Record<string, unknown>;
  expect([Number(ratingValue), Number(reviewCount)]).toEqual([4.9, 49]);
  expect(firmNode?.["openingHoursSpecification"]).toMatchObject([
    { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "08:00", closes: "18:00" },
    { dayOfWeek: ["Saturday"], opens: "09:00", closes: "15:00" },
  ]);
});

/** Each shows questions of its own; the others tell those of the first. */
const withQuestions = [
  "binnenmuur-stucen",
  "buitenmuur-stucen",
  "gevel-stucen",
  "nieuwbouw-stucen",
  "schilderwerk",
].map((slug) => `/diensten/${slug}`);

for (const path of withQuestions) {
  test(`${path} tells search engines the answers that a visitor reads`, async ({ request }) => {
    const { document, text } = await readPage(request, path);
    for (const { name, acceptedAnswer } of questions(document)) {
      expect.soft(text).toContain(wordsOf(name));
      expect.soft(text).toContain(wordsOf(acceptedAnswer.text));
    }
  });
}

for (const path of ["/", "/diensten/sierpleister", ...withQuestions]) {
  test(`${path} tells search engines the three answers of the specification`, async ({ request }) => {
    const told = questions((await readPage(request, path)).document);
    expect(told.map(({ name, acceptedAnswer }) => `${name} ${acceptedAnswer.text}`)).toEqual([
      expect.stringMatching(/woonkamer.* 2 tot 3 dagen/s),
      expect.stringMatching(/soorten \p{L}*(stuc|pleister)/u),
      expect.stringMatching(/onderhoud .*gestucte/s),
    ]);
  });
}
