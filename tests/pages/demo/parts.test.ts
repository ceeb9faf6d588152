import { expect, test } from "vitest";
import { addresses, all, allWords, named, readPage, words } from "#tests/support/page-reader.ts";
import { allPaths } from "#tests/support/paths.ts";

// What the specification has on a page besides its texts: how many of each part.

const slider = "main input[type=range]";

test.each<[path: string, selector: string, count: number]>([
  ["/", slider, 1],
  ["/", "blockquote", 3],
  ["/diensten", "blockquote", 3],
  ["/diensten/binnenmuur-stucen", "main details", 3],
  ["/diensten/buitenmuur-stucen", slider, 2],
  ["/diensten/gevel-stucen", slider, 2],
  ["/diensten/nieuwbouw-stucen", "blockquote", 1],
  // A browser opens one at a time of those with one name.
  ["/diensten/nieuwbouw-stucen", "details[name]", 4],
  ["/diensten/schilderwerk", slider, 2],
  ["/projecten", slider, 3],
  ["/projecten", "main h3", 9],
  ["/case-studies", "#cases > li", 5],
  ["/offerte-aanvragen", "aside ~ * details, details[name]", 4],
])("%s: %s is there %i times", (path, selector, count) => {
  expect(all(readPage(path).document, selector).length).toBe(count);
});

test("the blog has the specified articles, the newest first, and five popular ones", () => {
  const inOrder = [
    "/blogs/binnen-stucwerk-rotterdam",
    "/blogs/buiten-stucwerk-rotterdam",
    "/blogs/nieuwbouw-stucen-tips",
    "/blogs/gevel-renovatie-rotterdam",
    "/blogs/stucwerk-onderhoud-tips",
    "/blogs/schilderwerk-binnen-buiten-rotterdam",
    "/blogs/stucwerk-trends-2023",
    "/blogs/stucwerk-kosten-rotterdam",
    "/blogs/stucwerk-vs-latex-verf",
  ];
  const { main } = readPage("/blogs");
  expect(addresses(main, "article[id] a, li[id] a")).toEqual(inOrder);
  expect(addresses(named(main, "Populaire Blogs"), "li a")).toEqual(inOrder.slice(0, 5));
});

test("each case has pictures of before and after, and at least three lists", () => {
  for (const path of allPaths.filter((each) => each.startsWith("/case-studies/"))) {
    const { main, lists } = readPage(path);
    expect.soft(all(main, "img").length, path).toBeGreaterThanOrEqual(2);
    expect.soft(lists.filter((list) => list.length >= 3).length, path).toBeGreaterThanOrEqual(3);
  }
});

test("the reviews are nine, with a text, name, place, month and four or five stars", () => {
  const { main } = readPage("/reviews");
  const cards = all(main, ":is(article, figure, li):has(> blockquote)");
  const stars = cards.map((card) => card.querySelector("[aria-label*=sterren]"));
  const labels = stars.map((each) => each?.getAttribute("aria-label") ?? "none");
  expect(labels).toHaveLength(9);
  expect(labels.filter((label) => !/^[45] van (de )?5 sterren$/.test(label))).toEqual([]);
  expect(labels).toContainEqual(expect.stringMatching(/^4 /));
  for (const card of cards) {
    expect.soft(allWords(card, "blockquote")[0]?.length).toBeGreaterThan(20);
    expect.soft(words(card)).toMatch(/[A-Z][\w'-]+.*, [a-z]+ 20\d\d/);
  }
});

test.each(["/reviews", "/offerte-aanvragen"])(
  "%s leads to registration, insurance and warranty from one line",
  (path) => {
    const { main } = readPage(path);
    const line = all(main, "p, li").find((each) => words(each).startsWith("KvK 00000000"));
    expect(words(line)).toMatch(
      /^\S+ 00000000 · verzekerd tot € 2\.500\.000 .* · 5 jaar garantie$/,
    );
    expect(addresses(line, "a")).toEqual([
      "/terms-of-service",
      "/terms-of-service#aansprakelijkheid",
      "/terms-of-service#garantie",
    ]);
  },
);

function photographsOn(path: string): Set<string> {
  const html = all(readPage(path).main, "picture").map(({ outerHTML }) => outerHTML);
  const files = html.flatMap((picture) => picture.match(/(?<=\/)[a-z\d-]+(?=\.)/g) ?? []);
  // An upright picture shows the same thing.
  return new Set(files.map((file) => file.replace(/-tall$/, "")));
}

// The cards of the services have theirs on two pages, and the service itself may show it again.
test("a photograph stands on at most three pages", () => {
  const uses = allPaths.flatMap((path) => [...photographsOn(path)].map((name) => ({ name, path })));
  const pages = Map.groupBy(uses, ({ name }) => name);
  expect(pages.size).toBeGreaterThan(20);
  for (const [name, on] of pages) {
    expect.soft(on.map(({ path }) => path).slice(3), name).toEqual([]);
  }
});
