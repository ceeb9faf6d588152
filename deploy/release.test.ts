import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { execa } from "execa";
import { expect } from "vitest";
import { test } from "./test-server.ts";

test("the site and the mail service of one build go online together", async ({ server }) => {
  const { build, release, halves } = server;
  build("one");
  await release();
  build("two");
  await release();
  expect(halves()).toEqual(["two", "two"]);
});

test("a release is named after its time and its commit", async ({ server }) => {
  const { build, release, online, at } = server;
  execFileSync("git", ["init", "--quiet"], { cwd: at(".") });
  writeFileSync(at(".gitignore"), "site\ndist*\n");
  const author = ["-c", "user.name=Sanne", "-c", "user.email=sanne@firma.example"];
  execFileSync("git", ["add", "."], { cwd: at(".") });
  execFileSync("git", [...author, "commit", "--quiet", "--message=Begin"], { cwd: at(".") });
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: at("."), encoding: "utf8" });
  build("one");
  await release();
  expect(online()).toMatch(new RegExp(`^releases/\\d{8}T\\d{6}Z-${commit.slice(0, 8)}$`));
});

test("a page that no longer exists is removed", async ({ server }) => {
  const { build, release, at } = server;
  build("one", { "dist/oud.html": "old" });
  await release();
  build("two");
  await release();
  expect(existsSync(at("site/current/site/oud.html"))).toBe(false);
});

test("scripts and pictures for visitors on an older page are kept for thirty days", async ({
  server,
}) => {
  const { build, release, at } = server;
  build("one", { "dist/_astro/a.1.js": "1", "dist/_astro/b.1.js": "1" });
  await release();
  utimesSync(at("site/current/site/_astro/b.1.js"), 1, 1);
  build("two", { "dist/_astro/a.2.js": "2" });
  await release();
  expect(readdirSync(at("site/current/site/_astro")).sort()).toEqual(["a.1.js", "a.2.js"]);
});

test("the previous release is kept, and older ones are removed", async ({ server }) => {
  const { build, release, age, releases } = server;
  for (const text of ["one", "two", "three"]) {
    build(text);
    await release();
    age(...releases());
  }
  build("four");
  await release();
  expect(releases()).toHaveLength(2);
});

test("a release that was online a moment ago is never removed", async ({ server }) => {
  const { build, release, releases } = server;
  for (const text of ["one", "two", "three"]) {
    build(text);
    await release();
  }
  expect(releases()).toHaveLength(3);
});

test("--back puts the previous release online", async ({ server }) => {
  const { build, release, halves } = server;
  build("one");
  await release();
  build("two");
  await release();
  await release("--back");
  expect(halves()).toEqual(["one", "one"]);
});

test("after --back, there is still a release to go back to, however old", async ({ server }) => {
  const { build, release, releases, age, halves } = server;
  for (const text of ["one", "two", "three"]) {
    build(text);
    await release();
  }
  age(...releases());
  await release("--back");
  await release("--back");
  expect(halves()).toEqual(["one", "one"]);
});

test("--back says so if there is no release to go back to", async ({ server }) => {
  const { build, release } = server;
  build("one");
  await release();
  await expect(release("--back")).rejects.toThrow(/no release before/);
});

test("the mail service is restarted once the release is online", async ({ server }) => {
  const { build, release, at } = server;
  build("one");
  await release("--restart", `cat "${at("site/current/service/mail.mjs")}" > "${at("seen")}"`);
  expect(readFileSync(at("seen"), "utf8")).toBe("one");
});

test("the program says what to do if the folder does not exist", async ({ server }) => {
  const { build, release, at } = server;
  build("one");
  rmSync(at("site"), { recursive: true });
  await expect(release()).rejects.toThrow(/does not exist/);
});

test("what an interrupted build has left does not go online", async ({ server }) => {
  const { build, release, at } = server;
  build("one");
  mkdirSync(at("dist/.prerender"));
  await expect(release()).rejects.toThrow("dist/.prerender");
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
