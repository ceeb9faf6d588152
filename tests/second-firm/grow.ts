import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, stringify } from "yaml";
import { slugOf } from "#data/format/words.ts";
import { joinFrontMatter, splitFrontMatter } from "#data/reading/source.ts";

/** A word is in the group; names in braces and addresses are skipped. */
const wordOrNot = /\{[^}]*\}|\]\([^)]*\)|(?<!\p{L})(\p{L}{4,12})(?!\p{L})/gu;

/**
 * Adds entries to the content of the project in `root`, up to these numbers in total. The new
 * entries are copies of existing ones, with each word replaced by another of the same length from
 * the articles. They compress as well as real texts, and are the same at every call.
 */
export function grow(root: string, size: Record<"articles" | "cases" | "reviews", number>): void {
  const textsIn = (kind: string) =>
    globSync(`content/${kind}/*`, { cwd: root })
      .toSorted()
      .map((file) => readFileSync(join(root, file), "utf8"));
  const prose = textsIn("articles").join("\n").toLowerCase();
  const words = new Set([...prose.matchAll(wordOrNot)].flatMap(([, word]) => word ?? []));
  const ofLength = Map.groupBy(words, ({ length }) => length);
  const photos = globSync("photos/*.jpg", { cwd: root }).map((file) => basename(file, ".jpg"));
  const { categories } = parse(readFileSync(join(root, "content/pages/blogs.yaml"), "utf8"));

  for (const [kind, count] of Object.entries(size)) {
    // A linear congruential generator, whose low bits repeat after few numbers.
    let chance = kind.length;
    const below = (limit: number) => {
      chance = (chance * 1_664_525 + 1_013_904_223) % 4_294_967_296;
      return Math.floor((chance / 4_294_967_296) * limit);
    };
    const pick = (list: readonly string[] = []) => list[below(list.length)] ?? "";
    const otherWords = (text: string) =>
      text.replace(wordOrNot, (whole, word?: string) =>
        word ? pick(ofLength.get(word.length)) : whole,
      );
    /** A day between 2014 and the middle of 2026. */
    const day = () =>
      new Date(Date.UTC(2014, 0, 1) + below(4_500) * 86_400_000).toISOString().slice(0, 10);
    const other: Record<string, (value: string) => string> = {
      title: otherWords,
      excerpt: otherWords,
      client: otherWords,
      name: otherWords,
      text: otherWords,
      published: day,
      date: () => day().slice(0, 7),
      photo: () => pick(photos),
      shownOn: () => "reviews",
    };
    if (kind === "articles") {
      other.category = () => pick(categories);
    }
    const old = textsIn(kind);
    // A copy of an article without a text would weigh too little, and one of a draft is no page.
    const whole = old.filter((text) => /\n---\n+\S/.test(text) && !/^draft: /m.test(text));
    for (let number = old.length; number < count; number++) {
      const before = pick(whole.length > 0 ? whole : old);
      const parts = splitFrontMatter(before);
      const fields = Object.entries(parse(parts?.yaml ?? before) as Record<string, string>);
      const changed = Object.fromEntries(
        fields.map(([key, value]) => [key, other[key]?.(value) ?? value]),
      );
      const yaml = stringify(changed);
      const text = parts ? joinFrontMatter({ yaml, body: otherWords(parts.body) }) : yaml;
      const name = `${slugOf(changed.title ?? changed.name ?? "")}-${number}`;
      writeFileSync(join(root, "content", kind, `${name}.${parts ? "md" : "yaml"}`), text);
    }
  }
}
