import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, watch } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { many, releaseScript, test } from "#tests/support/release-server.ts";

const isRoot = process.getuid?.() === 0;

test("the newest release goes online, whatever the clock says", async ({ server }) => {
  const { build, release, releaseAt, releases, halves } = server;
  for (const [text, time] of [
    ["one", "2026-01-03T00:00:00Z"],
    ["two", "2026-01-01T00:00:00Z"],
    ["three", "2026-01-01T00:00:00Z"],
  ] as const) {
    build(text);
    await releaseAt(time);
  }
  const second = "20260101T000000Z-unknown";
  expect(releases()).toEqual([second, `${second}-2`, "20260103T000000Z-unknown"]);
  expect(halves()).toEqual(["three", "three"]);
  await release("--back");
  expect(halves()).toEqual(["two", "two"]);
});

test("two releases at the same time wait for each other", async ({ server }) => {
  const { build, releaseAt, releases, halves, at } = server;
  const texts = ["one", "two", "three"];
  const projects = texts.map((text) => {
    const project = at(text);
    mkdirSync(project);
    build(text, many, project);
    return project;
  });
  await Promise.all(projects.map((project) => releaseAt("2026-01-01T00:00:00Z", project)));
  const [site, service] = halves();
  expect(texts).toContain(site);
  expect(service).toBe(site);
  expect(releases()).toHaveLength(3);
});

test("the switch is one step, so that there is always a site", async ({
  server,
  onTestFinished,
}) => {
  const { build, release, at } = server;
  build("one");
  await release();
  build("two");
  const changed: (string | null)[] = [];
  const watcher = watch(at("site"), (_event, name) => changed.push(name));
  onTestFinished(() => watcher.close());
  await release();
  await expect.poll(() => changed).toContain("current");
  // Removing the link first would be a separate step.
  expect(changed.filter((name) => name === "current")).toHaveLength(1);
});

test("the old or the new release is online, both halves of it, whenever the program is killed", async ({
  server,
}) => {
  const { build, release, releases, halves, at } = server;
  build("old", many);
  const started = performance.now();
  await release();
  const milliseconds = performance.now() - started;
  for (let moment = 0; moment < 10; moment++) {
    const [before] = halves();
    const text = `new ${moment}`;
    build(text, many);
    const killed = spawn(process.execPath, [releaseScript, at("site")], { cwd: at(".") });
    const ended = once(killed, "exit");
    await wait((milliseconds * (moment + 1)) / 11);
    killed.kill("SIGKILL");
    await ended;
    const [site, service] = halves();
    expect([before, text]).toContain(site);
    expect(service).toBe(site);
  }
  await release();
  expect(halves()).toEqual(["new 9", "new 9"]);
  expect(releases().filter((name) => name.startsWith("."))).toEqual([]);
});

test.runIf(isRoot)(
  "leaves what is online as it is when the disk is full",
  async ({ server, onTestFinished }) => {
    const { build, release, releases, halves, at } = server;
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=400k", "tmpfs", at("site")]);
    onTestFinished(() => {
      execFileSync("umount", [at("site")]);
    });
    build("old");
    await release();
    build("new", { "dist/large.js": "x".repeat(1_000_000) });
    await expect(release()).rejects.toThrow(/ENOSPC/);
    expect(halves()).toEqual(["old", "old"]);
    expect(releases()).toHaveLength(1);
    build("new");
    await release();
    expect(halves()).toEqual(["new", "new"]);
  },
);

test.runIf(isRoot)(
  "does not let root release in the folder of another user",
  async ({ server }) => {
    const { build, release, at } = server;
    chownSync(at("site"), 33, 33);
    build("one");
    await expect(release()).rejects.toThrow(/belongs to another user/);
  },
);
