import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { execa } from "execa";
import { expect } from "vitest";
import { test } from "./test-server.ts";

test("puts the site and the mail service of one build online together", async ({ server }) => {
  const { build, release, halves } = server;
  build("one");
  await release();
  build("two");
  await release();
  expect(halves()).toEqual(["two", "two"]);
});

test("names a release by its time and its commit", async ({ server }) => {
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

test("takes a page away that is no longer there", async ({ server }) => {
  const { build, release, at } = server;
  build("one", { "dist/oud.html": "old" });
  await release();
  build("two");
  await release();
  expect(existsSync(at("site/current/site/oud.html"))).toBe(false);
});

test("keeps what visitors on an older page still need, for thirty days", async ({ server }) => {
  const { build, release, at } = server;
  build("one", { "dist/_astro/a.1.js": "1", "dist/_astro/b.1.js": "1" });
  await release();
  utimesSync(at("site/current/site/_astro/b.1.js"), 1, 1);
  build("two", { "dist/_astro/a.2.js": "2" });
  await release();
  expect(readdirSync(at("site/current/site/_astro")).sort()).toEqual(["a.1.js", "a.2.js"]);
});

test("keeps the release before, and none that was online long ago", async ({ server }) => {
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

test("never removes a release that was online a moment ago", async ({ server }) => {
  const { build, release, releases } = server;
  for (const text of ["one", "two", "three"]) {
    build(text);
    await release();
  }
  expect(releases()).toHaveLength(3);
});

test("goes back to the release before", async ({ server }) => {
  const { build, release, halves } = server;
  build("one");
  await release();
  build("two");
  await release();
  await release("--back");
  expect(halves()).toEqual(["one", "one"]);
});

test("keeps a release to go back to after it went back, however old", async ({ server }) => {
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

test("says so when there is no release to go back to", async ({ server }) => {
  const { build, release } = server;
  build("one");
  await release();
  await expect(release("--back")).rejects.toThrow(/no release before/);
});

test("restarts the mail service once the release is online", async ({ server }) => {
  const { build, release, at } = server;
  build("one");
  await release("--restart", `cat "${at("site/current/service/mail.mjs")}" > "${at("seen")}"`);
  expect(readFileSync(at("seen"), "utf8")).toBe("one");
});

test("says what to do when the folder is not there", async ({ server }) => {
  const { build, release, at } = server;
  build("one");
  rmSync(at("site"), { recursive: true });
  await expect(release()).rejects.toThrow(/does not exist/);
});

test("starts on the oldest Node that the project allows, without its packages", async ({
  server,
}) => {
  const { build, halves, at } = server;
  const node = ["/usr/bin/node", "/usr/local/bin/node"].find(existsSync) ?? process.execPath;
  cpSync(import.meta.dirname, at("deploy"), { recursive: true });
  build("one");
  await execa(node, [at("deploy/release.mjs"), at("site")], { cwd: at(".") });
  expect(halves()).toEqual(["one", "one"]);
});
