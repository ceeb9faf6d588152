import { existsSync, readFileSync } from "node:fs";
import { expect, vi } from "vitest";
import { test } from "./test-project.ts";

test("gives builds no password of the environment", async ({ project }) => {
  const { round, at } = project;
  vi.stubEnv("SMTP_URL", "smtp://user:secret@mail.firma.example");
  vi.stubEnv("GITHUB_CLIENT_SECRET", "secret");
  await round();
  const environment = readFileSync(at("environment"), "utf8");
  expect(environment).toContain("PATH=");
  expect(environment).not.toContain("secret");
});

test("takes no option of git from the name of a branch", async ({ project }) => {
  const { round, save, at } = project;
  const branch = `--upload-pack=touch "${at("touched")}";`;
  save("site.yaml", /^( +branch: ).*$/m, `$1'${branch}'`);
  await round();
  await expect(round()).rejects.toThrow();
  expect(existsSync(at("touched"))).toBe(false);
});
