import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { readMailConfig } from "./config.ts";

const repository = join(import.meta.dirname, "../..");
const env = { SMTP_URL: "smtp://localhost:1025" };
const siteFile = `url: https://firma.example
sending:
  publicKey: website
  contact: { serviceId: service_contact, templateId: template_contact, recipient: post@firma.example }
  quote: { serviceId: service_quote, templateId: template_quote, recipient: offerte@firma.example }
`;
let root: string;

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, "content"));
  for (const file of ["content/business.yaml", "content/enquiry.yaml", "content/services.yaml"]) {
    cpSync(join(repository, file), join(root, file));
  }
  writeFileSync(join(root, "site.yaml"), siteFile);
});

test("the files say where enquiries go", () => {
  const config = readMailConfig(env, root);
  expect(config.forms.contact.recipient).toBe("post@firma.example");
  expect(config.forms.quote.recipient).toBe("offerte@firma.example");
  expect(config).toMatchObject({ trustProxy: 0, rateLimit: { points: 60, seconds: 600 } });
  expect(config.sendDeadlineMs).toBeLessThan(15_000);
});

test("the environment decides how it runs", () => {
  const set = {
    MAIL_FROM: "De Firma <post@firma.example>",
    MAIL_ORIGINS: "https://firma.example, https://www.firma.example",
    TRUST_PROXY: "2",
    RATE_LIMIT_POINTS: "5",
    RATE_LIMIT_SECONDS: "",
  };
  const config = readMailConfig({ ...env, ...set }, root);
  expect(config.from).toEqual({ name: "De Firma", address: "post@firma.example" });
  expect(config.origins.slice(1)).toEqual(["https://firma.example", "https://www.firma.example"]);
  expect(config).toMatchObject({ trustProxy: 2, rateLimit: { points: 5, seconds: 600 } });
});

test.each<[Record<string, string | undefined>, RegExp]>([
  [
    { SMTP_URL: undefined },
    /^Environment variable SMTP_URL is not set — set it to your mail server/,
  ],
  [{ SMTP_URL: "" }, /SMTP_URL is not set/],
  [{ SMTP_URL: "localhost:1025" }, /SMTP_URL is not an address of a mail server — write smtp:/],
  [{ MAIL_FROM: "a@x.example, b@x.example" }, /MAIL_FROM is not one e-mail address — write/],
  [
    { MAIL_ORIGINS: "https://firma.example/" },
    /MAIL_ORIGINS holds something that is not an origin/,
  ],
  [
    { REDIS_URL: "localhost:6379" },
    /REDIS_URL is not an address of a store — write redis:\/\/host:6379/,
  ],
  [{ GITHUB_CLIENT_ID: "id" }, /^Environment variable GITHUB_CLIENT_SECRET is not set — set both/],
  [{ GITHUB_CLIENT_SECRET: "secret" }, /^Environment variable GITHUB_CLIENT_ID is not set — set/],
  [{ TRUST_PROXY: "yes" }, /TRUST_PROXY is not a whole number from 0 to 10 — write one/],
  [{ RATE_LIMIT_POINTS: "0" }, /RATE_LIMIT_POINTS is not a whole number from 1 to/],
  [{ RATE_LIMIT_SECONDS: "-1" }, /RATE_LIMIT_SECONDS is not a whole number/],
])("%j is refused with what to do", (variables, message) => {
  expect(() => readMailConfig({ ...env, ...variables }, root)).toThrow(message);
});

test.each([
  [
    "site",
    /offerte@firma.example/,
    "nobody",
    /^site\.yaml › sending › quote › recipient: is "nobody"/,
  ],
  ["site", /publicKey: \S+/, "", /^site\.yaml › sending › publicKey: is missing/],
  [
    "site",
    /template_quote/,
    "template_contact",
    /quote › templateId: is the same as that of contact/,
  ],
  ["site", /sending:/, "sending: [", /^site\.yaml › line \d+: is not valid YAML/],
  ["content/business", /^email: .*$/m, "email: ''", /^content\/business\.yaml › email: is empty/],
])("a mistake in %s.yaml is named (%s)", (name, search, replacement, message) => {
  const path = join(root, `${name}.yaml`);
  const before = readFileSync(path, "utf8");
  expect(before).toMatch(search);
  writeFileSync(path, before.replace(search, replacement));
  expect(() => readMailConfig(env, root)).toThrow(message);
});

test("a missing file is named", () => {
  rmSync(join(root, "site.yaml"));
  expect(() => readMailConfig(env, root)).toThrow(/^site\.yaml: does not exist/);
});
