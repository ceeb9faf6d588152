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

const endings = { articles: ".md", cases: ".yaml", reviews: ".yaml" } as const;
type Kind = keyof typeof endings;

/** Numbers below a limit that look like chance and are the same every time: a linear congruential generator. */
function createChance(seed: number) {
  let state = seed;
  return (limit: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    // Its low bits follow each other in a short round.
    return Math.floor((state / 4_294_967_296) * limit);
  };
}

const frontmatter = /^---\n([\s\S]*?)\n---\n/;
const unread = /^[|#>!-].*$|\{[^}]*\}|\]\([^)]*\)|[[*_`]/gm;

const textsIn = (folder: string) =>
  readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));

/** What fields are filled with: the words that the project's articles have, its pictures and its categories. */
function createMaker(root: string, seed: number) {
  const below = createChance(seed);
  const prose = textsIn(join(root, "content/articles"))
    .map((text) => text.replace(frontmatter, "").replace(unread, " "))
    .join("\n");
  const words = [...new Set(prose.toLowerCase().match(/(?<!\p{L})\p{L}{4,12}(?!\p{L})/gu) ?? [])];
  const sentences = prose.match(/[A-Z][^.?!\n]{40,160}[.?!](?=\s)/g) ?? [];
  const photos = globSync("*.jpg", { cwd: join(root, "photos") }).map((name) =>
    name.slice(0, -".jpg".length),
  );
  const { categories } = parse(readFileSync(join(root, "content/pages/blogs.yaml"), "utf8"));

  const pick = <Item>(list: readonly Item[]): Item => {
    const chosen = list[below(list.length)];
    if (chosen === undefined) throw new Error("There is nothing to choose from");
    return chosen;
  };
  const several = (count: number, make: () => string) => Array.from({ length: count }, make);
  /** So many words, and no more characters than fit. */
  const phrase = (count: number, most: number) => {
    const text = several(count, () => pick(words)).join(" ");
    return text.charAt(0).toUpperCase() + text.slice(1, most).trimEnd();
  };
  /** A day between 2014 and the middle of 2026. */
  const day = () => new Date(Date.UTC(2014, 0, 1) + below(4_500) * 86_400_000).toISOString().slice(0, 10);
  const fields: Record<Kind, () => object> = {
    articles: () => ({
      ...{ title: phrase(7, 70), excerpt: `${phrase(21, 180)}.` },
      ...{ published: day(), photo: pick(photos), category: pick(categories) },
    }),
    cases: () => ({
      ...{ title: phrase(6, 60), excerpt: `${phrase(19, 160)}.`, client: phrase(2, 30) },
      ...{ date: day().slice(0, 7), photo: pick(photos) },
    }),
    reviews: () => ({
      ...{ name: phrase(2, 26), location: phrase(1, 16), text: `${phrase(32, 260)}.` },
      ...{ rating: 4 + below(2), published: day(), shownOn: "reviews" },
    }),
  };
  const paragraph = () => several(4, () => pick(sentences).trim()).join(" ");
  const chapter = () => `## ${phrase(4, 40)}\n\n${paragraph()}\n\n${paragraph()}`;
  return { pick, fields, body: () => several(4, chapter).join("\n\n") };
}

/**
 * Fills the content of the project in `root` up to a size. What is added is nonsense of the project's own words in the
 * lengths that real texts have, which compresses no better than they do; the same at every call.
 */
export function grow(root: string, size: Size): void {
  for (const [kind, ending] of Object.entries(endings) as [Kind, string][]) {
    const folder = join(root, "content", kind);
    const old = textsIn(folder);
    const make = createMaker(root, kind.length);
    for (let number = old.length; number < (size[kind] ?? 0); number++) {
      const before = make.pick(old);
      const fields: object = parse(frontmatter.exec(before)?.[1] ?? before);
      const changed = { ...fields, ...make.fields[kind]() } as { title?: string; name?: string };
      const yaml = stringify(changed);
      const name = slugOf(changed.title ?? changed.name ?? "");
      const text = ending === ".md" ? `---\n${yaml}---\n\n${make.body()}\n` : yaml;
      writeFileSync(join(folder, `${name}-${number}${ending}`), text);
    }
  }
}
