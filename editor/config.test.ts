import { globSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { formValue, readEntry, tidy, writeEntry } from "./file-format.ts";
import { formatFor } from "./formats.ts";
import { repeatedNames } from "./repeated.ts";
import { printedConfig } from "./testing.ts";

let made: ReturnType<typeof printedConfig>;

beforeAll(() => {
  made = printedConfig();
});

test("every field has a name in Dutch", () => {
  expect(made.unnamed, "add these to editor/labels.yaml").toEqual([]);
});

test("every file of content/ and site.yaml stands in exactly one place", () => {
  const shown = made.config.cms.collections.flatMap((collection) =>
    collection.folder ? globSync(`${collection.folder}/*`) : (collection.files ?? []).map(({ file }) => file),
  );
  expect(shown.toSorted(), "name these in editor/collections.yaml").toEqual(
    ["site.yaml", ...globSync("content/**/*.{yaml,md}")].toSorted(),
  );
});

test("a form has the fields of its schema, no more and no fewer", () => {
  const { formats } = made.config;
  for (const { file, fields } of made.config.cms.collections.flatMap(({ files }) => files ?? [])) {
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
    const format = formatFor(made.config.formats, file);
    const text = readFileSync(file, "utf8");
    const entry = readEntry(format, text);
    expect(writeEntry(format, entry), file).toBe(tidy(text));
    expect(repeatedNames(format.schema, formValue(entry)), file).toEqual([]);
  }
});
