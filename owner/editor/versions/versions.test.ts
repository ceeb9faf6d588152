import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyOfContent } from "@contractor/site/tests/support/content.ts";
import { temporaryFolder } from "@contractor/site/tests/support/temporary-folder.ts";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { currentConfig } from "#editor/form/current-config.ts";
import { takeBackApp } from "./take-back-app.ts";
import { beginVersions, commitOf, keepVersion } from "./versions.ts";

const config = currentConfig();
const business = "content/business.yaml";
const added = "content/reviews/anja.yaml";
const [review = ""] = globSync("content/reviews/*.yaml");

/** A website in a folder without a history, as somebody downloads it. */
let site: string;
const read = (file: string) => readFileSync(join(site, file), "utf8");
const write = (file: string, text: string) => writeFileSync(join(site, file), text);
const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: site, encoding: "utf8" }).trim();
const page = async () => (await takeBackApp(site, config).request("/")).text();
const idOn = (shown: string) => /name="id" value="(\w+)"/.exec(shown)?.[1] ?? "";
const click = (id: string) =>
  takeBackApp(site, config).request("/", { method: "POST", body: new URLSearchParams({ id }) });
const changePhone = () =>
  write(business, read(business).replace(/^phone: .*$/m, "phone: 010-7654321"));
const addReview = () => write(added, readFileSync(review, "utf8"));

beforeEach(async () => {
  const copy = copyOfContent();
  onTestFinished(copy.remove);
  site = copy.path;
  await beginVersions(site);
});

test("each save is a commit, and the last one is taken back, and put again", async () => {
  expect(await page()).toContain("Er is nog niets gewijzigd.");
  changePhone();
  await keepVersion(site);
  addReview();
  const shown = await page();
  expect(shown).toContain("<li>Reviews › anja.yaml</li>");
  expect(git("log", "-1", "--format=%an")).toBe("Beheer");

  await click(idOn(shown));
  expect(existsSync(join(site, added))).toBe(false);
  expect(read(business)).toContain("phone: 010-7654321");
  // A second click on the same page takes nothing back.
  await click(idOn(shown));
  expect(existsSync(join(site, added))).toBe(false);
  await click(idOn(await page()));
  expect(existsSync(join(site, added))).toBe(true);
});

test("a version keeps nothing of an engineer's", async () => {
  write("notes.txt", "for myself");
  git("add", "notes.txt");
  changePhone();
  await keepVersion(site);
  expect(git("show", "--name-only", "--format=")).toBe(business);
  expect(git("status", "--porcelain")).toBe("A  notes.txt");
});

test("files that differ from their commit have none, except where they may", async () => {
  const project = temporaryFolder();
  site = project;
  expect(await commitOf(project)).toBeUndefined();
  mkdirSync(join(project, "content"));
  write("content/a.yaml", "old");
  write("site.yaml", "old");
  await beginVersions(project);
  const begin = git("rev-parse", "HEAD");
  expect(await commitOf(project)).toBe(begin);
  write("content/a.yaml", "new");
  expect(await commitOf(project)).toBeUndefined();
  expect(await commitOf(project, "content", "photos")).toBe(begin);
  write("site.yaml", "new");
  expect(await commitOf(project, "content", "photos")).toBeUndefined();
});
