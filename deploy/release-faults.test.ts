import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { many, releaseScript, test } from "#tests/support/release-server.ts";

const isRoot = process.getuid?.() === 0;

test("two releases at the same time wait for each other", async ({ server }) => {
  const { build, releaseFrom, releases, halves, at } = server;
  const texts = ["one", "two", "three"];
  const projects = texts.map((text) => {
    const project = at(text);
    mkdirSync(project);
    build(text, many, project);
    return project;
  });
  await Promise.all(projects.map(releaseFrom));
  const [site, service] = halves();
  expect(texts).toContain(site);
  expect(service).toBe(site);
  expect(releases()).toHaveLength(3);
});

test("the old or the new release is online, both halves of it, whenever the program is killed", async ({
  server,
}) => {
  const { build, release, halves, at } = server;
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
