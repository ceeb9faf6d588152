import { expect, test } from "vitest";
import { type Format, formatFor } from "#owner/editor/formats.ts";
import { currentConfig } from "./current-config.ts";
import { inPlace, placeKey } from "./entry-place.ts";

const { cms, formats } = currentConfig();
const projects = formatFor(formats, "content/projects/new.yaml");
const texts = new Map([
  ["content/projects/one.yaml", "order: 4\ntitle: One"],
  ["content/projects/other.yaml", "order: 2\ntitle: Other"],
  ["content/faq/category.yaml", "order: 9"],
]);
const placed = (format: Format, data: object) => inPlace(format, { ...data }, texts);

test("a new entry is the last of its list, and an older one stays where it is", () => {
  expect(placed(projects, { title: "New" })).toEqual({ title: "New", order: 5 });
  expect(placed(projects, { title: "One", order: "4" })).toEqual({ title: "One", order: "4" });
});

test("an owner never types a place, and lists of entries with one can be moved", () => {
  const lists = cms.collections.filter(({ fields = [] }) =>
    fields.some(({ name }) => name === placeKey),
  );
  expect(lists.map(({ name }) => name)).not.toEqual([]);
  for (const { name, fields, reorder } of lists) {
    expect(fields.find((field) => field.name === placeKey)?.widget, name).toBe("hidden");
    expect(reorder, name).toBe(true);
  }
});
