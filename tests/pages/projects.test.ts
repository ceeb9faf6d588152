import { expect, test } from "vitest";
import { projects } from "#data/projects/projects.ts";
import { all, readPage, wordsOf } from "#tests/support/page-reader.ts";

const { hrefs, main, text } = readPage("/projecten");

test("each project is described once", () => {
  for (const { id, description } of projects.data) {
    const [firstSentence = ""] = description.split(". ");
    expect.soft(text.split(wordsOf(firstSentence)), id).toHaveLength(2);
  }
});

test("a project leads to what its own customer wrote", () => {
  const reviewed = projects.data.flatMap(({ review }) => (review ? [review] : []));
  const led = hrefs.flatMap((href) => /^\/reviews.*#(.*)/.exec(href)?.[1] ?? []);
  expect(new Set(led)).toEqual(new Set(reviewed));
});

test("a project with a photograph from before the work slides between the two", () => {
  const compared = all(main, "figure:has(input[type=range])").map(({ textContent }) => textContent);
  const withBefore = projects.data.filter(({ before }) => before);
  expect(withBefore.length).toBeGreaterThan(0);
  for (const { title, location } of withBefore) {
    const caption = expect.stringMatching(new RegExp(`${title}.*${location}`, "s"));
    expect.soft(compared).toContainEqual(caption);
  }
  expect(compared).toHaveLength(withBefore.length);
});
