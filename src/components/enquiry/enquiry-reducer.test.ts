import { expect, test } from "vitest";
import { type EnquiryState, emptyState, enquiryReducer } from "./enquiry-reducer.ts";
import { emptyValues, visitorOf } from "./fields.ts";
import { partIds } from "./form-ids.ts";
import { visitor } from "./testing.ts";

const toast = { tone: "failure", text: "Niet verstuurd" } as const;
const attempt = { enquiryNumber: "KK-23456789", sentAt: "2026-06-03T12:05:00.000Z" };
const values = { ...emptyValues, name: "Fatima", city: "Delft" };

const received = {
  enquiryNumber: "KK-2",
  service: "dakwerk",
  rows: [{ label: "Werk", lines: ["Dakwerk"] }],
  files: "2 foto’s",
};
const written: EnquiryState = { ...emptyState, hasBegun: true, values, search: "?dienst=anders" };
const sending = enquiryReducer(written, { type: "sending", attempt, toast });

test("what was typed before the script came wins over the draft", () => {
  const begun = enquiryReducer(emptyState, {
    type: "begun",
    prefilled: {},
    draft: { values, search: "" },
    typed: { name: "Fatima el Idrissi", privacy: true },
    search: "",
  });
  expect(begun.values).toMatchObject({ name: "Fatima el Idrissi", city: "Delft", privacy: true });
  expect(begun.isRestored).toBe(true);
});

test("a link prefills a form once: what was chosen afterwards stays", () => {
  const link = { type: "begun", prefilled: { service: "other-work" }, typed: {} } as const;
  const chosen = { ...values, service: "anders" };
  const draft = { values: chosen, search: "" };
  const first = enquiryReducer(emptyState, { ...link, draft, search: "?dienst=other-work" });
  expect(first.values.service).toBe("other-work");
  const later = { values: chosen, search: "?dienst=other-work" };
  const again = enquiryReducer(emptyState, { ...link, draft: later, search: later.search });
  expect(again.values.service).toBe("anders");
});

test("what was typed in the other form fills in what is empty here", () => {
  const begun = enquiryReducer(emptyState, {
    type: "begun",
    prefilled: {},
    draft: { values, search: "" },
    typed: {},
    visitor: visitorOf(visitor),
    search: "",
  });
  expect(begun.values).toMatchObject({ name: "Fatima", city: "Delft", email: visitor.email });
  expect(begun.values.service).toBe("");
});

test("a hidden field that was filled in before the script came still counts", () => {
  const typed = { honeypot: "https://spam.example" };
  const action = { type: "begun", prefilled: {}, draft: undefined, typed, search: "" } as const;
  expect(enquiryReducer(emptyState, action).values.honeypot).toBe("https://spam.example");
});

test("an attempt that failed keeps the answers, and its number for the next attempt", () => {
  const failed = enquiryReducer(sending, { type: "failed", status: 503, isOffline: false, toast });
  expect(failed).toMatchObject({ values, ...attempt, phase: "failed", status: 503, toast });
  expect(failed.focusOn).toEqual({ id: partIds.failure });
});

test("an attempt without a connection says so", () => {
  const failed = enquiryReducer(sending, { type: "failed", status: 0, isOffline: true, toast });
  expect(failed.phase).toBe("offline");
});

test("an enquiry that arrived leaves nothing of its answers", () => {
  const sender = visitorOf(visitor);
  const sent = enquiryReducer(sending, { type: "received", received, sender, toast });
  expect(sent).toMatchObject({ values: emptyValues, phase: "sent", received, sender });
  expect(sent.enquiryNumber).toBeUndefined();
  const reopened = enquiryReducer(sent, { type: "reopened", focusId: undefined });
  expect(reopened).toMatchObject({ phase: "editing", received: undefined });
});

test("mistakes move the focus to their summary at each attempt", () => {
  const once = enquiryReducer(written, { type: "refused" });
  const twice = enquiryReducer(once, { type: "refused" });
  expect(twice.invalidSubmits).toBe(2);
  expect(twice.focusOn).not.toBe(once.focusOn);
});

test("a form that is emptied no longer has a draft of an earlier visit", () => {
  const restored = { ...written, isRestored: true };
  const discarded = enquiryReducer(restored, { type: "discarded", focusId: "field-name" });
  expect(discarded).toMatchObject({ values: emptyValues, isRestored: false, hasBegun: true });
});
