import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { currentConfig } from "#owner/editor/form/current-config.ts";
import { type Format, formatFor } from "#owner/editor/formats.ts";
import { changedBySave, readEntry, sourceKey, writeEntry } from "./file-format.ts";
import { inPlace, placeKey, withFollowingNumber } from "./saved-with.ts";

const file = "content/business.yaml";
const now = { phone: "06-22222222", whatsapp: "31611111111" };
const after = (before: string, value: object = now) =>
  (withFollowingNumber(file, value, before) as typeof now).whatsapp;

test("WhatsApp goes with the phone where both were one number", () => {
  const before = 'phone: 06-11111111\nwhatsapp: "31611111111"\n';
  expect(after(before)).toBe("31622222222");
  expect(after(before, { ...now, whatsapp: "31633333333" })).toBe("31633333333");
  expect(after(before, { ...now, phone: "0118-222222" })).toBe("31611111111");
  expect(after('phone: 010-1111111\nwhatsapp: "31611111111"\n')).toBe("31611111111");
});

test("it still does when the entry is written a second time", () => {
  const format = formatFor(currentConfig().formats, file);
  const before = readFileSync(file, "utf8").replace(/^phone: .*/m, "phone: 06-11111111");
  const one = before.replace(/^whatsapp: .*/m, 'whatsapp: "31611111111"');
  const entry = { ...readEntry(format, one), phone: "06-22222222" };
  const text = writeEntry(format, entry);
  expect(text).toContain('whatsapp: "31622222222"');
  const again = { ...entry, ...changedBySave(format, entry, text), [sourceKey]: text };
  expect(writeEntry(format, again)).toBe(text);
});

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
