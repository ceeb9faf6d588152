import type { FormName } from "@contractor/core/enquiry/fields.ts";
import { afterEach, expect, test, vi } from "vitest";
import { emptyValues } from "#components/enquiry/fields.ts";
import { firstState, readDraft, removeDraft, writeDraft } from "./draft.ts";
import { removeOldDrafts } from "./kept-on-device.ts";

afterEach(() => {
  vi.unstubAllGlobals();
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
  const [inFirst, inSecond] = stores.map((store) => () => vi.stubGlobal("sessionStorage", store));
  inFirst?.();
  return { inFirst, inSecond };
}

const onDevice = (form: FormName) => localStorage.getItem(`enquiry-draft:${form}`);
const keep = (text: string) => localStorage.setItem("enquiry-draft:quote", text);
const says = (message: string) => ({ values: { ...emptyValues, message } });
const messageOf = (form: FormName) => readDraft(form)?.values.message;

test("an incomplete or damaged draft keeps what it has", () => {
  twoTabs();
  keep(JSON.stringify({ savedAt: Date.now(), values: { name: "Fatima", city: 3 } }));
  expect(readDraft("quote")?.values).toEqual({ ...emptyValues, name: "Fatima" });
});

test("each tab has its own draft, and sending one removes nothing of the other", () => {
  const { inFirst, inSecond } = twoTabs();
  writeDraft("quote", says("gang"));
  inSecond?.();
  writeDraft("quote", says("keuken"));
  inFirst?.();
  expect(messageOf("quote")).toBe("gang");
  removeDraft("quote");
  expect(onDevice("quote")).toContain("keuken");
  inSecond?.();
  expect(messageOf("quote")).toBe("keuken");
  removeDraft("quote");
  expect(onDevice("quote")).toBeNull();
});

test("a draft is there again when its tab is gone, until it is sent", () => {
  const { inSecond } = twoTabs();
  writeDraft("quote", says("gang"));
  inSecond?.();
  expect(messageOf("quote")).toBe("gang");
  removeDraft("quote");
  expect(messageOf("quote")).toBeUndefined();
});

test("what was typed before the script came wins, also in the hidden field", () => {
  twoTabs();
  writeDraft("quote", { values: { ...emptyValues, name: "Fatima", city: "Delft" } });
  const typed = { name: "Fatima el Idrissi", city: "", privacy: true, honeypot: "spam" };
  const { values, isRestored } = firstState("quote", typed, "?plaats", { city: "Gouda" });
  expect(values).toMatchObject({ ...typed, city: "Gouda" });
  expect(isRestored).toBe(true);
});

const days = 24 * 60 * 60 * 1_000;

test("a draft is removed after thirty days, and not before", () => {
  twoTabs();
  keep('{"savedAt":0,"values":{}}');
  removeOldDrafts(30 * days - 1);
  expect(onDevice("quote")).not.toBeNull();
  removeOldDrafts(30 * days);
  expect(onDevice("quote")).toBeNull();
});

test.each(["{", "null", "7", '{"values":{}}', '{"savedAt":"soon","values":{}}'])(
  "a damaged draft is removed: %s",
  (text) => {
    twoTabs();
    keep(text);
    removeOldDrafts(1);
    expect(onDevice("quote")).toBeNull();
  },
);
