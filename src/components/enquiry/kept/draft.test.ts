import { afterEach, expect, test, vi } from "vitest";
import { emptyValues } from "#components/enquiry/fields.ts";
import { emptyDraft, readDraft, removeDraft, visitorOfOtherForm, writeDraft } from "./draft.ts";

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

const says = (message: string) => ({ values: { ...emptyValues, message } });
const messageOf = (form: "contact" | "quote") => readDraft(form)?.values.message;

test("an incomplete or damaged draft keeps what it has", () => {
  twoTabs();
  const keep = (draft: object) =>
    localStorage.setItem("enquiry-draft:quote", JSON.stringify({ savedAt: Date.now(), ...draft }));
  keep({ values: { name: "Fatima", city: 3 } });
  expect(readDraft("quote")?.values).toEqual({ ...emptyValues, name: "Fatima" });
  keep({ drawing: { walls: [{ width: 400 }] } });
  expect(readDraft("quote")).toMatchObject({ values: emptyValues, drawing: undefined });
});

test("each tab has its own draft, and sending one removes nothing of the other", () => {
  const { inFirst, inSecond } = twoTabs();
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

test("a draft is there again when its tab is gone, until it is sent", () => {
  const { inSecond } = twoTabs();
  writeDraft("quote", says("gang"));
  inSecond?.();
  expect(messageOf("quote")).toBe("gang");
  removeDraft("quote");
  expect(messageOf("quote")).toBeUndefined();
});

test("what was typed about the visitor in the other form counts, until this one is emptied", () => {
  twoTabs();
  const inContact = () => visitorOfOtherForm("contact", readDraft("contact"));
  writeDraft("quote", { values: { ...emptyValues, city: "Delft" } });
  expect(inContact()?.city).toBe("Delft");
  writeDraft("contact", says("Hallo"));
  expect(inContact()?.city).toBe("Delft");
  emptyDraft("contact");
  expect(inContact()).toBeUndefined();
  expect(localStorage.getItem("enquiry-draft:contact")).toBeNull();
  expect(readDraft("quote")?.values.city).toBe("Delft");
});
