import { writeFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { inBothHalves, test } from "./test-project.ts";

test("a round stays on the previous release after --back, until something new is saved", async ({
  project,
}) => {
  const { round, savePhone, phonesOnline, goBack } = project;
  await round();
  savePhone("010-1111111");
  await round();
  goBack();
  expect(await round()).toBeUndefined();
  expect(phonesOnline()).not.toEqual(inBothHalves("010-1111111"));
  savePhone("010-2222222");
  await round();
  expect(phonesOnline()).toEqual(inBothHalves("010-2222222"));
});

describe("a release by hand", () => {
  test("of more than content does not wait for --all", async ({ project }) => {
    const { releaseByHand, round, save } = project;
    await round();
    save("src/page.ts", /$/, "1");
    releaseByHand();
    expect(await round()).toMatch(/ is online$/);
  });

  test("lets later saves go online", async ({ project }) => {
    const { releaseByHand, round, savePhone, save, phonesOnline } = project;
    await round();
    save("src/page.ts", /$/, "1");
    releaseByHand();
    savePhone("010-4444444");
    await round();
    expect(phonesOnline()).toEqual(inBothHalves("010-4444444"));
  });

  test("with uncommitted changes is not overwritten", async ({ project }) => {
    const { releaseByHand, round, savePhone, phonesOnline, emails, at } = project;
    await round();
    writeFileSync(at("project/content/business.yaml"), "phone: 010-5555555");
    releaseByHand();
    savePhone("010-4444444");
    expect(await round()).toContain("--all");
    expect(phonesOnline()).toEqual(inBothHalves("010-5555555"));
    expect(emails().map(({ subject }) => subject)).toEqual(["Uw wijziging wacht"]);
  });
});

test("a round does not publish a change of more than content again after --back", async ({
  project,
}) => {
  const { round, savePhone, save, goBack } = project;
  await round();
  save("src/page.ts", /$/, "1");
  await round({ all: true });
  goBack();
  savePhone("010-4444444");
  expect(await round()).toContain("--all");
});

test("a round with --all publishes such a change again after --back", async ({ project }) => {
  const { round, savePhone, phonesOnline, goBack } = project;
  await round();
  savePhone("010-4444444");
  await round();
  goBack();
  await round({ all: true });
  expect(phonesOnline()).toEqual(inBothHalves("010-4444444"));
});
