import { questions } from "../helpers/structured-data.ts";
import { readPage, wordsOf } from "../helpers/page-reader.ts";
import { expect, test } from "../helpers/test.ts";

/** Each shows questions of its own; the others tell those of the first. */
const withQuestions = [
  "binnenmuur-stucen",
  "buitenmuur-stucen",
  "gevel-stucen",
  "nieuwbouw-stucen",
  "schilderwerk",
].map((slug) => `/diensten/${slug}`);

for (const path of ["/", "/diensten/sierpleister", ...withQuestions]) {
  test(`${path} tells search engines the three answers of the specification`, async ({ request }) => {
    const { document, text } = await readPage(request, path);
    const told = questions(document).map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
    expect(told.map((each) => each.join(" "))).toEqual([
      expect.stringMatching(/woonkamer.* 2 tot 3 dagen/s),
      expect.stringMatching(/soorten \p{L}*(stuc|pleister)/u),
      expect.stringMatching(/onderhoud .*gestucte/s),
    ]);
    if (withQuestions.includes(path))
      for (const words of told.flat()) expect.soft(text).toContain(wordsOf(words));
  });
}
