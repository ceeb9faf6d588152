import { cpSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { buildMailService } from "#server/build-mail.ts";
import { mailSettings } from "#server/mail-settings.ts";
import { createProgram } from "#testing/program.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";

const root = join(import.meta.dirname, "..");
const lines = (file: string) => readFileSync(join(root, "deploy", file), "utf8").split("\n");

const copied = lines("Dockerfile")
  .filter((line) => line.startsWith("COPY ") && !line.includes("--from"))
  .flatMap((line) => line.split(" ").slice(1, -1));

test("the mail service starts with what its container holds", async () => {
  const folder = temporaryFolder();
  await buildMailService(join(folder, "dist-service/mail.mjs"), mailSettings(root));
  const app = temporaryFolder();
  for (const path of copied) {
    cpSync(join(folder, path), join(app, basename(path)));
  }
  const env = { SMTP_URL: "smtp://127.0.0.1:9", PORT: "0" };
  const service = createProgram([process.execPath, join(app, "mail.mjs")], env);
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
