import { describe, expect, it } from "vitest";
import { fields, type TextField, textFields } from "#contract/fields.ts";
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

describe("both forms", () => {
  it.each(["contact", "quote"] as const)("take the shortest answers (%s)", (form) => {
    expect(complaints(form)).toEqual([]);
  });

  it.each([
    [{ name: "B" }, "name"],
    [{ name: "      " }, "name"],
    [{ email: "bo@" }, "email"],
    [{ email: "" }, "email"],
    [{ email: "bo@voorbeeld" }, "email"],
    [{ email: ".bo@voorbeeld.nl" }, "email"],
    [{ email: "bo..jan@voorbeeld.nl" }, "email"],
    [{ email: "bo@voorbeeld.nl, jan@voorbeeld.nl" }, "email"],
    [{ email: "bo@voorbeeld.nl\nBcc: jan@voorbeeld.nl" }, "email"],
    [{ phone: "061234567" }, "phone"],
    [{ phone: "          " }, "phone"],
    [{ service: "" }, "service"],
    [{ privacy: false }, "privacy"],
  ])("refuse %j", (changes, message) => {
    expect(complaints("contact", changes)).toEqual([message]);
    expect(complaints("quote", changes)).toEqual([message]);
  });

  it("forgive spaces around an answer", () => {
    expect(complaints("contact", { email: " bo@voorbeeld.nl " })).toEqual([]);
    expect(trimmed({ ...filled, email: " bo@voorbeeld.nl " }).email).toBe("bo@voorbeeld.nl");
  });
});

describe("what the mail service does not take", () => {
  const limits = Object.entries(fields) as [TextField, { most: number }][];

  it.each(limits.filter(([field]) => field !== "email"))(
    "%s is refused beyond its limit",
    (field, { most }) => {
      for (const form of formNames) {
        expect(complaints(form, { [field]: "x".repeat(most) })).toEqual([]);
        expect(complaints(form, { [field]: "x".repeat(most + 1) })).toEqual([
          `longer than ${most.toLocaleString("nl-NL")}`,
        ]);
      }
    },
  );

  it("is a message with many links", () => {
    expect(complaints("contact", { message: "zie www.a.nl ".repeat(5) })).toEqual([]);
    expect(complaints("contact", { message: "zie www.a.nl ".repeat(6) })).toEqual(["more links than 5"]);
  });
});

describe("the quote form alone", () => {
  it.each([
    [{ address: "A1" }, "address"],
    [{ postalCode: "301" }, "postalCode"],
    [{ city: "E" }, "city"],
    [{ projectType: "" }, "projectType"],
    [{ squareMeters: " " }, "squareMeters"],
  ])("refuses %j", (changes, message) => {
    expect(complaints("contact", changes)).toEqual([]);
    expect(complaints("quote", changes)).toEqual([message]);
  });
});
