import { globSync } from "node:fs";
import { contentIssues } from "@contractor/core/check.ts";
import { lineOf } from "@contractor/core/reading/issues.ts";
import { expect, test } from "vitest";
import { contentOf } from "#editor/browser/known-texts.ts";
import { readEntry, tidy, withPlace, writeEntry } from "#editor/file/file-format.ts";
import { allTexts, readableTexts } from "#editor/file/text-files.ts";
import { type Form, type FormField, formatFor, isEmpty, isRecord } from "#editor/formats.ts";
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
  // Sveltia does not start when two have one name.
  const names = forms.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
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

test("the texts that the site serves are only those of folders, without comments", () => {
  const texts = readableTexts(formats);
  expect(Object.keys(texts).toSorted()).toEqual(
    globSync("content/{articles,cases,faq,projects,reviews,services}/*").toSorted(),
  );
  const files = Object.entries(texts).filter(([file]) => file.endsWith(".yaml"));
  expect(files.filter(([, text]) => /^#/m.test(text))).toEqual([]);
});

/** The fields without which Sveltia saves nothing, and which this content leaves empty. */
function* unfilled(fields: readonly FormField[], form: unknown, at: string): Generator<string> {
  for (const { name, required, widget, fields: inner = [] } of fields) {
    const value = isRecord(form) ? form[name] : undefined;
    if (required !== false && widget !== "hidden" && isEmpty(value)) {
      yield `${at} › ${name}`;
    }
    for (const entry of [value].flat().filter(isRecord)) {
      yield* unfilled(inner, entry, `${at} › ${name}`);
    }
  }
}

test("what the check accepts, every form accepts", () => {
  for (const [file, text] of Object.entries(allTexts())) {
    const format = formatFor(formats, file);
    const fields = forms.find((form) => form.format === format.name)?.fields ?? [];
    expect([...unfilled(fields, readEntry(format, text), file)]).toEqual([]);
  }
});

test("a new entry needs no place in its list", () => {
  const format = formatFor(formats, "content/projects/new.yaml");
  expect(withPlace(format, { title: "Hal" })).toEqual({ title: "Hal", order: "9999" });
  expect(withPlace(format, { order: "4" })).toEqual({ order: "4" });
});
