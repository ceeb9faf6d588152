import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyOfContent } from "@contractor/site/tests/support/content.ts";
import { expect, test } from "vitest";
import { mailSettings } from "./site-settings.ts";

test("the recipient of site.yaml is the one that is mailed", () => {
  using copy = copyOfContent();
  const file = join(copy.path, "site.yaml");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/recipient: .*/, "recipient: post@firma.example"));
  expect(mailSettings(copy.path).forms.contact.recipient).toBe("post@firma.example");
});

test("an enquiry may name the last choice, which is no service", () => {
  expect(mailSettings(".").labels.service).toHaveProperty("anders");
});
