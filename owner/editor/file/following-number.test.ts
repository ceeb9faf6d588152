import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { currentConfig } from "#owner/editor/form/current-config.ts";
import { formatFor } from "#owner/editor/formats.ts";
import { changedBySave, readEntry, sourceKey, writeEntry } from "./file-format.ts";
import { withFollowingNumber } from "./following-number.ts";

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
