import { globSync, readFileSync } from "node:fs";
import { isCollection, parse, parseDocument } from "yaml";
import { describe, expect, test } from "vitest";
import { patchYaml } from "./patch-yaml.ts";

const files = ["site.yaml", ...globSync("content/**/*.yaml")];

/** Every place of a scalar in a value. */
function places(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, entry]) =>
    places(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function withChange(
  value: unknown,
  [key, ...rest]: (string | number)[],
  change: (old: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  copy[key] = withChange(copy[key], rest, change);
  return copy;
}

/** Every list in a value that holds something. */
function lists(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.entries(value).flatMap(([key, entry]) =>
    lists(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) && value.length > 1 ? [path, ...below] : below;
}

function isOneLine(text: string, path: (string | number)[]): boolean {
  const node = parseDocument(text).getIn(path, true);
  return isCollection(node) && (node.flow === true || isFlowAbove(text, path));
}

const isFlowAbove = (text: string, path: (string | number)[]) =>
  path.some((_, i) => {
    const above = parseDocument(text).getIn(path.slice(0, i), true);
    return isCollection(above) && above.flow === true;
  });

/** Whether each line of `part` stands in `whole`, in the same order. */
function isWithin(part: string, whole: string): boolean {
  const lines = whole.split("\n");
  let at = 0;
  return part.split("\n").every((line) => {
    while (at < lines.length && lines[at] !== line) at++;
    return at++ < lines.length;
  });
}

const changedLines = (before: string, after: string) => {
  const old = before.split("\n");
  const lines = after.split("\n");
  let head = 0;
  while (head < lines.length && lines[head] === old[head]) head++;
  let tail = 0;
  while (tail < lines.length - head && lines.at(-1 - tail) === old.at(-1 - tail)) tail++;
  return Math.max(lines.length, old.length) - head - tail;
};

describe.each(files)("%s", (file) => {
  const text = readFileSync(file, "utf8");

  test("saving what was read changes nothing", () => {
    expect(patchYaml(text, parse(text))).toBe(text);
  });

  test("each changed value changes its own lines only", () => {
    const all = places(parse(text));
    // Some forty of each file, spread over it.
    for (const path of all.filter((_, i) => i % Math.ceil(all.length / 40) === 0)) {
      const change = (old: unknown) =>
        typeof old === "string"
          ? `${old.slice(0, 3)}: anders, 'met' "tekens"`
          : typeof old === "number"
            ? old + 1
            : !old;
      const value = withChange(parse(text), path, change);
      const patched = patchYaml(text, value);
      expect(parse(patched), path.join(" › ")).toEqual(value);
      const folded = />-?\n/.test(text);
      expect(changedLines(text, patched), `${path.join(" › ")}\n${patched}`).toBeLessThanOrEqual(
        folded ? 12 : 1,
      );
    }
  });

  test("an entry added to a list leaves every old line; one taken out takes only its own", () => {
    for (const path of lists(parse(text))) {
      const added = withChange(parse(text), path, (list) => [...(list as unknown[]), (list as unknown[])[0]]);
      const longer = patchYaml(text, added);
      expect(parse(longer), path.join(" › ")).toEqual(added);
      if (!isOneLine(text, path)) expect(isWithin(text, longer), `${path.join(" › ")}\n${longer}`).toBe(true);
      const removed = withChange(parse(text), path, (list) => (list as unknown[]).slice(1));
      const shorter = patchYaml(text, removed);
      expect(parse(shorter), path.join(" › ")).toEqual(removed);
    }
  });
});

describe("fields that come and go", () => {
  const text = "# the first\na: 1\n# about b\nb: twee # why\n\nc:\n  d: [x, y]\n";

  test("a new field stands after the one it follows", () => {
    expect(patchYaml(text, { a: 1, b: "twee", n: "nieuw", c: { d: ["x", "y"] } })).toBe(
      "# the first\na: 1\n# about b\nb: twee # why\nn: nieuw\n\nc:\n  d: [x, y]\n",
    );
  });

  test("a field that is taken out takes its comment along", () => {
    expect(patchYaml(text, { a: 1, c: { d: ["x", "y"] } })).toBe("# the first\na: 1\n\nc:\n  d: [x, y]\n");
  });

  test("what stood empty is filled in on its own line", () => {
    const empty = "a:\n# about b\nb: # why\nc:\n  - 1\n  -\nd:\n";
    const filled = { a: 1, b: "twee", c: [1, 2], d: { e: true } };
    expect(patchYaml(empty, filled)).toBe(
      "a: 1\n# about b\nb: twee # why\nc:\n  - 1\n  - 2\nd:\n  e: true\n",
    );
  });

  test("what stands empty stays when a form leaves it out", () => {
    const empty = "a: 1\n# about b\nb:\nc:\n  d:\n  e: 1\n# about f\nf: []\n";
    expect(patchYaml(empty, { a: 2, c: { e: 1 } })).toBe(empty.replace("a: 1", "a: 2"));
  });

  test("a nested field is added below its own", () => {
    expect(patchYaml(text, { a: 1, b: "twee", c: { d: ["x", "y"], e: { f: "g" } } })).toBe(
      `${text}  e:\n    f: g\n`,
    );
  });

  test("a list on one line stays on one line", () => {
    expect(patchYaml(text, { a: 1, b: "twee", c: { d: ["x", "y", "z, met komma"] } })).toBe(
      text.replace("[x, y]", '[x, y, "z, met komma"]'),
    );
  });
});
