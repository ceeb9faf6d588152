import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { execa } from "execa";
import { expect } from "vitest";
import { test } from "#tests/support/release-server.ts";

test("site and mail service go online together, and back", async ({ server }) => {
  const { build, release, halves, at } = server;
  build("one", { "dist/oud.html": "old" });
  await release();
  await expect(release("--back")).rejects.toThrow(/no release before/);
  for (const text of ["two", "three"]) {
    build(text);
    await release("--restart", `cat "${at("site/current/service/mail.mjs")}" > "${at("seen")}"`);
    expect(halves()).toEqual([text, text]);
    expect(readFileSync(at("seen"), "utf8")).toBe(text);
    expect(existsSync(at("site/current/site/oud.html")), "a page that is no more").toBe(false);
  }
  await release("--back");
  expect(halves()).toEqual(["two", "two"]);
  await release("--back");
  expect(halves()).toEqual(["one", "one"]);
});

test("scripts for visitors on an older page are kept for thirty days", async ({ server }) => {
  const { build, release, age, at } = server;
  build("one", { "dist/_astro/a.1.js": "1", "dist/_astro/b.1.js": "1" });
  await release();
  age("_astro/b.1.js");
  build("two", { "dist/_astro/a.2.js": "2" });
  await release();
  expect(readdirSync(at("site/current/site/_astro")).sort()).toEqual(["a.1.js", "a.2.js"]);
});

test("the release before is kept; older ones, and what was killed, go at the next", async ({
  server,
}) => {
  const { build, release, releases, at } = server;
  for (const text of ["one", "two", "three", "four"]) {
    build(text);
    await release();
    mkdirSync(at("site/releases/.killed"), { recursive: true });
  }
  // The last three, and what was killed after them.
  expect(releases()).toHaveLength(4);
});

test("the program says what to do when it cannot release", async ({ server }) => {
  const { build, release, releases, at } = server;
  build("one");
  await release();
  mkdirSync(at("dist/.prerender"));
  await expect(release(), "what an interrupted build left").rejects.toThrow("dist/.prerender");
  for (const file of ["dist/_redirects", "dist-service/mail.mjs"]) {
    build("two");
    rmSync(at(file));
    await expect(release(), file).rejects.toThrow(/npm run build/);
  }
  expect(releases()).toHaveLength(1);
  build("three");
  await expect(release("--restart", "exit 3")).rejects.toThrow(/is online, but "exit 3" failed/);
  rmSync(at("site"), { recursive: true });
  await expect(release()).rejects.toThrow(/does not exist/);
});

test("the program works without packages, on the Node of the machine", async ({ server }) => {
  const { build, halves, at } = server;
  // Not the project's own, which is newer than what most servers have.
  const node = ["/usr/bin/node", "/usr/local/bin/node"].find(existsSync) ?? process.execPath;
  cpSync(import.meta.dirname, at("deploy"), { recursive: true });
  build("one");
  await execa(node, [at("deploy/release.mjs"), at("site")], { cwd: at(".") });
  expect(halves()).toEqual(["one", "one"]);
});
