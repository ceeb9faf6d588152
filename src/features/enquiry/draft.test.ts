import { describe, expect, it } from "vitest";
import { newReference, readDraft, writeDraft } from "./draft";
import { emptyKept } from "./fields";

const key = "enquiry-draft:quote";
const day = 24 * 60 * 60 * 1_000;

function fakeStore(entries: Record<string, string> = {}) {
  const held = new Map(Object.entries(entries));
  return {
    held,
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
  };
}

describe("a draft", () => {
  it("is forgotten, and wiped, after thirty days", () => {
    const store = fakeStore();
    writeDraft(store, key, { values: emptyKept }, 0);
    expect(readDraft(store, key, 30 * day - 1)).toBeDefined();
    expect(readDraft(store, key, 30 * day)).toBeUndefined();
    expect(store.held.has(key)).toBe(false);
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
  ])("counts as none when it is damaged: %s", (text) => {
    expect(readDraft(fakeStore({ [key]: text }), key, 2)).toBeUndefined();
  });

  it("keeps what it knows of an incomplete one", () => {
    const store = fakeStore({ [key]: '{"saved":1,"values":{"name":"Fatima","city":3}}' });
    expect(readDraft(store, key, 2)?.values).toEqual({ ...emptyKept, name: "Fatima" });
  });
});

it("a reference is short, unambiguous and different every time", () => {
  const references = Array.from({ length: 500 }, () => newReference("AB"));
  for (const reference of references) expect(reference).toMatch(/^AB-[2-9CFGHJKMPQRVWX]{8}$/);
  expect(new Set(references).size).toBe(500);
});
