import { expect, test } from "vitest";
import { articlePath, articles } from "#data/articles/articles.ts";
import { meta as homeMeta } from "#data/home/home-page.ts";
import { meta as faqMeta } from "#data/questions/questions-page.ts";
import { plainText } from "#data/reading/links.ts";
import { reviewsFor } from "#data/reviews/reviews.ts";
import { metas as serviceMetas } from "#data/services/service-texts.ts";
import type { PageMeta } from "#data/shell/page-meta.ts";
import { absolute } from "#tests/support/firm.ts";
import { meta, readPage, wordsOf } from "#tests/support/page-reader.ts";
import { allPaths, listPages } from "#tests/support/paths.ts";
import { graph, node, typesOf } from "#tests/support/structured-data.ts";

const always = ["BreadcrumbList", "HomeAndConstructionBusiness", "WebPage"];
const nodeOfQuestions = (meta: PageMeta) => (meta.questions?.length ? ["FAQPage"] : []);
const more: Record<string, string[]> = {
  "/": [...nodeOfQuestions(homeMeta()), "LocalBusiness"],
  ...Object.fromEntries(
    listPages
      .filter(({ list }) => list === "/reviews")
      .map(({ path }) => [path, reviewsFor("reviews").length > 0 ? ["Review"] : []]),
  ),
  "/contact": ["LocalBusiness"],
  ...Object.fromEntries(articles.data.map((each) => [articlePath(each), ["BlogPosting"]])),
  "/faq": nodeOfQuestions(faqMeta()),
  ...Object.fromEntries(
    serviceMetas().map((meta) => [meta.path, [...nodeOfQuestions(meta), "Service"]]),
  ),
};

test("every page has the nodes of its kind", () => {
  for (const path of allPaths) {
    const types = new Set(graph(path).flatMap(typesOf));
    expect.soft([...types].sort(), path).toEqual([...always, ...(more[path] ?? [])].sort());
  }
});

test("the nodes of a page, one of them the firm, have their own ids, and point to each other and to no other node", () => {
  for (const path of allPaths) {
    const nodes = graph(path);
    const firms = nodes.filter((each) => typesOf(each).some((type) => type.endsWith("Business")));
    expect.soft(firms, path).toHaveLength(1);
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

test("search engines get at most three questions of a page, which stand on it", () => {
  for (const { path, questions = [] } of [homeMeta(), faqMeta(), ...serviceMetas()]) {
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
