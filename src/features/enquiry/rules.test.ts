import { expect, it } from "vitest";
import { type TextField, textFields } from "#contract/fields.ts";
import { type FormName, formNames } from "#contract/form.ts";
import { type EnquiryValues, emptyValues } from "./fields";
import { errorsIn, type Messages, trimmed } from "./rules";

const names = [...textFields, "privacy"].map((name) => [name, name]);
const messages: Messages = {
  ...Object.fromEntries(names),
  tooLong: "longer than {most}",
  links: "more links than {most}",
};

const filled: EnquiryValues = {
  ...emptyValues,
  name: "Bo",
  email: "bo@voorbeeld.nl",
  phone: "0612345678",
  service: "anders",
  privacy: true,
  address: "A 1",
  postalCode: "3011",
  city: "Ee",
  projectType: "woning",
  squareMeters: "8",
};

/** The messages a visitor gets, in the order of the fields. */
function complaints(form: FormName, changes: Partial<EnquiryValues> = {}): string[] {
  return Object.values(errorsIn(form, { ...filled, ...changes }, messages));
}

it.each(formNames)("the %s form takes the shortest answers, and forgives spaces around them", (form) => {
  expect(complaints(form)).toEqual([]);
  expect(complaints(form, { email: " bo@voorbeeld.nl " })).toEqual([]);
  expect(trimmed({ ...filled, email: " bo@voorbeeld.nl " }).email).toBe("bo@voorbeeld.nl");
});

it.each<[Partial<EnquiryValues>, TextField, FormName?]>([
  [{ name: "B" }, "name"],
  [{ email: "bo@voorbeeld" }, "email"],
  [{ email: ".bo@voorbeeld.nl" }, "email"],
  [{ email: "bo..jan@voorbeeld.nl" }, "email"],
  [{ email: "bo@voorbeeld.nl, jan@voorbeeld.nl" }, "email"],
  [{ email: "bo@voorbeeld.nl\nBcc: jan@voorbeeld.nl" }, "email"],
  [{ phone: "          " }, "phone"],
  [{ address: "A1" }, "address", "quote"],
  [{ postalCode: "301" }, "postalCode", "quote"],
  [{ city: "E" }, "city", "quote"],
  [{ squareMeters: " " }, "squareMeters", "quote"],
])("%j is refused by the message of its field", (changes, field, only) => {
  for (const form of formNames)
    expect(complaints(form, changes)).toEqual(only && only !== form ? [] : [field]);
});
