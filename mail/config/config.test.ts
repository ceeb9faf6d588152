import { readFileSync } from "node:fs";
import { siteSettings } from "@contractor/site/tests/support/enquiries.ts";
import { expect, test } from "vitest";
import { readMailConfig } from "./config.ts";
import { mailSettings } from "./site-settings.ts";

const env = { SMTP_URL: "smtp://localhost:1025" };

test("the environment decides how the service runs", () => {
  const set = {
    MAIL_FROM: "De Firma <post@firma.example>",
    TRUST_PROXY: "2",
    LIMIT_CLIENT: "5/20",
    LIMIT_EVERYONE: "",
  };
  const config = readMailConfig({ ...env, ...set }, siteSettings);
  expect(config.from).toEqual({ name: "De Firma", address: "post@firma.example" });
  expect(config.trustProxy).toBe(2);
  expect(config.limits.client).toEqual({ hour: 5, day: 20 });
  expect(config.limits.everyone).toEqual({ hour: 400, day: 1_000 });
});

test.each(["a/b", "a#b", "a?b", "a\\b", "100%"])("the password %s is refused", (password) => {
  const SMTP_URL = `smtps://info%40firm.nl:${password}@mail.firm.nl:465`;
  const read = () => readMailConfig({ SMTP_URL }, siteSettings);
  expect(read).toThrow(/^Environment variable SMTP_URL holds a user or password .*\/ as %2F, # as/);
  expect(read).not.toThrow(`:${password}@`);
});

test.each(["a%2Fb%23%3F%25", "a@b", "a:b:465", "é$&"])("the password %s is taken", (password) => {
  const SMTP_URL = `smtp://info@firm.nl:${password}@mail.firm.nl:587/?pool=true#here`;
  expect(readMailConfig({ SMTP_URL }, siteSettings).smtpUrl).toBe(SMTP_URL);
});

const mixed = /^Environment variable SMTP_URL mixes two kinds .* smtps:\/\/ with port 465/;

test.each<[Record<string, string | undefined>, RegExp]>([
  [{ SMTP_URL: "" }, /^Environment variable SMTP_URL is not set — set it to your mail server/],
  [{ SMTP_URL: "smtp://a:b@mail.firm.nl:465" }, mixed],
  [{ SMTP_URL: "smtps://a:b@mail.firm.nl:587/?name=x" }, mixed],
  [{ SMTP_URL: "localhost:1025" }, /SMTP_URL is not an address of a mail server — write smtp:/],
  [{ MAIL_FROM: "a@x.nl, b@x.nl" }, /MAIL_FROM is not one e-mail address — write/],
  [{ REDIS_URL: "localhost:6379" }, /REDIS_URL is not an address of a store — write redis:/],
  [{ TRUST_PROXY: "yes" }, /TRUST_PROXY is not a whole number from 0 to 10 — write one/],
  [{ LIMIT_CLIENT: "30" }, /LIMIT_CLIENT is not two numbers — write one per hour and one per day/],
  [{ LIMIT_EVERYONE: "0/10" }, /LIMIT_EVERYONE is not two numbers/],
])("%j is refused with what to do", (variables, message) => {
  expect(() => readMailConfig({ ...env, ...variables }, siteSettings)).toThrow(message);
});

test("the recipient of site.yaml is the one that is mailed", () => {
  const [, recipient] = /recipient: (.*)/.exec(readFileSync("site.yaml", "utf8")) ?? [];
  expect(mailSettings().forms.contact.recipient).toBe(recipient);
});

test("an enquiry may name the last choice, which is no service", () => {
  expect(mailSettings().labels.service).toHaveProperty("anders");
});
