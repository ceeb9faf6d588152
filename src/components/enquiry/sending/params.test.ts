import { expect, test } from "vitest";
import { visitor } from "#components/enquiry/testing.ts";
import { enquiryProps } from "#data/enquiry/enquiry-props.ts";
import { enquiryText } from "./params.ts";

test("what goes along to WhatsApp or a mail has every answer, and the message last", () => {
  const values = { ...visitor, message: "Met trap." };
  const { texts } = enquiryProps("quote");
  const text = enquiryText(values, texts, {
    enquiryNumber: "KK-7Q3XW9CM",
    workPart: "gevel",
    priceIndication: "€ 600",
    drawingText: "Muur 1: 4,00 × 2,60 m",
  });
  expect(text.split("\n").slice(-4)).toEqual([
    `${texts.labels.part}: gevel`,
    `${texts.labels.price}: € 600`,
    `${texts.labels.drawing}: Muur 1: 4,00 × 2,60 m`,
    `${texts.fields.message}: Met trap.`,
  ]);
  expect(text).toContain("KK-7Q3XW9CM");
  expect(text).toContain("bo@voorbeeld.nl");
});
