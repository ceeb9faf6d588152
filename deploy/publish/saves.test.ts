import { readFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { both, test } from "./test-project.ts";

describe("a save", () => {
  test("goes online in both halves", async ({ project }) => {
    const { round, savePhone, online } = project;
    await round();
    savePhone("010-7654321");
    expect(await round()).toMatch(/ is online$/);
    expect(online()).toEqual(both("010-7654321"));
  });

  test("is mailed with what stood there and what stands there now", async ({ project }) => {
    const { round, savePhone, online, emails } = project;
    await round();
    const [old] = online();
    savePhone("010-7654321");
    await round();
    expect(emails()).toHaveLength(1);
    expect(emails()[0]).toMatchObject({
      subject: "Uw wijziging staat online",
      body: expect.stringContaining(
        `Bedrijf en prijzen › Bedrijfsgegevens en openingstijden › Telefoonnummer\n  was: ${old}\n  nu:  010-7654321`,
      ),
    });
  });

  test("is mailed to both addresses when it changes the firm's address", async ({ project }) => {
    const { round, save, emails } = project;
    await round();
    const [, old] = /^email: (.*)$/m.exec(readFileSync("content/business.yaml", "utf8")) ?? [];
    save("content/business.yaml", /^email: .*$/m, "email: nieuw@firma.example");
    await round();
    expect(emails().map(({ to }) => to)).toEqual([old, "nieuw@firma.example"]);
  });

  test("is mailed in the name of the address that it brings", async ({ project }) => {
    const { round, save, emails } = project;
    await round();
    save("content/business.yaml", /^email: .*$/m, "email: nieuw@firma.example");
    await round();
    expect(emails().map(({ from }) => from.address)).toEqual(Array(2).fill("nieuw@firma.example"));
  });

  test("is dealt with once", async ({ project }) => {
    const { round, savePhone, emails } = project;
    await round();
    savePhone("010-7654321");
    await round();
    expect(await round()).toBeUndefined();
    expect(emails()).toHaveLength(1);
  });

  test("is mailed with the names of its files when there are no better words", async ({
    project,
  }) => {
    const { round, savePhone, emails } = project;
    await round();
    savePhone("010-7654321");
    await round({ configOf: () => Promise.reject(new Error("no words")) });
    expect(emails()[0]?.body).toBe("content/business.yaml: gewijzigd");
  });
});

test("mails nobody when the site goes online for the first time", async ({ project }) => {
  const { round, emails } = project;
  await round();
  expect(emails()).toEqual([]);
});

test("changes nothing of the project that it is started from", async ({ project }) => {
  const { round, savePhone, git } = project;
  await round();
  const before = git("project", "rev-parse", "HEAD");
  savePhone("010-7654321");
  await round();
  expect(git("project", "rev-parse", "HEAD")).toBe(before);
  expect(git("project", "status", "--porcelain", "--ignored")).toBe("");
});

test("restarts the mail service with each release", async ({ project }) => {
  const { round, savePhone, restarts } = project;
  await round();
  savePhone("010-7654321");
  await round();
  expect(restarts()).toBe(2);
});
