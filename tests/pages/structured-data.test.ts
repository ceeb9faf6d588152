import { expect, test } from "vitest";
import { articlePath, articles } from "#data/articles/articles.ts";
import { meta as homeMeta } from "#data/home/home-page.ts";
import { meta as faqMeta } from "#data/questions/questions.ts";
import { plainText } from "#data/reading/links.ts";
import { reviewsFor } from "#data/reviews/reviews.ts";
import { metas as serviceMetas } from "#data/services/service-texts.ts";
import { shell } from "#data/shell/shell.ts";
import { absolute } from "#tests/support/firm.ts";
import {
  addresses,
  allWords,
  graph,
  meta,
  named,
  node,
  readPage,
  typesOf,
  words,
  wordsOf,
} from "#tests/support/page-reader.ts";
import { allPaths, listPages } from "#tests/support/paths.ts";

const withQuestions = [homeMeta(), faqMeta(), ...serviceMetas()];
const reviewPages = listPages.filter(({ list }) => list === "/reviews").map(({ path }) => path);

/** The nodes that only some pages have. */
const special: [type: string, pages: string[]][] = [
  ["LocalBusiness", ["/", "/contact"]],
  ["Service", serviceMetas().map(({ path }) => path)],
  ["BlogPosting", articles.data.map(articlePath)],
  ["Review", reviewsFor("reviews").length > 0 ? reviewPages : []],
  ["FAQPage", withQuestions.flatMap(({ path, questions = [] }) => (questions[0] ? [path] : []))],
];

test("every page has the nodes of its kind", () => {
  for (const path of allPaths) {
    const types = new Set(graph(path).flatMap(typesOf));
    const own = special.flatMap(([type, pages]) => (pages.includes(path) ? [type] : []));
    const always = ["BreadcrumbList", "HomeAndConstructionBusiness", "WebPage"];
    expect.soft([...types].sort(), path).toEqual([...always, ...own].sort());
  }
});

test("the nodes of a page have their own ids, and point to each other and to no other node", () => {
  for (const path of allPaths) {
    const nodes = graph(path);
    const ids = nodes.map((each) => each["@id"]);
    expect.soft(new Set(ids).size, path).toBe(ids.length);
    const pointers = JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g);
    const pointed = [...pointers].map(([, id]) => id);
    expect.soft(pointed.length, path).toBeGreaterThan(1);
    expect.soft(ids, path).toEqual(expect.arrayContaining(pointed));
  }
});

test("every page is described to search engines as it describes itself", () => {
  for (const path of allPaths) {
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

test("every page but home has a breadcrumb, which search engines get with its steps in order", () => {
  for (const path of allPaths) {
    const crumbs = named(readPage(path).main, wordsOf(shell.data.breadcrumbLabel));
    const items = node(graph(path), "BreadcrumbList")?.itemListElement as ListItem[];
    const names = items.map(({ name }) => wordsOf(name));
    const shown = path === "/" ? [path] : [...addresses(crumbs, "a"), path];
    expect
      .soft(
        items.map(({ item }) => item),
        path,
      )
      .toEqual(shown.map(absolute));
    expect
      .soft(
        items.map(({ position }) => position),
        path,
      )
      .toEqual(shown.map((_, at) => at + 1));
    expect.soft(allWords(crumbs, "li"), path).toEqual(path === "/" ? [] : names);
    const last = words(crumbs?.querySelector("[aria-current=page]"));
    expect.soft(last, path).toBe(path === "/" ? "" : names.at(-1));
  }
});

test("search engines get at most three questions of a page, which stand on it", () => {
  for (const { path, questions = [] } of withQuestions) {
    const expected = questions.slice(0, 3).map(({ question, answer }) => ({
      name: question,
      acceptedAnswer: { text: plainText(answer) },
    }));
    const described = node(graph(path), "FAQPage")?.mainEntity ?? [];
    expect.soft(described, path).toMatchObject(expected);
    const { text } = readPage(path);
    for (const { name, acceptedAnswer } of expected) {
      expect.soft(text, path).toContain(wordsOf(name));
      expect.soft(text, path).toContain(wordsOf(acceptedAnswer.text));
    }
  }
});
