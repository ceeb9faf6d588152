import { afterEach, expect, it, vi } from "vitest";
import { readDraft, writeDraft } from "./draft.ts";
import { emptyValues } from "./fields.ts";

const day = 24 * 60 * 60 * 1_000;

/** Local storage that holds this draft. */
function holding(text: string | null) {
  vi.stubGlobal("localStorage", {
    getItem: () => text,
    setItem: (_: string, value: string) => (text = value),
    removeItem: () => (text = null),
  });
}

afterEach(() => vi.unstubAllGlobals());

it("a draft is forgotten, and wiped, after thirty days", () => {
  holding(null);
  writeDraft("quote", { values: emptyValues }, 0);
  expect(readDraft("quote", 30 * day - 1)).toBeDefined();
  expect(readDraft("quote", 30 * day)).toBeUndefined();
  expect(localStorage.getItem("enquiry-draft:quote")).toBeNull();
});

it.each([
  "{",
  "null",
  "7",
  '{"values":{}}',
  '{"saved":"soon","values":{}}',
  '{"saved":1}',
  '{"saved":1,"values":{},"drawing":{}}',
  '{"saved":1,"values":{},"drawing":{"walls":[{"width":400}]}}',
])("a draft counts as none when it is damaged: %s", (text) => {
  holding(text);
  expect(readDraft("quote", 2)).toBeUndefined();
});

it("a draft keeps what it knows of an incomplete one", () => {
  holding('{"saved":1,"values":{"name":"Fatima","city":3}}');
  expect(readDraft("quote", 2)?.values).toEqual({ ...emptyValues, name: "Fatima" });
});
