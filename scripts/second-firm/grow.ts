import { globSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { joinFrontMatter, splitFrontMatter } from "@contractor/core/reading/source.ts";
import { parse, parseDocument, stringify } from "yaml";

/**
 * Adds entries to the content of the project in `root`, up to these numbers in total. They are
 * copies of existing ones, each with a name and a day of its own.
 */
export function grow(root: string, size: Record<"articles" | "cases" | "reviews", number>): void {
  for (const [kind, count] of Object.entries(size)) {
    const files = globSync(`${root}/content/${kind}/*`).toSorted();
    // A copy of an article that is a draft is no page.
    const [first = ""] = files.filter((file) => !/^draft: /m.test(readFileSync(file, "utf8")));
    const text = readFileSync(first, "utf8");
    const parts = splitFrontMatter(text);
    const old: Record<string, string> = parse(parts?.yaml ?? text);
    for (let number = files.length; number < count; number++) {
      const day = new Date(Date.UTC(2020, number)).toISOString().slice(0, 10);
      const own = {
        title: `${old.title} ${number}`,
        name: `${old.name} ${number}`,
        published: day,
        date: day.slice(0, 7),
        shownOn: "reviews",
      };
      const changed = Object.entries(own).filter(([field]) => field in old);
      const yaml = stringify({ ...old, ...Object.fromEntries(changed) });
      const copy = join(root, "content", kind, `copy-${number}${extname(first)}`);
      writeFileSync(copy, parts ? joinFrontMatter({ ...parts, yaml }) : yaml);
    }
  }
}

const sentence = " De muur is geklopt, gemeten en nat bevonden tot een meter boven de vloer.";

/** Paragraphs that become as long as one may be, by their file and field. */
const longParagraphs = {
  "pages/home.yaml": "why.items.0.text",
  "cases/hofje-delft.yaml": "fullDescription.0",
  "services/leemstuc.yaml": "samples.items.0.text",
  "projects/hofje-delft.yaml": "description",
  "reviews/ria-van-dam.yaml": "text",
  "faq/leem.yaml": "questions.0.answer",
};

/**
 * Makes content of the second firm in the project in `root` as long as an owner may make it. It
 * must build, pass every test and hold its layout.
 */
export function lengthen(root: string): void {
  const content = (file: string) => join(root, "content", file);
  for (const [file, field] of Object.entries(longParagraphs)) {
    const document = parseDocument(readFileSync(content(file), "utf8"));
    const path = field.split(".");
    const text = String(document.getIn(path));
    document.setIn(
      path,
      text + sentence.repeat(Math.ceil((2_000 - text.length) / sentence.length)),
    );
    writeFileSync(content(file), String(document));
  }
}
