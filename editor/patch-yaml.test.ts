import { globSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { Document, isCollection, type Node, parse, parseDocument, type YAMLSeq } from "yaml";
import { patchYaml } from "./patch-yaml.ts";

const files = ["site.yaml", ...globSync("content/**/*.yaml")];

type Path = (string | number)[];
type Fields = Record<string | number, unknown>;

/** The places in a value at which there is such a one, the whole first. */
function placesWhere(is: (value: unknown) => boolean, value: unknown, path: Path = []): Path[] {
  const inner = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const below = inner.flatMap(([key, entry]) =>
    placesWhere(is, entry, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return is(value) ? [path, ...below] : below;
}

const isScalar = (value: unknown) => typeof value !== "object" || value === null;
const isList = (value: unknown) => Array.isArray(value) && value.length > 1;

/** A copy of a value with something else in one place. */
function withChange(whole: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const copy = new Document(whole);
  copy.setIn(path, change(path.reduce((at, key) => (at as Fields)[key], whole)));
  return copy.toJS();
}

/**
 * The text before and behind the lines of a value, or of the collection in braces or brackets that
 * it stands in.
 */
function around(text: string, document: Document, path: Path): [string, string] {
  const whole = path
    .map((_, i) => document.getIn(path.slice(0, i), true))
    .find((node) => isCollection(node) && node.flow);
  const [from = 0, to = 0] = ((whole ?? document.getIn(path, true)) as Node).range ?? [];
  const key = text.slice(0, from).trimEnd().length;
  return [
    text.slice(0, text.lastIndexOf("\n", key - 1) + 1),
    text.slice(text.indexOf("\n", to - 1) + 1),
  ];
}

const comments = (text: string) => text.split("\n").filter((line) => /^\s*#/.test(line));

/** Whether each line of `part` stands in `whole`, in the same order. */
function isWithin(part: string, whole: string): boolean {
  const lines = whole.split("\n");
  let at = 0;
  return part.split("\n").every((line) => {
    while (at < lines.length && lines[at] !== line) {
      at++;
    }
    return at++ < lines.length;
  });
}

describe.each(files)("%s", (file) => {
  const text = readFileSync(file, "utf8");
  const document = parseDocument(text);
  const read = parse(text) as unknown;

  // Of the places in a file one in four is tried; of those in between, something else.
  test.each([
    ["another word", 0, (old: unknown) => `${String(old).slice(0, 3)}: anders, 'met' "tekens"`],
    ["a second paragraph", 2, (old: unknown) => `${String(old)}\n\nTweede alinea.`],
  ])("a text that gets %s changes its own lines only", (_, first, change) => {
    for (const path of placesWhere(isScalar, read).filter((_, i) => i % 4 === first)) {
      const value = withChange(read, path, change);
      const patched = patchYaml(text, value);
      const where = `${path.join(" › ")}\n${patched}`;
      expect(isDeepStrictEqual(parse(patched), value), where).toBe(true);
      const [before, behind] = around(text, document, path);
      expect(patched.startsWith(before) && patched.endsWith(behind), where).toBe(true);
      expect(comments(patched)).toEqual(comments(text));
    }
  });

  test("an entry added to a list leaves every old line; one taken out takes only its own", () => {
    for (const path of placesWhere(isList, read)) {
      const added = withChange(read, path, (list) => [
        ...(list as unknown[]),
        (list as unknown[])[0],
      ]);
      const longer = patchYaml(text, added);
      expect(parse(longer), path.join(" › ")).toEqual(added);
      const [before, behind] = around(text, document, [...path, 0]);
      const isOneLine = (document.getIn(path, true) as YAMLSeq).flow;
      if (isOneLine) {
        expect(longer.startsWith(before) && longer.endsWith(behind)).toBe(true);
      } else {
        expect(isWithin(text, longer), `${path.join(" › ")}\n${longer}`).toBe(true);
      }
      const removed = withChange(read, path, (list) => (list as unknown[]).slice(1));
      const shorter = patchYaml(text, removed);
      expect(parse(shorter), path.join(" › ")).toEqual(removed);
      if (!isOneLine) {
        expect(isWithin(shorter, text), `${path.join(" › ")}\n${shorter}`).toBe(true);
      }
    }
  });
});

describe("fields that come and go", () => {
  const text = "# the first\na: 1\n# about b\nb: twee # why\n\nc:\n  d: [x, y]\n";

  test("a new field stands after the one it follows, below its own", () => {
    expect(
      patchYaml(text, { a: 1, b: "twee", n: "nieuw", c: { d: ["x", "y"], e: { f: "g" } } }),
    ).toBe(
      "# the first\na: 1\n# about b\nb: twee # why\nn: nieuw\n\nc:\n  d: [x, y]\n  e:\n    f: g\n",
    );
  });

  test("a field that is taken out takes its comment along", () => {
    expect(patchYaml(text, { a: 1, c: { d: ["x", "y"] } })).toBe(
      "# the first\na: 1\n\nc:\n  d: [x, y]\n",
    );
  });

  test("what stood empty is filled in on its own line", () => {
    const empty = "a:\nb: # why\nc:\n  - 1\n  -\nd:\n";
    const filled = { a: 1, b: "twee", c: [1, 2], d: { e: true } };
    expect(patchYaml(empty, filled)).toBe("a: 1\nb: twee # why\nc:\n  - 1\n  - 2\nd:\n  e: true\n");
  });

  test("a text that stands less deep than the library writes it keeps its comments and is saved", () => {
    const shallow = "# list\na:\n- >-\n  een\n  twee\n# b\n- x\n";
    const saved = patchYaml(shallow, { a: ["een twee", "y"] });
    expect(parse(saved)).toEqual({ a: ["een twee", "y"] });
    expect(comments(saved).map((line) => line.trim())).toEqual(["# list", "# b"]);
  });

  test("what stands empty stays when a form leaves it out", () => {
    const empty = "a: 1\n# about b\nb:\nc:\n  d:\n  e: 1\n# about f\nf: []\n";
    expect(patchYaml(empty, { a: 2, c: { e: 1 } })).toBe(empty.replace("a: 1", "a: 2"));
  });

  test("what stands in braces below its key stays there", () => {
    const below = "a: 1\nb:\n  { c: 2, d: 3 }\ne:\n  - { f: 4 }\n";
    expect(patchYaml(below, { a: 5, b: { c: 2, d: 6 }, e: [{ f: 4 }] })).toBe(
      "a: 5\nb:\n  { c: 2, d: 6 }\ne:\n  - { f: 4 }\n",
    );
  });

  test("a list on one line stays on one line", () => {
    expect(patchYaml(text, { a: 1, b: "twee", c: { d: ["x", "y", "z, met komma"] } })).toBe(
      text.replace("[x, y]", '[x, y, "z, met komma"]'),
    );
  });
});
