import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { currentConfig } from "./current-config.ts";
import { readEntry, tidy, writeEntry } from "./file-format.ts";
import { formatFor } from "./formats.ts";
import { unnamed } from "./labels.ts";
import { repeatedNames } from "./shape.ts";

// Other tests of this process make forms of their own.
unnamed.clear();
const { cms, formats } = currentConfig();

test("every field has a name in Dutch", () => {
  expect([...unnamed], "add these to editor/labels.yaml").toEqual([]);
});

test("every file of content/ and site.yaml stands in exactly one place", () => {
  const shown = cms.collections.flatMap((collection) =>
    collection.folder
      ? globSync(`${collection.folder}/*`)
      : (collection.files ?? []).map(({ file }) => file),
  );
  expect(shown.toSorted(), "name these in editor/collections.yaml").toEqual(
    ["site.yaml", ...globSync("content/**/*.{yaml,md}")].toSorted(),
  );
});

test("a form has the fields of its schema, no more and no fewer", () => {
  for (const { file, fields } of cms.collections.flatMap(({ files }) => files ?? [])) {
    const names = Object.keys(formatFor(formats, file).schema.properties ?? { lijst: true });
    const body = file.endsWith(".md") ? ["body"] : [];
    expect(
      fields.map(({ name }) => name),
      file,
    ).toEqual([...names, ...body]);
  }
});

test("the content as it is could be saved as it is", () => {
  for (const file of ["site.yaml", ...globSync("content/**/*.{yaml,md}")]) {
    const format = formatFor(formats, file);
    const text = readFileSync(file, "utf8");
    const entry = readEntry(format, text);
    expect(writeEntry(format, entry), file).toBe(tidy(text));
    expect(repeatedNames(entry), file).toEqual([]);
  }
});
