import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { removeOldDrafts } from "./kept-on-device.ts";

const days = 24 * 60 * 60 * 1_000;
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("drafts of both forms are removed after thirty days, and not before", () => {
  const kept = ["enquiry-draft:contact", "enquiry-draft:quote"];
  for (const key of kept) {
    stored.set(key, '{"savedAt":0,"values":{}}');
  }
  removeOldDrafts(30 * days - 1);
  expect([...stored.keys()]).toEqual(kept);
  removeOldDrafts(30 * days);
  expect([...stored.keys()]).toEqual([]);
});

test.each(["{", "null", "7", '{"values":{}}', '{"savedAt":"soon","values":{}}'])(
  "a damaged draft is removed: %s",
  (text) => {
    stored.set("enquiry-draft:contact", text);
    removeOldDrafts(1);
    expect([...stored.keys()]).toEqual([]);
  },
);
