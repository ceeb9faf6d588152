import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { mailSettings } from "./mail-settings.ts";

const repository = join(import.meta.dirname, "..");
let root: string;

beforeEach(() => {
  root = temporaryFolder();
  cpSync(join(repository, "content"), join(root, "content"), { recursive: true });
  cpSync(join(repository, "site.yaml"), join(root, "site.yaml"));
  // Content names pictures, which must exist.
  symlinkSync(join(repository, "photos"), join(root, "photos"));
});

function change(file: string, search: RegExp, replacement: string): void {
  const path = join(root, file);
  const before = readFileSync(path, "utf8");
  expect(before).toMatch(search);
  writeFileSync(path, before.replace(search, replacement));
}

test("the recipient of site.yaml is the one that is mailed", () => {
  change("site.yaml", /recipient: .*/, "recipient: post@firma.example");
  expect(mailSettings(root).forms.contact.recipient).toBe("post@firma.example");
});

test("a mistake in site.yaml stops the build with its place", () => {
  change("site.yaml", /recipient: .*/, "recipient: nobody");
  expect(() => mailSettings(root)).toThrow(/^site\.yaml › sending › contact › recipient/);
});

test("an enquiry may name the last choice, which is no service", () => {
  expect(mailSettings(root).labels.service).toHaveProperty("anders");
});
