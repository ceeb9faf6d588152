import { symlinkSync } from "node:fs";
import { describe, expect } from "vitest";
import { inBothHalves, test } from "./test-project.ts";

describe("what changes more than content", () => {
  test.for(["package.json", "src/page.ts", ".github/workflows/test.yml", "content.ts"])(
    "waits, such as %s",
    async (file, { project }) => {
      const { round, savePhone, save, phonesOnline } = project;
      await round();
      const before = phonesOnline();
      savePhone("010-1111111");
      save(file, /$/, " ");
      expect(await round()).toContain(`(${file})`);
      expect(phonesOnline()).toEqual(before);
    },
  );

  test("waits when it is a link in content/ to a file of the server", async ({ project }) => {
    const { round, at, commit } = project;
    await round();
    symlinkSync("/etc/hostname", at("desk/content/reviews/link.yaml"));
    commit("A link");
    expect(await round()).toContain("--all");
  });

  test("is mailed once as waiting", async ({ project }) => {
    const { round, save, emails } = project;
    await round();
    save("src/page.ts", /$/, "1");
    await round();
    await round();
    expect(emails().map(({ subject }) => subject)).toEqual(["Uw wijziging wacht"]);
  });

  test("goes online with --all", async ({ project }) => {
    const { round, savePhone, save, phonesOnline } = project;
    await round();
    savePhone("010-1111111");
    save("src/page.ts", /$/, "1");
    await round();
    expect(await round({ all: true })).toMatch(/ is online$/);
    expect(phonesOnline()).toEqual(inBothHalves("010-1111111"));
  });

  test("keeps later saves waiting, and none after it went online", async ({ project }) => {
    const { round, savePhone, save, phonesOnline } = project;
    await round();
    save("src/page.ts", /$/, "1");
    await round();
    savePhone("010-1111111");
    expect(await round()).toContain("--all");
    await round({ all: true });
    savePhone("010-2222222");
    await round();
    expect(phonesOnline()).toEqual(inBothHalves("010-2222222"));
  });
});
