import { expect, test } from "vitest";
import { visitor } from "#components/enquiry/testing.ts";
import { formNames } from "#contract/fields.ts";
import { enquiryProps } from "#data/enquiry/enquiry-props.ts";
import { fill } from "#data/format/fill.ts";
import { findErrors, trimValues } from "./validate.ts";

const messages = enquiryProps("quote").texts.errors;

test.each(formNames)("the %s form takes the shortest answers", (form) => {
  expect(findErrors(form, visitor, messages)).toEqual({});
});

test("removes what is around answers", () => {
  const values = { ...visitor, name: " Bo ", email: "Bo <bo@voorbeeld.nl>," };
  expect(trimValues(values)).toMatchObject({ name: "Bo", email: "bo@voorbeeld.nl" });
});

test("removes what is not seen in an answer, and lines where there can be none", () => {
  const pasted = {
    ...visitor,
    name: "Bo\u00a0\u200bde\tGroot\r\n",
    postalCode: "\u202a3067\u00a0TP\u202c",
    squareMeters: "\ufeff24\u00a0m²",
    message: "Eerst de gang\u2028\u200bdan de trap 👷🏽‍♀️\u0000",
  };
  expect(trimValues(pasted)).toMatchObject({
    name: "Bo de Groot",
    postalCode: "3067 TP",
    squareMeters: "24 m²",
    message: "Eerst de gang\ndan de trap 👷🏽‍♀️",
  });
});

test("an answer may be as long as the mail service takes, though a program filled in more", () => {
  expect(refusedFields("contact", { city: "x".repeat(100) })).toEqual([]);
  const tooLong = fill(messages.tooLong, { most: "100" });
  const values = { ...visitor, city: "x".repeat(101) };
  expect(findErrors("contact", values, messages)).toEqual({ city: tooLong });
});

test("a message may hold twenty links, and one more is said before it is sent", () => {
  const message = "https://voorbeeld.nl/foto ".repeat(20);
  expect(findErrors("quote", { ...visitor, message }, messages)).toEqual({});
  expect(
    findErrors("quote", { ...visitor, message: `${message} www.voorbeeld.nl` }, messages),
  ).toEqual({ message: "Zet hier maximaal 20 links in" });
});

const wrongInBothForms = [
  { name: "B" },
  { email: "bo@voorbeeld" },
  { phone: "          " },
  { name: "\u200b\u2060\ufeff" },
];

const wrongInTheQuoteForm = [
  { address: "A1" },
  { postalCode: "301" },
  { city: "E" },
  { squareMeters: " " },
];

/** The fields that a form refuses when these answers replace right ones. */
function refusedFields(form: (typeof formNames)[number], changes: object): string[] {
  return Object.keys(findErrors(form, { ...visitor, ...changes }, messages));
}

test.each(wrongInBothForms)("both forms refuse %j", (changes) => {
  expect(refusedFields("contact", changes)).toEqual(Object.keys(changes));
  expect(refusedFields("quote", changes)).toEqual(Object.keys(changes));
});

test.each(wrongInTheQuoteForm)("only the quote form refuses %j", (changes) => {
  expect(refusedFields("quote", changes)).toEqual(Object.keys(changes));
  expect(refusedFields("contact", changes)).toEqual([]);
});

test("a field is refused with its own message", () => {
  const errors = findErrors("quote", { ...visitor, city: "E" }, messages);
  expect(errors).toEqual({ city: messages.city });
});
