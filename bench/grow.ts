import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, stringify } from "yaml";
import { slugOf } from "#data/lib/slug.ts";

const frontmatter = /^---\n([\s\S]*?)\n---\n/;
/** What is a word is in the group; a name in braces and an address are none. */
const wordOrNot = /\{[^}]*\}|\]\([^)]*\)|(?<!\p{L})(\p{L}{4,12})(?!\p{L})/gu;

/**
 * Fills the content of the project in `root` up to so many of each, what it began with included.
 * What is added are its own entries with another word of its articles, as long, in the place of
 * each, which compresses no better than real texts do; the same at every call.
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
    // A linear congruential generator, whose low bits follow each other in a short round.
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
      ...(kind === "articles" && { category: () => pick(categories) }),
      shownOn: () => "reviews",
    };
    const old = textsIn(kind);
    // An article that is not written yet weighs nothing.
    const whole = old.filter((text) => /\n---\n+\S/.test(text));
    for (let number = old.length; number < count; number++) {
      const before = pick(whole.length > 0 ? whole : old);
      const [head = "", yaml = before] = frontmatter.exec(before) ?? [];
      const fields = Object.entries(parse(yaml) as Record<string, string>);
      const changed = Object.fromEntries(
        fields.map(([key, value]) => [key, other[key]?.(value) ?? value]),
      );
      const written = stringify(changed);
      const text = head ? `---\n${written}---\n${otherWords(before.slice(head.length))}` : written;
      const name = `${slugOf(changed["title"] ?? changed["name"] ?? "")}-${number}`;
      writeFileSync(join(root, "content", kind, `${name}.${head ? "md" : "yaml"}`), text);
    }
  }
}
