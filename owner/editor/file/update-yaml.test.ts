import { expect, test } from "vitest";
import { parse, parseDocument } from "yaml";
import { allTexts } from "./text-files.ts";
import { layout, updateYaml } from "./update-yaml.ts";

const files = Object.entries(allTexts()).filter(([file]) => file.endsWith(".yaml"));

type Path = (string | number)[];

/** Where a value has texts and numbers. A switch has no other text than its own two. */
function scalarPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) {
    return typeof value === "boolean" ? [] : [path];
  }
  return Object.entries(value).flatMap(([key, entry]) =>
    scalarPaths(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

test.each(files)(
  "a changed text of %s changes nothing else, so it can be changed back",
  (_, text) => {
    // Formatted as the editor writes it, because an owner may have formatted it by hand.
    const written = parseDocument(text).toString(layout);
    const value = parse(text) as unknown;
    // Only one path in thirty, because a file has hundreds of texts.
    for (const path of scalarPaths(value).filter((_, i) => i % 30 === 0)) {
      const changed = parseDocument(written);
      changed.setIn(path, "Iets anders");
      const saved = updateYaml(written, changed.toJS());
      expect(saved).toContain("Iets anders");
      expect(updateYaml(saved, value), path.join(" › ")).toBe(written);
    }
  },
);

const text = "# the first\na: 1\n# about b\nb: twee # why\n\nc:\n  d: [ x, y ]\n";

test.each([
  ["its comment", { a: 1, b: "drie", c: { d: ["x", "y"] } }, text.replace("twee", "drie")],
  [
    "the others above a new one",
    { a: 1, b: "twee", c: { d: ["x", "y"], e: { f: "g" } } },
    `${text}  e:\n    f: g\n`,
  ],
  [
    "no comment of what goes",
    { a: 1, c: { d: ["x", "y"] } },
    "# the first\na: 1\n\nc:\n  d: [ x, y ]\n",
  ],
])("a field keeps %s", (_, value, saved) => {
  expect(updateYaml(text, value)).toBe(saved);
});

test("a text that is changed keeps its quotes", () => {
  expect(updateYaml('a: "08:00"\n', { a: "09:00" })).toBe('a: "09:00"\n');
});

test("a long line that is not changed is not divided", () => {
  const line = `b:${" woord".repeat(19)}`;
  expect(updateYaml(`a: 1\n${line}\n`, { a: 2, b: line.slice(3) })).toBe(`a: 2\n${line}\n`);
});

test("an empty field is filled in on its own line, and stays when a form leaves it out", () => {
  expect(updateYaml("a:\nb: # why\n", { a: 1, b: "twee" })).toBe("a: 1\nb: twee # why\n");
  const empty = "a: 1\n# about b\nb:\nc: []\n";
  expect(updateYaml(empty, { a: 2 })).toBe("a: 2\n# about b\nb:\nc: []\n");
});

const list = "- name: one\n# about two\n- name: two\n- name: three\n";

test.each([
  ["removed", ["two", "three"], "# about two\n- name: two\n- name: three\n"],
  ["moved", ["one", "three", "two"], "- name: one\n- name: three\n# about two\n- name: two\n"],
  [
    "added",
    ["one", "new", "two", "three"],
    "- name: one\n- name: new\n# about two\n- name: two\n- name: three\n",
  ],
])("an entry that is %s in a list leaves the lines and comments of others", (_, names, saved) => {
  expect(
    updateYaml(
      list,
      names.map((name) => ({ name })),
    ),
  ).toBe(saved);
});

test("a file that is not YAML is not written", () => {
  expect(() => updateYaml("a: [", { a: 1 })).toThrow();
});
