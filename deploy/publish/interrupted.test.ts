import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { inBothHalves, test } from "./test-project.ts";

test("restarts the mail service in the next round, without another build, when that failed", async ({
  project,
}) => {
  const { round, savePhone, at, restarts } = project;
  await round();
  savePhone("010-7654321");
  const failing = round({ restart: () => Promise.reject(new Error("no permission")) });
  await expect(failing).rejects.toThrow("no permission");
  await round();
  expect(restarts()).toBe(2);
  expect(readdirSync(at("site/releases"))).toHaveLength(2);
});

test.for(["index.lock", "HEAD.lock", "refs/remotes/origin/main.lock"])(
  "goes on after a round that left %s of git",
  async (file, { project }) => {
    const { round, savePhone, phonesOnline, at } = project;
    await round();
    writeFileSync(at(`project-publish/copy/.git/${file}`), "");
    savePhone("010-3333333");
    await round();
    expect(phonesOnline()).toEqual(inBothHalves("010-3333333"));
  },
);

test("continues with a damaged state", async ({ project }) => {
  const { round, savePhone, phonesOnline, at } = project;
  await round();
  writeFileSync(at("project-publish/state.json"), "{");
  savePhone("010-3333333");
  await round();
  expect(phonesOnline()).toEqual(inBothHalves("010-3333333"));
});

test("is never half online when it is killed, and continues in the next round", async ({
  project,
}) => {
  const { round, savePhone, phonesOnline, at } = project;
  const program = `
    import { publishOnce } from ${JSON.stringify(resolve("deploy/publish/publish-once.ts"))};
    await publishOnce({
      project: ${JSON.stringify(at("project"))},
      site: ${JSON.stringify(at("site"))},
      all: false,
      restart: async () => {},
      configOf: () => Promise.reject(new Error("not needed")),
    });`;
  const start = () =>
    spawn(process.execPath, ["--input-type=module", "--eval", program], {
      detached: true,
      stdio: "ignore",
    });
  await round();
  savePhone("010-1111111");
  const started = performance.now();
  await once(start(), "exit");
  const milliseconds = performance.now() - started;
  for (let moment = 0; moment < 10; moment++) {
    const [before] = phonesOnline();
    const phone = `010-222222${moment}`;
    savePhone(phone);
    const child = start();
    const ended = once(child, "exit");
    await wait((milliseconds * (moment + 1)) / 11);
    if (child.exitCode === null) {
      // The round, and all programs that it has started.
      process.kill(-(child.pid ?? 0), "SIGKILL");
    }
    await ended;
    const [site, service] = phonesOnline();
    expect([before, phone]).toContain(site);
    expect(service).toBe(site);
  }
  await round();
  expect(phonesOnline()).toEqual(inBothHalves("010-2222229"));
});

test.runIf(process.getuid?.() === 0)(
  "leaves the site as it is on a full disk, and puts the save online once there is room",
  async ({ project, onTestFinished }) => {
    const { round, savePhone, phonesOnline, at } = project;
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", at("site")]);
    onTestFinished(() => {
      execFileSync("umount", [at("site")]);
    });
    await round();
    const before = phonesOnline();
    savePhone("010-3333333");
    const { bavail, bsize } = statfsSync(at("site"));
    writeFileSync(at("site/filler"), Buffer.alloc(bavail * bsize));
    await expect(round()).rejects.toThrow(/ENOSPC/);
    expect(phonesOnline()).toEqual(before);
    rmSync(at("site/filler"));
    await round();
    expect(phonesOnline()).toEqual(inBothHalves("010-3333333"));
  },
);
