import { expect, it } from "vitest";
import type { TextField } from "#contract/fields.ts";
import { type FormName, formNames } from "#contract/form.ts";
import { enquiryProps } from "#data/pages/enquiry.ts";
import type { EnquiryValues } from "./fields.ts";
import { errorsIn, trimmed } from "./rules.ts";
import { visitor } from "./testing.ts";

const messages = enquiryProps("quote").texts.errors;

const errorsAfter = (changes: Partial<EnquiryValues>, form: FormName) =>
  errorsIn(form, { ...visitor, ...changes }, messages);

it.each(formNames)(
  "the %s form takes the shortest answers, and forgives spaces around them",
  (form) => {
    expect(errorsAfter({}, form)).toEqual({});
    expect(errorsAfter({ email: " bo@voorbeeld.nl " }, form)).toEqual({});
    expect(trimmed({ ...visitor, email: " bo@voorbeeld.nl " }).email).toBe("bo@voorbeeld.nl");
  },
);

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
  for (const form of formNames) {
    expect(errorsAfter(changes, form)).toEqual(
      only && only !== form ? {} : { [field]: messages[field] },
    );
  }
});
