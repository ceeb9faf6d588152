import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { contentIssues } from "#data/check.ts";
import { lineOf } from "#data/reading/issues.ts";
import { contentOf } from "#owner/editor/browser/known-texts.ts";
import { readEntry, tidy, writeEntry } from "#owner/editor/file/file-format.ts";
import { allTexts, readableTexts } from "#owner/editor/file/text-files.ts";
import { type Form, type FormField, formatFor } from "#owner/editor/formats.ts";
import { currentConfig } from "./current-config.ts";

const { cms, formats } = currentConfig();
const forms = cms.collections.flatMap((collection): Form[] => collection.files ?? [collection]);

/** These fields and those within them, without the choices of a form, whose names are clear. */
function* allFields(fields: readonly FormField[]): Generator<FormField> {
  for (const field of fields) {
    yield field;
    if (field.name !== "options") {
      yield* allFields(field.fields ?? []);
      yield* allFields(field.types ?? []);
      yield* allFields(field.field ? [field.field] : []);
    }
  }
}

test("every field has a name in Dutch, and does not show its own name", () => {
  const unnamed = forms.flatMap((form) =>
    [...allFields(form.fields)]
      .filter(({ name, label }) => name === label)
      .map(({ name }) => `${form.name} › ${name}`),
  );
  expect(unnamed, "add these to owner/editor/form/labels.yaml").toEqual([]);
});

test("every file of content/ and site.yaml is in exactly one place of the editor", () => {
  const shown = cms.collections.flatMap((collection) =>
    collection.folder
      ? globSync(`${collection.folder}/*`)
      : (collection.files ?? []).map(({ file }) => file),
  );
  expect(shown.toSorted(), "name these in owner/editor/form/collections.yaml").toEqual(
    ["site.yaml", ...globSync("content/**/*.{yaml,md}")].toSorted(),
  );
});

test("a file without a schema is refused with the place where schemas are listed", () => {
  expect(() => formatFor(formats, "content/pages/nieuw.yaml")).toThrow(
    "content/pages/nieuw.yaml is read by no schema — add one to src/data/content-files.ts",
  );
});

test("a form has exactly the fields of its schema", () => {
  for (const { file, fields } of cms.collections.flatMap(({ files }) => files ?? [])) {
    const names = Object.keys(formatFor(formats, file).schema.properties ?? { lijst: true });
    const body = file.endsWith(".md") ? ["body"] : [];
    expect(
      fields.map(({ name }) => name),
      file,
    ).toEqual(["controle", ...names, ...body]);
  }
});

test("no form writes by itself what may be left out, such as the high VAT of a line", () => {
  const hidden = forms
    .flatMap((form) => [...allFields(form.fields)])
    .filter(({ widget }) => widget === "hidden");
  expect([...new Set(hidden.map(({ name }) => name))].toSorted()).toEqual([
    "country",
    "currency",
    "order",
  ]);
});

test("the editor, which has no disk, finds no mistake in the project's own content", () => {
  const texts = new Map(Object.entries(allTexts()));
  expect(contentIssues(contentOf(currentConfig(), texts)).map(lineOf)).toEqual([]);
});

test("a list that a file may leave empty can be saved empty, as beginning leaves some", () => {
  const refused = forms
    .flatMap((form) => [...allFields(form.fields)])
    .filter(({ widget, required, min }) => widget === "list" && required !== false && !min);
  expect([...new Set(refused.map(({ name }) => name))]).toEqual([]);
});

test("a save without a change keeps each file as it is", () => {
  for (const [file, text] of Object.entries(allTexts())) {
    const format = formatFor(formats, file);
    expect(writeEntry(format, readEntry(format, text)), file).toBe(tidy(text));
  }
});

test("the texts that the site serves are only those of folders", () => {
  expect(Object.keys(readableTexts(formats)).toSorted()).toEqual(
    globSync("content/{articles,cases,faq,projects,reviews,services}/*").toSorted(),
  );
});

test("the texts that the site serves have no comments", () => {
  const comments = Object.entries(readableTexts(formats)).filter(
    ([file, text]) => file.endsWith(".yaml") && /^#/m.test(text),
  );
  expect(comments).toEqual([]);
});
