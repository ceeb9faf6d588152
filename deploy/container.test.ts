import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const lines = (file: string) => readFileSync(join(root, "deploy", file), "utf8").split("\n");

/** What the container file takes from the project, by its COPY lines. */
const copied = lines("Dockerfile")
  .filter((line) => line.startsWith("COPY ") && !line.includes("--from"))
  .flatMap((line) => line.split(" ").slice(1, -1));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "container-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("the mail service starts with what its container holds", async () => {
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const env = { ...process.env, SMTP_URL: "smtp://127.0.0.1:9", PORT: "0" };
  const service = spawn(process.execPath, ["mail/main.ts"], { cwd: folder, env });
  let said = "";
  for (const stream of [service.stdout, service.stderr]) {
    stream.on("data", (text) => {
      said += text;
      if (said.includes('"listening"')) service.kill("SIGTERM");
    });
  }
  await new Promise((resolve) => service.once("close", resolve));
  expect(said).toContain('"listening"');
});

test("what it holds is sent to where it is built", () => {
  const sent = lines("Dockerfile.dockerignore");
  for (const path of copied) expect(sent).toContain(`!${path}`);
});
