import { expect, test } from "vitest";
import { blog } from "#data/articles/articles-page.ts";
import { caseStudies } from "#data/cases/cases.ts";
import { errors } from "#data/shell/shell.ts";
import {
  allWords,
  answerOf,
  links,
  meta,
  read,
  readPage,
  wordsOf,
} from "#tests/support/page-reader.ts";

test.each([
  { path: "/bestaat-niet", texts: errors.data.notFound, back: "/" },
  { path: "/diensten/bestaat/niet", texts: errors.data.notFound, back: "/" },
  { path: "/case-studies/bestaat-niet", texts: caseStudies.data.notFound, back: "/case-studies" },
  { path: "/blogs/bestaat-niet", texts: blog.data.notFound, back: "/blogs" },
])(
  "$path says that it does not exist, also to search engines, and leads back",
  async ({ path, texts, back }) => {
    const answer = await answerOf(path);
    expect(answer.status).toBe(404);
    const { document, main, text } = read(await answer.text());
    expect(meta(document, "robots")).toContain("noindex");
    expect(allWords(main, "h1")).toEqual([wordsOf(texts.heading)]);
    expect(text).toContain(wordsOf(texts.text));
    expect(links(main)).toContainEqual({ text: wordsOf(texts.button), href: back });
  },
);

test("the page for a server that fails says what to call it", () => {
  const { main, text } = readPage("/500");
  expect(allWords(main, "h1")).toEqual([wordsOf(errors.data.failure.heading)]);
  expect(text).toContain(wordsOf(errors.data.technical));
});
