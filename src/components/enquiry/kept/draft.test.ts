import { afterEach, expect, test, vi } from "vitest";
import { emptyValues } from "#components/enquiry/fields.ts";
import {
  adoptDraft,
  leaveDraft,
  readDraft,
  removeDraft,
  visitorOfOtherForm,
  writeDraft,
} from "./draft.ts";

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

function memory() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  };
}

/** Two tabs of one browser; each function makes it the one in which is typed. */
function twoTabs() {
  vi.stubGlobal("localStorage", memory());
  const stores = [memory(), memory()];
  return stores.map((store) => () => vi.stubGlobal("sessionStorage", store));
}

const says = (message: string) => ({ values: { ...emptyValues, message } });
const messageOf = (form: "contact" | "quote") => readDraft(form)?.values.message;

test("each tab has its own draft, and sending one removes nothing of the other", () => {
  const [inFirst, inSecond] = twoTabs();
  inFirst?.();
  writeDraft("quote", says("gang"));
  inSecond?.();
  writeDraft("quote", says("keuken"));
  inFirst?.();
  expect(messageOf("quote")).toBe("gang");
  removeDraft("quote");
  expect(localStorage.getItem("enquiry-draft:quote")).toContain("keuken");
  inSecond?.();
  expect(messageOf("quote")).toBe("keuken");
  removeDraft("quote");
  expect(localStorage.getItem("enquiry-draft:quote")).toBeNull();
});

test("a draft is there again when its tab is gone, also after another tab has kept its own", () => {
  const [inFirst, inSecond] = twoTabs();
  inFirst?.();
  writeDraft("quote", says("gang"));
  inSecond?.();
  writeDraft("quote", says("keuken"));
  inFirst?.();
  leaveDraft("quote");
  inSecond?.();
  removeDraft("quote");
  expect(messageOf("quote")).toBe("gang");
  adoptDraft("quote");
  removeDraft("quote");
  expect(messageOf("quote")).toBeUndefined();
});

test("what was typed about the visitor in the other form counts, until this one is emptied", () => {
  twoTabs()[0]?.();
  writeDraft("quote", { values: { ...emptyValues, city: "Delft" } });
  expect(visitorOfOtherForm("contact")?.city).toBe("Delft");
  removeDraft("contact", true);
  expect(visitorOfOtherForm("contact")).toBeUndefined();
  expect(readDraft("contact")).toBeUndefined();
  expect(readDraft("quote")?.values.city).toBe("Delft");
});
