import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { createProgram } from "#testing/program.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";

const root = join(import.meta.dirname, "..");
const lines = (file: string) => readFileSync(join(root, "deploy", file), "utf8").split("\n");

const copied = lines("Dockerfile")
  .filter((line) => line.startsWith("COPY ") && !line.includes("--from"))
  .flatMap((line) => line.split(" ").slice(1, -1));

function installed(): string[] {
  expect(lines("Dockerfile").join("\n")).toContain("npm ci --omit=dev");
  const args = ["ls", "--omit=dev", "--all", "--parseable", "--package-lock-only"];
  const paths = execFileSync("npm", args, { cwd: root, encoding: "utf8" }).trim().split("\n");
  return paths
    .map((path) => relative(root, path))
    .filter((path) => path.startsWith("node_modules"));
}

test("the mail service starts with what its container holds", async () => {
  const folder = temporaryFolder();
  for (const path of copied) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  for (const path of installed()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path));
  }
  const env = { SMTP_URL: "smtp://127.0.0.1:9", PORT: "0" };
  const service = createProgram([process.execPath, join(folder, "mail/main.ts")], env);
  await expect(service.start()).resolves.toBeUndefined();
  await service.end();
});

test("what it holds is sent to where it is built", () => {
  const sent = lines("Dockerfile.dockerignore");
  for (const path of copied) {
    expect(sent).toContain(`!${path}`);
  }
});

test("the site beside it is a release, and not the folder that a build writes in", () => {
  const { services } = parse(lines("compose.yaml").join("\n"));
  expect(services.site.volumes.join("\n")).not.toContain("dist");
  expect(services.site.environment.SITE_ROOT).toMatch(/\/current$/);
});
