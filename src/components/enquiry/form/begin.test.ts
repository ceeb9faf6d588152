import { expect, test } from "vitest";
import { emptyValues, visitorOf } from "#components/enquiry/fields.ts";
import { visitor } from "#components/enquiry/testing.ts";
import { firstState } from "./begin.ts";

const values = { ...emptyValues, name: "Fatima", city: "Delft" };
const nothing = { prefilled: {}, search: "", draft: { values }, typed: {}, visitor: undefined };

test("what was typed before the script came wins over the draft", () => {
  const typed = { name: "Fatima el Idrissi", privacy: true };
  const begun = firstState({ ...nothing, draft: { values }, typed });
  expect(begun.values).toMatchObject({ name: "Fatima el Idrissi", city: "Delft", privacy: true });
  expect(begun.isRestored).toBe(true);
});

test("a link prefills a form once: what was chosen afterwards stays", () => {
  const link = { ...nothing, prefilled: { service: "other-work" }, search: "?dienst=other-work" };
  const chosen = { ...values, service: "anders" };
  const first = firstState({ ...link, draft: { values: chosen, search: "" } });
  expect(first.values.service).toBe("other-work");
  const again = firstState({ ...link, draft: { values: chosen, search: link.search } });
  expect(again.values.service).toBe("anders");
});

test("what was typed in the other form fills in what is empty here", () => {
  const begun = firstState({ ...nothing, draft: { values }, visitor: visitorOf(visitor) });
  expect(begun.values).toMatchObject({ name: "Fatima", city: "Delft", email: visitor.email });
  expect(begun.values.service).toBe("");
});

test("a hidden field that was filled in before the script came still counts", () => {
  const typed = { honeypot: "https://spam.example" };
  expect(firstState({ ...nothing, typed }).values.honeypot).toBe("https://spam.example");
});
