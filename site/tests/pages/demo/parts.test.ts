import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { addresses, all, allWords, named, readPage, words } from "#tests/support/page-reader.ts";
import { allPaths } from "#tests/support/paths.ts";

// What the specification has on a page besides its texts: how many of each part, the fields and
// choices of the forms, and the reading of a claim of which it has two.

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
  const slugs =
    "binnen-stucwerk-rotterdam buiten-stucwerk-rotterdam nieuwbouw-stucen-tips " +
    "gevel-renovatie-rotterdam stucwerk-onderhoud-tips schilderwerk-binnen-buiten-rotterdam " +
    "stucwerk-trends-2023 stucwerk-kosten-rotterdam stucwerk-vs-latex-verf";
  const inOrder = slugs.split(" ").map((slug) => `/blogs/${slug}`);
  const { main } = readPage("/blogs");
  expect(addresses(main, "article[id] a, li[id] a")).toEqual(inOrder);
  expect(addresses(named(main, "Populaire Blogs"), "li a")).toEqual(inOrder.slice(0, 5));
});

test("a comparison shows the finished work, and over it the wall from before", () => {
  for (const path of allPaths) {
    const pictures = all(readPage(path).main, "[data-comparison=''] img");
    const names = pictures.map((picture) => picture.getAttribute("src"));
    const wanted = names.map((_, at) => expect.stringContaining(at % 2 ? "-before." : "-after."));
    expect.soft(names, path).toEqual(wanted);
  }
});

const cases = allPaths.filter((path) => path.startsWith("/case-studies/"));

test("each case has pictures of before and after, and at least three lists", () => {
  for (const path of cases) {
    const { main, lists } = readPage(path);
    expect.soft(all(main, "img").length, path).toBeGreaterThanOrEqual(2);
    expect.soft(lists.filter((list) => list.length >= 3).length, path).toBeGreaterThanOrEqual(3);
  }
});

test("the reviews are nine, with a text, name, place, month and four or five stars", () => {
  const cards = all(readPage("/reviews").main, ":is(article, figure, li):has(> blockquote)");
  expect(cards).toHaveLength(9);
  for (const card of cards) {
    const [stars] = all(card, "[aria-label*=sterren]");
    expect.soft(stars?.getAttribute("aria-label")).toMatch(/^[45] van (de )?5 sterren$/);
    expect.soft(allWords(card, "blockquote")[0]?.length).toBeGreaterThan(20);
    expect.soft(words(card)).toMatch(/[A-Z][\w'-]+.*, [a-z]+ 20\d\d/);
  }
});

test.each(["/reviews", "/offerte-aanvragen"])(
  "%s leads to registration, insurance and warranty from one line",
  (path) => {
    const { main } = readPage(path);
    const line = all(main, "p, li").find((each) => words(each).startsWith("KvK 00000000"));
    expect(words(line)).toMatch(/^KvK 0+ · verzekerd tot € 2\.500\.000 .* · 5 jaar garantie$/);
    expect(addresses(line, "a")).toEqual([
      "/terms-of-service",
      "/terms-of-service#aansprakelijkheid",
      "/terms-of-service#garantie",
    ]);
  },
);

const [contact, quote] = ["/contact", "/offerte-aanvragen"].map(
  (path) => all(readPage(path).main, "form:has([name=name])")[0],
);

test.each([
  [contact, "name email phone address postalCode city service squareMeters message privacy"],
  [
    quote,
    "service projectType squareMeters files timeframe budget message " +
      "name email phone address postalCode city privacy",
  ],
])("a form asks what is specified, and to agree in the specified words", (form, wanted) => {
  const controls = all(form, ":is(input, select, textarea)[name]:not([name=leave-empty])");
  expect([...new Set(controls.map((each) => each.getAttribute("name")))].join(" ")).toBe(wanted);
  const agree = form?.querySelector("input[type=checkbox][name=privacy]:not([checked])");
  expect(words(agree?.closest("label"))).toBe("Ik ga akkoord met de verwerking van mijn gegevens");
  expect(addresses(agree?.closest("div") ?? undefined, "a")).toEqual(["/privacy-policy"]);
});

const services = "binnenmuur-stucen buitenmuur-stucen sierpleister gevel-stucen";

test.each([
  ["contact", contact, "service", `${services} anders`],
  // Painting is sent as "anders".
  ["quote", quote, "service", `${services} nieuwbouw-stucen schilderwerk anders`],
  ["quote", quote, "projectType", "woning appartement nieuwbouw renovatie bedrijfspand anders"],
  [
    "quote",
    quote,
    "timeframe",
    "zo-snel-mogelijk binnen-1-maand binnen-3-maanden binnen-6-maanden orientatie",
  ],
  ["quote", quote, "budget", "tot-1000 1000-2500 2500-5000 5000-10000 boven-10000 nog-onbekend"],
])("the %s form offers the specified choices", (_name, form, field, wanted) => {
  // From a list or from tiles, without the empty choice.
  const options = all(form, `select[name=${field}] option, [type=radio][name=${field}]`);
  const values = options.map((option) => option.getAttribute("value")).filter(Boolean);
  expect(values.join(" ")).toBe(wanted);
});

// A case has its own duration and its own year of foundation.
test.each<[claim: string, pattern: RegExp, usual: string, own: Record<string, string>]>([
  [
    "the number of reviews",
    /(\d+) (?:reviews|beoordelingen|klanten aan het woord)/g,
    "49",
    { "/reviews": "42", "/diensten/schilderwerk": "43" },
  ],
  [
    "the years of experience",
    /(\d+\+) jaar/g,
    "10+",
    { "/diensten": "15+", "/case-studies": "15+" },
  ],
  ["the year since when", /(?:sinds|opgericht in) (20\d\d)/gi, "2013", {}],
])("%s is that of the page", (_claim, pattern, usual, own) => {
  for (const path of allPaths.filter((each) => !cases.includes(each))) {
    const figures = [...readPage(path).text.matchAll(pattern)].map(([, figure]) => figure);
    const others = figures.filter((figure) => figure !== (own[path] ?? usual));
    expect.soft(others, path).toEqual([]);
  }
});

test("cases date the firm from 2008, painting has its own warranty, and one service a discount", () => {
  const told = cases.map((path) => readPage(path).text).join(" ");
  expect(told).toContain("2008");
  expect(told).not.toMatch(/(sinds|opgericht in) 2013/);
  expect(readPage("/diensten/schilderwerk").text).not.toContain("5 jaar garantie");
  for (const path of allPaths.filter((each) => /^\/diensten\/(?!binnenmuur)./.test(each))) {
    expect.soft(readPage(path).text, path).not.toMatch(/korting/);
  }
});

// A slow line brings 6.6 kB of a page at first, and paints the header with it (bench:line).
test("the header of every page comes with its first packets", () => {
  for (const path of allPaths) {
    const [upToHeader = ""] = readPage(path).html.split("</header>");
    expect.soft(brotliCompressSync(upToHeader).byteLength, path).toBeLessThan(6_630);
  }
});
