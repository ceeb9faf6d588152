import { sendPath } from "@contractor/core/enquiry/calls.ts";
import {
  type FormName,
  fields,
  formNames,
  type TextField,
  textFields,
} from "@contractor/core/enquiry/fields.ts";
import { newEnquiryNumber } from "@contractor/core/enquiry/identity.ts";
import { maxLinks } from "@contractor/core/enquiry/limits.ts";
import { filesInfo } from "@contractor/core/enquiry/params.ts";
import { enquiryProps } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { mailSettings } from "@contractor/mail/config/site-settings.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ids, testConfig } from "#tests/support/enquiries.ts";
import { createAppOver } from "#tests/support/service.ts";
import type { EnquiryValues } from "./fields.ts";
import { findErrors, trimValues } from "./form/validate.ts";
import { enquiryParams } from "./sending/params.ts";
import { visitor } from "./testing.ts";

const config = testConfig("smtp://localhost", { labels: mailSettings().labels });
const mails: string[] = [];
const app = createAppOver(async ({ text }) => {
  mails.push(text);
}, config);

/** The mail service's answer to an enquiry; undefined when the browser's rules refuse it. */
async function answer(form: FormName, values: EnquiryValues, priceIndication = "", fileCount = 0) {
  const { texts } = enquiryProps(form);
  if (Object.keys(findErrors(form, values, texts.errors)).length > 0) {
    return undefined;
  }
  const { recipient, serviceId, templateId } = config.forms[form];
  const params = enquiryParams(form, trimValues(values), texts.options, {
    recipient_email: recipient,
    reference: newEnquiryNumber("KK"),
    sent_at: new Date().toISOString(),
    files_info: filesInfo(fileCount),
    elapsed_ms: "61235",
    price_indication: priceIndication,
    job: priceIndication,
    drawing: priceIndication,
  });
  const call = { ...ids, service_id: serviceId, template_id: templateId, template_params: params };
  const body = JSON.stringify(call);
  const headers = { "Content-Type": "application/json" };
  const response = await app.request(sendPath, { method: "POST", headers, body });
  return [response.status, await response.text()];
}

/** Texts around a field's limit, of characters that are long in JSON or vanish when cleaned. */
function textFor(field: TextField): fc.Arbitrary<string> {
  const { maxLength } = fields[field];
  const full = fc
    .constantFrom("x", "é", "€", "😀", "\u0001", "\ud800", "\u200b", "\n", '"')
    .map((character) => `x${character.repeat(maxLength)}`.slice(0, maxLength));
  const some = fc.string({ unit: "grapheme", maxLength: Math.min(maxLength + 1, 60) });
  const odd = fc.oneof(fc.string({ unit: "binary", maxLength: 40 }), fc.constant("__proto__"));
  return fc.oneof(fc.constant(visitor[field]), full, some, odd);
}

const typed = fc
  .record(Object.fromEntries(textFields.map((field) => [field, textFor(field)])))
  .map((texts) => ({ ...visitor, ...texts }) as EnquiryValues);
const oneChanged = fc
  .constantFrom(...textFields)
  .chain((field) => textFor(field).map((text) => ({ ...visitor, [field]: text })));
const email = fc.emailAddress().map((typed) => ({ ...visitor, email: typed }));
const links = fc.nat(maxLinks).map((count) => ({ ...visitor, message: "www.a.nl ".repeat(count) }));
const price = fc.string({ unit: "grapheme", maxLength: 2_000 });

test("the mail service takes every enquiry that the browser accepts", async () => {
  let taken = 0;
  const property = fc.asyncProperty(
    fc.constantFrom(...formNames),
    fc.oneof(typed, { weight: 3, arbitrary: oneChanged }, email, links),
    fc.oneof(fc.constant(""), price),
    fc.nat(8),
    async (form, values, priceIndication, fileCount) => {
      const result = await answer(form, values, priceIndication, fileCount);
      taken += result ? 1 : 0;
      expect(result ?? [200, "OK"]).toEqual([200, "OK"]);
    },
  );
  const numRuns = Number(process.env.FUZZ_RUNS ?? 300);
  await fc.assert(property, { numRuns });
  // The test proves nothing if the browser's rules refuse nearly everything.
  expect(taken).toBeGreaterThan(numRuns / 4);
});

test.each(textFields)("what a visitor reads as their %s stands in the mail", async (field) => {
  const choices: Partial<Record<string, Record<string, string>>> =
    enquiryProps("quote").texts.options;
  const typed = field === "email" ? "merkteken@voorbeeld.nl" : `Merkteken ${field}`;
  const [[value, words] = [typed, typed]] = Object.entries(choices[field] ?? {});
  expect(await answer("quote", { ...visitor, [field]: value })).toEqual([200, "OK"]);
  expect(mails.at(-1)).toContain(words);
});

test("the longest of everything is still taken", async () => {
  const longest = { ...visitor };
  for (const field of textFields) {
    if (field !== "email") {
      longest[field] = "€".repeat(fields[field].maxLength);
    }
  }
  for (const form of formNames) {
    expect(await answer(form, longest, "\u0001".repeat(5_000), 8)).toEqual([200, "OK"]);
  }
});
