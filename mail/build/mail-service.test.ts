import { spawn } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  openSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sendPath } from "@contractor/core/enquiry/calls.ts";
import { startSmtpSink } from "@contractor/scripts/smtp-sink.ts";
import { quoteBody, siteSettings } from "@contractor/site/tests/support/enquiries.ts";
import { createProgram, freePort } from "@contractor/site/tests/support/program.ts";
import { test as base, beforeAll, expect, vi } from "vitest";
import { buildMailService } from "./mail-service.ts";

/** The built file, in a folder without packages. */
let file: string;

beforeAll(async () => {
  const { path, remove } = mkdtempDisposableSync(join(tmpdir(), "mail service-"));
  const built = join(path, "built/mail.mjs");
  await buildMailService(built, siteSettings);
  file = join(path, "alone/mail.mjs");
  mkdirSync(dirname(file));
  copyFileSync(built, file);
  return remove;
});

const test = base
  .extend("sink", async ({ onTestFinished }) => {
    const sink = await startSmtpSink();
    onTestFinished(() => sink.close());
    return sink;
  })
  .extend("env", async ({ sink }) => ({ SMTP_URL: sink.url, PORT: `${await freePort()}` }))
  .extend("post", ({ env }) => async () => {
    const response = await fetch(`http://127.0.0.1:${env.PORT}${sendPath}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(quoteBody()),
    });
    return response.text();
  });

test("the built file works alone, as docs/online.md says, and logs which build it is", async ({
  env,
  post,
  sink,
  onTestFinished,
}) => {
  const docs = readFileSync("docs/online.md", "utf8");
  const [, text = ""] = /startbestand `app\.js`, waarin alleen\n`(.+?)`/.exec(docs) ?? [];
  const startFile = join(dirname(file), "app.js");
  writeFileSync(startFile, text);
  const lines: string[] = [];
  const command = [process.execPath, "--eval", `require(${JSON.stringify(startFile)})`];
  const program = createProgram(command, env, (line) => {
    lines.push(line);
  });
  onTestFinished(() => program.end());
  await program.start();
  expect(await post()).toBe("OK");
  expect(sink.mails[0]?.recipients).toEqual(["offerte@firm.example"]);
  expect(lines[0]).toMatch(
    /"event":"release","version":"[\d.]+","commit":"([0-9a-f]{12}|unknown)"/,
  );
});

test.runIf(existsSync("/dev/full"))(
  "a log on a full disk does not end it",
  async ({ env, post, onTestFinished }) => {
    const stdio = ["ignore" as const, openSync("/dev/full", "w"), "inherit" as const];
    const running = spawn(process.execPath, [file], { env: { ...process.env, ...env }, stdio });
    onTestFinished(() => {
      running.kill("SIGKILL");
    });
    expect(await vi.waitFor(post, 60_000)).toBe("OK");
  },
);
