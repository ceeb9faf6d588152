import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, onTestFinished } from "vitest";
import { currentConfig } from "#owner/editor/form/current-config.ts";
import { copyOfContent } from "#tests/support/content.ts";
import { beginVersions, keepVersion, putBack, versionsOf } from "./versions.ts";

const config = currentConfig();
const business = "content/business.yaml";
const [review = ""] = globSync("content/reviews/*.yaml");

/** A website in a folder without a history, as somebody downloads it. */
const test = base.extend("site", async () => {
  const copy = copyOfContent();
  onTestFinished(copy.remove);
  const path = (file: string) => join(copy.path, file);
  await beginVersions(copy.path);
  return {
    folder: copy.path,
    read: (file: string) => readFileSync(path(file), "utf8"),
    has: (file: string) => existsSync(path(file)),
    write: (file: string, text: string) => writeFileSync(path(file), text),
    git: (...args: string[]) => execFileSync("git", args, { cwd: copy.path, encoding: "utf8" }),
    keep: () => keepVersion(copy.path, config),
  };
});

const withPhone = (text: string, phone: string) => text.replace(/^phone: .*$/m, `phone: ${phone}`);

test("each save is a version that says what changed, and one can be put back", async ({ site }) => {
  const original = site.read(business);
  site.write(business, withPhone(original, "010-7654321"));
  await site.keep();
  site.write("content/reviews/anja.yaml", readFileSync(review, "utf8"));
  await site.keep();

  const [added, phoned, ...older] = await versionsOf(site.folder);
  expect(older).toEqual([]);
  expect(added?.changes).toEqual([expect.stringMatching(/^Reviews › .*: toegevoegd$/)]);
  expect(phoned?.changes[0]).toContain("Telefoonnummer");
  expect(phoned?.changes[0]).toContain("nu:  010-7654321");
  expect(site.git("log", "-1", "--format=%an")).toBe("Beheer\n");

  expect(phoned && (await putBack(site.folder, config, phoned))).toEqual([]);
  expect(site.read(business)).toBe(original);
  expect(site.has("content/reviews/anja.yaml")).toBe(false);

  const [back] = await versionsOf(site.folder);
  expect(back?.changes[0]).toMatch(/^Alles teruggezet zoals het was vóór/);
  expect(back && (await putBack(site.folder, config, back))).toEqual([]);
  expect(site.read(business)).toContain("010-7654321");
  expect(site.has("content/reviews/anja.yaml")).toBe(true);
});

test("a change of choices is written in the words of the form", async ({ site }) => {
  const services = "content/services.yaml";
  site.write(services, site.read(services).replace(/lists: \[ menu, /, "lists: [ "));
  await site.keep();
  const [version] = await versionsOf(site.folder);
  expect(version?.changes[0]).toMatch(/was: Menu\n {2}nu: {2}\(niets\)$/);
});

test("a version keeps nothing of an engineer's, and no change is no version", async ({ site }) => {
  site.write("notes.txt", "for myself");
  site.git("add", "notes.txt");
  await site.keep();
  expect(await versionsOf(site.folder)).toEqual([]);
  site.write(business, withPhone(site.read(business), "010-7654321"));
  await site.keep();
  expect(site.git("show", "--name-only", "--format=").trim()).toBe(business);
  expect(site.git("status", "--porcelain").trim()).toBe("A  notes.txt");
});

test("texts that are wrong on today's website are not put back", async ({ site }) => {
  const original = site.read(business);
  site.write(business, withPhone(original, '""'));
  await site.keep();
  site.write(business, original);
  await site.keep();
  const [mended] = await versionsOf(site.folder);
  const mistakes = mended && (await putBack(site.folder, config, mended));
  expect(mistakes?.[0]?.place).toBe(`${business} › phone`);
  expect(site.read(business)).toBe(original);
  expect(site.git("status", "--porcelain")).toBe("");
});
