import { afterEach, expect, test, vi } from "vitest";
import { emptyValues } from "#components/enquiry/fields.ts";
import { readDraft, writeDraft } from "./draft.ts";

const day = 24 * 60 * 60 * 1_000;

/** Puts a local storage in place that holds this draft. */
function storeDraft(text: string | null) {
  let stored = text;
  vi.stubGlobal("localStorage", {
    getItem: () => stored,
    setItem: (_: string, value: string) => {
      stored = value;
    },
    removeItem: () => {
      stored = null;
    },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a draft is kept for thirty days", () => {
  storeDraft(null);
  writeDraft("quote", { values: emptyValues }, 0);
  expect(readDraft("quote", 30 * day - 1)).toBeDefined();
});

test("a draft of thirty days ago is removed", () => {
  storeDraft(null);
  writeDraft("quote", { values: emptyValues }, 0);
  expect(readDraft("quote", 30 * day)).toBeUndefined();
  expect(localStorage.getItem("enquiry-draft:quote")).toBeNull();
});

test.each([
  "{",
  "null",
  "7",
  '{"values":{}}',
  '{"savedAt":"soon","values":{}}',
  '{"savedAt":1}',
  '{"savedAt":1,"values":{},"drawing":{"walls":7}}',
  '{"savedAt":1,"values":{},"drawing":{"walls":[{"width":400}]}}',
])("a damaged draft is removed: %s", (text) => {
  storeDraft(text);
  expect(readDraft("quote", 2)).toBeUndefined();
  expect(localStorage.getItem("enquiry-draft:quote")).toBeNull();
});

test("an incomplete draft keeps the answers that it has", () => {
  storeDraft('{"savedAt":1,"values":{"name":"Fatima","city":3}}');
  expect(readDraft("quote", 2)?.values).toEqual({ ...emptyValues, name: "Fatima" });
});
