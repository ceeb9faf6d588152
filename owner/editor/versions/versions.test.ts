import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, onTestFinished } from "vitest";
import { currentConfig } from "#owner/editor/form/current-config.ts";
import { copyOfContent } from "#tests/support/content.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { takeBackApp } from "./take-back-app.ts";
import { beginVersions, commitOf, keepVersion } from "./versions.ts";

const config = currentConfig();
const business = "content/business.yaml";
const added = "content/reviews/anja.yaml";
const [review = ""] = globSync("content/reviews/*.yaml");

/** A website in a folder without a history, as somebody downloads it. */
const test = base.extend("site", async () => {
  const copy = copyOfContent();
  onTestFinished(copy.remove);
  const path = (file: string) => join(copy.path, file);
  await beginVersions(copy.path);
  const app = takeBackApp(copy.path, config);
  const page = async () => (await app.request("/")).text();
  return {
    page,
    /** Clicks the button that is on the page. */
    async takeBack() {
      const [, id = ""] = /name="id" value="(\w+)"/.exec(await page()) ?? [];
      return await app.request("/", { method: "POST", body: new URLSearchParams({ id }) });
    },
    app,
    read: (file: string) => readFileSync(path(file), "utf8"),
    has: (file: string) => existsSync(path(file)),
    write: (file: string, text: string) => writeFileSync(path(file), text),
    git: (...args: string[]) => execFileSync("git", args, { cwd: copy.path, encoding: "utf8" }),
    keep: () => keepVersion(copy.path),
  };
});

const withPhone = (text: string, phone: string) => text.replace(/^phone: .*$/m, `phone: ${phone}`);

test("each save is a commit, and the last one is taken back, and put again", async ({ site }) => {
  expect(await site.page()).toContain("Er is nog niets gewijzigd.");
  const phoned = withPhone(site.read(business), "010-7654321");
  site.write(business, phoned);
  await site.keep();
  site.write(added, readFileSync(review, "utf8"));
  expect(await site.page()).toContain("<li>Reviews › anja.yaml</li>");
  expect(site.git("log", "-1", "--format=%an")).toBe("Beheer\n");

  expect((await site.takeBack()).status).toBe(303);
  expect(site.has(added)).toBe(false);
  expect(site.read(business)).toBe(phoned);
  await site.takeBack();
  expect(site.has(added)).toBe(true);
});

test("a second click, or one after a save in another tab, takes nothing back", async ({ site }) => {
  site.write(business, withPhone(site.read(business), "010-7654321"));
  const [, id = ""] = /name="id" value="(\w+)"/.exec(await site.page()) ?? [];
  site.write(added, readFileSync(review, "utf8"));
  const body = new URLSearchParams({ id });
  const answer = await site.app.request("/", { method: "POST", body });
  expect(answer.headers.get("location")).toBe("/beheer/terug");
  expect(site.has(added)).toBe(true);
});

test("a version keeps nothing of an engineer's", async ({ site }) => {
  site.write("notes.txt", "for myself");
  site.git("add", "notes.txt");
  site.write(business, withPhone(site.read(business), "010-7654321"));
  await site.keep();
  expect(site.git("show", "--name-only", "--format=").trim()).toBe(business);
  expect(site.git("status", "--porcelain").trim()).toBe("A  notes.txt");
});

base("files that differ from their commit have none, except where they may", async () => {
  const project = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: project, encoding: "utf8" }).trim();
  const write = (path: string, text: string) => writeFileSync(join(project, path), text);
  expect(await commitOf(project)).toBeUndefined();

  mkdirSync(join(project, "content"));
  write("content/a.yaml", "old");
  write("site.yaml", "old");
  git("init", "--quiet");
  git("add", "--all");
  git("-c", "user.name=A", "-c", "user.email=a@b.nl", "commit", "--quiet", "--message=Begin");
  const begin = git("rev-parse", "HEAD");
  expect(await commitOf(project)).toBe(begin);

  write("content/a.yaml", "new");
  expect(await commitOf(project)).toBeUndefined();
  expect(await commitOf(project, "content", "photos")).toBe(begin);
  write("site.yaml", "new");
  expect(await commitOf(project, "content", "photos")).toBeUndefined();
});
