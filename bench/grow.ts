import { globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { slugOf } from "../src/content/lib/slug.ts";

/** How many of each a grown project has, what it began with included. */
export interface Size {
  articles?: number;
  cases?: number;
  reviews?: number;
}

const folders = { articles: ".md", cases: ".yaml", reviews: ".yaml" } as const;
type Kind = keyof typeof folders;

type Picker = ReturnType<typeof picker>;

/** Makes choices that look like chance and are the same every time: a linear congruential generator. */
function picker(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    // Its low bits follow each other in a short round.
    return Math.floor((state / 4_294_967_296) * limit);
  };
  const pick = <Item>(list: readonly Item[]): Item => {
    const chosen = list[below(list.length)];
    if (chosen === undefined) throw new Error("There is nothing to choose from");
    return chosen;
  };
  /** So many words, and no more characters than fit. */
  const phrase = (words: readonly string[], count: number, most: number) => {
    const text = Array.from({ length: count }, () => pick(words)).join(" ");
    return text.charAt(0).toUpperCase() + text.slice(1, most).trimEnd();
  };
  /** A day between 2014 and the middle of 2026. */
  const day = () => new Date(Date.UTC(2014, 0, 1) + below(4_500) * 86_400_000).toISOString().slice(0, 10);
  return { below, pick, phrase, day };
}

/** What new entries are made of: the words and sentences that the project has, its pictures and its categories. */
function material(root: string) {
  const read = (folder: string) =>
    readdirSync(join(root, "content", folder)).map((name) =>
      readFileSync(join(root, "content", folder, name), "utf8"),
    );
  const unread = /^[|#>!-].*$|\{[^}]*\}|\]\([^)]*\)|[[*_`]/gm;
  const prose = read("articles")
    .map((file) => file.replace(/^---\n[\s\S]*?\n---\n/, "").replace(unread, " "))
    .join("\n");
  const blogs = readFileSync(join(root, "content/pages/blogs.yaml"), "utf8");
  return {
    words: [...new Set(prose.toLowerCase().match(/(?<!\p{L})\p{L}{4,12}(?!\p{L})/gu) ?? [])],
    sentences: prose.match(/[A-Z][^.?!\n]{40,160}[.?!](?=\s)/g) ?? [],
    photos: globSync("*.jpg", { cwd: join(root, "photos") }).map((name) => name.slice(0, -".jpg".length)),
    categories: (parse(blogs) as { categories: string[] }).categories,
    cases: read("cases").map((text) => parse(text) as Record<string, unknown>),
  };
}

type Material = ReturnType<typeof material>;

const makers: Record<Kind, (chance: Picker, from: Material) => { title: string; text: string }> = {
  articles({ pick, phrase, day }, { words, sentences, photos, categories }) {
    const title = phrase(words, 7, 70);
    const paragraph = () => Array.from({ length: 4 }, () => pick(sentences).trim()).join(" ");
    const chapter = () => `## ${phrase(words, 4, 40)}\n\n${paragraph()}\n\n${paragraph()}`;
    const fields = {
      title,
      excerpt: `${phrase(words, 21, 180)}.`,
      published: day(),
      photo: pick(photos),
      category: pick(categories),
    };
    const body = Array.from({ length: 4 }, chapter).join("\n\n");
    return { title, text: `---\n${stringify(fields)}---\n\n${body}\n` };
  },
  cases({ pick, phrase, day }, { words, photos, cases }) {
    const title = phrase(words, 6, 60);
    const fields = {
      ...pick(cases),
      title,
      excerpt: `${phrase(words, 19, 160)}.`,
      client: phrase(words, 2, 30),
      date: day().slice(0, 7),
      category: pick(cases)["category"],
      photo: pick(photos),
    };
    return { title, text: stringify(fields) };
  },
  reviews({ below, phrase, day }, { words }) {
    const name = phrase(words, 2, 26);
    const fields = {
      name,
      location: phrase(words, 1, 16),
      text: `${phrase(words, 32, 260)}.`,
      rating: 4 + below(2),
      published: day(),
      shownOn: "reviews",
    };
    return { title: name, text: stringify(fields) };
  },
};

/**
 * Fills the content of the project in `root` up to a size. What is added is nonsense of the project's own words in the
 * lengths that real texts have, which compresses no better than they do; the same at every call.
 */
export function grow(root: string, size: Size): void {
  const from = material(root);
  for (const kind of Object.keys(folders) as Kind[]) {
    const folder = join(root, "content", kind);
    const chance = picker(kind.length);
    const there = readdirSync(folder).length;
    for (let number = there; number < (size[kind] ?? 0); number++) {
      const { title, text } = makers[kind](chance, from);
      writeFileSync(join(folder, `${slugOf(title)}-${number}${folders[kind]}`), text);
    }
  }
}
