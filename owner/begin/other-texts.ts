import { readFileSync } from "node:fs";
import { isMap, isScalar, isSeq, parse, parseDocument } from "yaml";
import { z } from "zod";
import { type Changes, type Files, withChanges } from "#data/reading/files.ts";
import { joinFrontMatter, splitFrontMatter } from "#data/reading/front-matter.ts";
import { layout } from "#owner/editor/file/update-yaml.ts";

/** A file of owner/begin/texts/. */
const schema = z.strictObject({
  remove: z.array(z.string()).default([]),
  set: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  body: z.record(z.string(), z.string()).default({}),
  /** Sections of a Markdown text, by their headings. */
  cut: z.record(z.string(), z.array(z.string())).default({}),
  replace: z
    .record(z.string(), z.array(z.strictObject({ from: z.string(), to: z.string() })))
    .default({}),
});

type Set = z.output<typeof schema>["set"];

/** The fields that name an entry of a list. */
const titles = ["title", "question", "heading", "slug", "name", "label"];

/** The keys of a field, for entries of a list their numbers; undefined when it is not there. */
function keysOf(document: ReturnType<typeof parseDocument>, field: string) {
  const keys: (string | number)[] = [];
  for (const name of field.split(" › ")) {
    const node = keys.length === 0 ? document.contents : document.getIn(keys, true);
    const index = isSeq(node)
      ? node.items.findIndex(
          (item) => isMap(item) && titles.some((title) => item.get(title) === name),
        )
      : name;
    if (index === -1 || !(isMap(node) || isSeq(node))) {
      return undefined;
    }
    keys.push(index);
  }
  return keys;
}

/** The YAML with other values for fields. `onMissing` hears of a field that is not there. */
function withFields(
  yaml: string,
  fields: Readonly<Record<string, unknown>>,
  onMissing: (field: string) => void,
): string {
  const document = parseDocument(yaml);
  for (const [field, value] of Object.entries(fields)) {
    const keys = keysOf(document, field);
    if (!keys || !document.hasIn(keys)) {
      onMissing(field);
    } else if (value === null) {
      document.deleteIn(keys);
    } else {
      const old = document.getIn(keys, true);
      const isText = isScalar(old) && typeof value === "string";
      document.setIn(keys, isText ? value : document.createNode(value));
    }
  }
  return document.toString(layout);
}

/** The fields of a file of content/, as they are written. */
const yamlOf = (path: string, text: string) =>
  path.endsWith(".md") ? (splitFrontMatter(text)?.yaml ?? "") : text;

const textsNamed = (name: string) =>
  schema.parse(parse(readFileSync(new URL(`texts/${name}.yaml`, import.meta.url), "utf8")));

/** The changes that give files other values for their fields. */
function withSet(files: Files, set: Set, onMissing: (place: string) => void): Changes {
  const changes: Changes = new Map();
  for (const [path, fields] of Object.entries(set)) {
    const text = files.read(path);
    if (text !== undefined) {
      const parts = path.endsWith(".md") ? splitFrontMatter(text) : undefined;
      const yaml = withFields(parts?.yaml ?? text, fields, (field) =>
        onMissing(`${path} › ${field}`),
      );
      changes.set(path, parts ? joinFrontMatter({ ...parts, yaml }) : yaml);
    }
  }
  return changes;
}

/**
 * The changes that make the texts of somebody who works alone those of several people. What the
 * owner has written himself stays.
 */
export function textsForTeam(files: Files): Changes {
  const team = textsNamed("team").set;
  const set = Object.entries(textsNamed("alone").set).map(([path, fields]) => {
    const document = parseDocument(yamlOf(path, files.read(path) ?? ""));
    const still = Object.entries(fields).filter(([field, text]) => {
      const keys = keysOf(document, field);
      return keys && document.getIn(keys) === text && team[path]?.[field] !== undefined;
    });
    return [
      path,
      Object.fromEntries(still.map(([field]) => [field, team[path]?.[field]])),
    ] as const;
  });
  const changes = withSet(files, Object.fromEntries(set), () => {});
  return new Map([...changes].filter(([path, text]) => text !== files.read(path)));
}

/**
 * The changes that give a project the texts of a file in owner/begin/texts/, such as "alone". What
 * the owner has already changed or removed is passed over; `onMissing` hears of it.
 */
export function otherTexts(
  before: Files,
  name: string,
  onMissing: (place: string) => void = () => {},
): Changes {
  const { remove, set, body: bodies, cut, replace } = textsNamed(name);
  const changes: Changes = new Map(remove.map((path) => [path, undefined]));
  const files = withChanges(before, changes);
  for (const [path, text] of withSet(files, set, onMissing)) {
    changes.set(path, text);
  }
  for (const [path, body] of Object.entries(bodies)) {
    const parts = splitFrontMatter(files.read(path) ?? "");
    if (parts) {
      changes.set(path, joinFrontMatter({ ...parts, body: `\n${body}` }));
    }
  }
  for (const [path, headings] of Object.entries(cut)) {
    for (const heading of headings) {
      const text = changes.get(path) ?? files.read(path) ?? "";
      const [before, section] = text.split(`${heading}\n`);
      if (section === undefined) {
        onMissing(`${path} › ${heading}`);
      } else {
        changes.set(path, `${before}${section.replace(/^.*?(?=\n## |$)\n?/s, "")}`);
      }
    }
  }
  for (const [path, texts] of Object.entries(replace)) {
    for (const { from, to } of texts) {
      const text = changes.get(path) ?? files.read(path) ?? "";
      if (text.includes(from)) {
        changes.set(
          path,
          text.replace(from, () => to),
        );
      } else {
        onMissing(`${path} › ${from.trim()}`);
      }
    }
  }
  return changes;
}
