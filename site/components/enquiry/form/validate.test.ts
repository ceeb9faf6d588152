import { type FormName, formNames } from "@contractor/core/enquiry/fields.ts";
import { enquiryProps } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { expect, test } from "vitest";
import { visitor } from "#components/enquiry/testing.ts";
import { findErrors, trimValues, usualDomain } from "./validate.ts";

const { errors: messages } = enquiryProps("quote").texts;

const errorsOf = (form: FormName, changes: object) =>
  findErrors(form, { ...visitor, ...changes }, messages);

test("removes what is around answers and what is not seen, and lines where there can be none", () => {
  const pasted = {
    ...visitor,
    name: " Bo\u00a0\u200bde\tGroot\r\n",
    email: "Bo <bo@voorbeeld.nl>,",
    postalCode: "\u202a3067\u00a0TP\u202c",
    message: "Eerst de gang\u2028\u200bdan de trap 👷🏽‍♀️\u0000",
  };
  expect(trimValues(pasted)).toMatchObject({
    name: "Bo de Groot",
    email: "bo@voorbeeld.nl",
    postalCode: "3067 TP",
    message: "Eerst de gang\ndan de trap 👷🏽‍♀️",
  });
});

const links = "https://voorbeeld.nl/foto ".repeat(20);

test.each(formNames)("the %s form takes the shortest answers and the longest", (form) => {
  expect(errorsOf(form, {})).toEqual({});
  expect(errorsOf(form, { city: "x".repeat(100), message: links })).toEqual({});
});

/** What is wrong in both forms, or only in that for a quote, with the message. */
const wrong: [changes: object, errors: object, isInBoth: boolean][] = [
  [{ name: "B" }, { name: messages.name }, true],
  [{ name: "\u200b\u2060\ufeff" }, { name: messages.name }, true],
  [{ email: "bo@voorbeeld" }, { email: messages.email }, true],
  [{ phone: "          " }, { phone: messages.phone }, true],
  [{ privacy: false }, { privacy: messages.privacy }, true],
  [{ city: "x".repeat(101) }, { city: "Gebruik hier maximaal 100 tekens" }, true],
  [{ message: `${links} www.a.nl` }, { message: "Zet hier maximaal 20 links in" }, true],
  [{ address: "A1" }, { address: messages.address }, false],
  [{ postalCode: "301" }, { postalCode: messages.postalCode }, false],
  [{ city: "E" }, { city: messages.city }, false],
  [{ squareMeters: " " }, { squareMeters: messages.squareMeters }, false],
];

test.each(wrong)("refuses %j with %j, in the contact form too: %s", (changes, errors, isInBoth) => {
  expect(errorsOf("quote", changes)).toEqual(errors);
  expect(errorsOf("contact", changes)).toEqual(isInBoth ? errors : {});
});

test.each([
  ["jan@gmial.com", "gmail.com"],
  ["jan@gmail.con", "gmail.com"],
  ["Jan@Gmail.Co", "gmail.com"],
  ["jan@hotmal.nl", "hotmail.nl"],
  ["jan@ziggo.ln", "ziggo.nl"],
  ["jan@gmail.com", undefined],
  ["jan@hotmail.be", undefined],
  ["jan@mail.com", undefined],
  ["jan@bingo.nl", undefined],
  ["jan@stukadoor-jansen.nl", undefined],
  ["gmial.com", undefined],
])("%s was probably meant to end in %s", (typed, domain) => {
  expect(usualDomain(typed)).toBe(domain);
});
