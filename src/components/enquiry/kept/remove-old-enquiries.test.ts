import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { removeOldEnquiries } from "./remove-old-enquiries.ts";

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

test("drafts of both forms are removed after thirty days", () => {
  stored.set("enquiry-draft:contact", '{"savedAt":0,"values":{}}');
  stored.set("enquiry-draft:quote", '{"savedAt":0,"values":{}}');
  removeOldEnquiries(30 * days);
  expect([...stored.keys()]).toEqual([]);
});

test("a draft of less than thirty days ago stays", () => {
  stored.set("enquiry-draft:quote", '{"savedAt":0,"values":{}}');
  removeOldEnquiries(30 * days - 1);
  expect([...stored.keys()]).toEqual(["enquiry-draft:quote"]);
});

test("a damaged draft is removed", () => {
  stored.set("enquiry-draft:contact", "{");
  removeOldEnquiries(1);
  expect([...stored.keys()]).toEqual([]);
});
