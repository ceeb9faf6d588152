import { expect, onTestFinished, test, vi } from "vitest";
import { visitor } from "#components/enquiry/testing.ts";
import { enquiryProps } from "#data/enquiry/enquiry-props.ts";
import { enquiryText } from "./params.ts";

test("what goes along to WhatsApp or a mail has every answer, and the message last", () => {
  vi.useFakeTimers({ now: new Date("2026-11-28T10:00:00Z") });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const values = { ...visitor, message: "Met trap.", moments: "2026-12-01/ochtend" };
  const { texts } = enquiryProps("quote");
  const text = enquiryText(values, texts, {
    enquiryNumber: "KK-7Q3XW9CM",
    workPart: "gevel",
    priceIndication: "€ 600",
    drawingText: "Muur 1: 4,00 × 2,60 m",
  });
  expect(text.split("\n").slice(-5)).toEqual([
    `${texts.labels.part}: gevel`,
    `${texts.labels.price}: € 600`,
    `${texts.labels.drawing}: Muur 1: 4,00 × 2,60 m`,
    `${texts.labels.moments}: dinsdag 1 december, in de ochtend`,
    `${texts.fields.message}: Met trap.`,
  ]);
  expect(text).toContain("KK-7Q3XW9CM");
  expect(text).toContain("bo@voorbeeld.nl");
});
