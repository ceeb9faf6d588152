import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { serviceList } from "#data/business/services.ts";
import { cases } from "#data/collections/cases.ts";
import { all, allWords, readPage, wordsOf } from "#e2e/helpers/page-reader.ts";
import { expect, test } from "#e2e/helpers/test.ts";

// In the copy that has become the second firm: what it added exists, in one file each, and what it
// removed is gone.
const folder = process.env.OTHER_FIRM ?? "";
const { remove } = parse(readFileSync(join(folder, "changes.yaml"), "utf8")) as {
  remove: string[];
};

/** The files that the firm added to a collection: their addresses and fields. */
const addedTo = (collection: string): { slug: string; fields: Record<string, string> }[] =>
  globSync(join(folder, "content", collection, "*.yaml")).map((file) => ({
    slug: basename(file, ".yaml"),
    fields: parse(readFileSync(file, "utf8")),
  }));

// Its articles and cases are tested in specs/blog and specs/case-studies, and its services in
// specs/routes, which hold for every firm.
const questionsOf = (fields: Record<string, unknown>) => fields.questions as { question: string }[];
const shown = [
  ...addedTo("projects").map(({ fields }) => ["/projecten", fields.description]),
  ...addedTo("reviews").map(({ fields }) => [
    fields.shownOn === "home" ? "/" : "/reviews",
    fields.text,
  ]),
  ...addedTo("faq").flatMap(({ fields }) =>
    questionsOf(fields).map(({ question }) => ["/faq", question]),
  ),
];
for (const [path = "", words = ""] of shown) {
  test(`${path} has the text: ${words.slice(0, 30)}`, () => {
    expect(readPage(path).text).toContain(wordsOf(words));
  });
}

for (const { slug } of addedTo("services")) {
  test(`the service ${slug} can be chosen in both forms`, () => {
    for (const path of ["/contact", "/offerte-aanvragen"]) {
      expect(all(readPage(path).main, `form [value="${slug}"]`)).toHaveLength(1);
    }
  });
}

for (const { slug, label } of serviceList.data.former) {
  for (const { id } of cases.data.filter(({ services }) => services.includes(slug))) {
    test(`${id} still names ${slug}, which is no longer offered`, () => {
      expect(allWords(readPage(`/case-studies/${id}`).main, "section li")).toContain(label);
    });
  }
}

const gone = remove.filter((path) => path.startsWith("content/services/"));
for (const slug of gone.map((path) => basename(path, ".yaml"))) {
  test(`no page, link or choice of the service ${slug} remains`, async ({ request }) => {
    expect((await request.get(`/diensten/${slug}`)).status()).toBe(404);
    const traces = new RegExp(`/diensten/${slug}\\b|value="${slug}"`);
    const naming = globSync("dist/**/*.{html,js,xml}").filter((file) =>
      traces.test(readFileSync(file, "utf8")),
    );
    expect(naming).toEqual([]);
  });
}
