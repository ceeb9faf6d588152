import { readFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { inBothHalves, test } from "./test-project.ts";

describe("a save", () => {
  test("is published in both halves", async ({ project }) => {
    const { round, savePhone, phonesOnline } = project;
    await round();
    savePhone("010-7654321");
    expect(await round()).toMatch(/ is online$/);
    expect(phonesOnline()).toEqual(inBothHalves("010-7654321"));
  });

  test("is mailed with the old and the new text", async ({ project }) => {
    const { round, savePhone, phonesOnline, emails } = project;
    await round();
    const [old] = phonesOnline();
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

  test("is mailed from the new address when it changes the address", async ({ project }) => {
    const { round, save, emails } = project;
    await round();
    save("content/business.yaml", /^email: .*$/m, "email: nieuw@firma.example");
    await round();
    expect(emails().map(({ from }) => from.address)).toEqual(Array(2).fill("nieuw@firma.example"));
  });

  test("is handled once", async ({ project }) => {
    const { round, savePhone, emails } = project;
    await round();
    savePhone("010-7654321");
    await round();
    expect(await round()).toBeUndefined();
    expect(emails()).toHaveLength(1);
  });

  test("is mailed with the names of its files if the changes cannot be described", async ({
    project,
  }) => {
    const { round, savePhone, emails } = project;
    await round();
    savePhone("010-7654321");
    await round({ configOf: () => Promise.reject(new Error("no words")) });
    expect(emails()[0]?.body).toBe("content/business.yaml: gewijzigd");
  });
});

test("nobody is mailed when the site goes online for the first time", async ({ project }) => {
  const { round, emails } = project;
  await round();
  expect(emails()).toEqual([]);
});

test("a round changes nothing in the project that it is started from", async ({ project }) => {
  const { round, savePhone, git } = project;
  await round();
  const before = git("project", "rev-parse", "HEAD");
  savePhone("010-7654321");
  await round();
  expect(git("project", "rev-parse", "HEAD")).toBe(before);
  expect(git("project", "status", "--porcelain", "--ignored")).toBe("");
});

test("each release restarts the mail service", async ({ project }) => {
  const { round, savePhone, restarts } = project;
  await round();
  savePhone("010-7654321");
  await round();
  expect(restarts()).toBe(2);
});
