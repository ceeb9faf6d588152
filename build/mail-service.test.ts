import { spawn } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, test as base, beforeAll, expect, vi } from "vitest";
import { sendPath } from "#contract/calls.ts";
import { startSmtpSink } from "#scripts/smtp-sink.ts";
import { quoteBody, siteSettings } from "#tests/support/enquiries.ts";
import { createProgram, freePort } from "#tests/support/program.ts";
import { buildMailService } from "./mail-service.ts";

const onlineDocs = readFileSync("docs/online.md", "utf8");

let folder: string;
/** The built file, in a folder without packages. */
let file: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mail service-"));
  const built = join(folder, "built/mail.mjs");
  await buildMailService(built, siteSettings);
  file = join(folder, "alone/mail.mjs");
  mkdirSync(dirname(file));
  copyFileSync(built, file);
});
afterAll(() => rmSync(folder, { recursive: true }));

const test = base
  .extend("sink", async ({ onTestFinished }) => {
    const sink = await startSmtpSink();
    onTestFinished(() => sink.close());
    return sink;
  })
  .extend("service", async ({ sink, onTestFinished }) => {
    const port = await freePort();
    const env = { SMTP_URL: sink.url, PORT: String(port) };
    const lines: string[] = [];
    const program = createProgram([process.execPath, file], env, (line) => {
      lines.push(line);
    });
    onTestFinished(() => program.end());
    await program.start();
    return { address: `http://127.0.0.1:${port}`, lines };
  });

const post = (address: string) =>
  fetch(address + sendPath, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(quoteBody()),
  });

test("the built file mails an enquiry without packages or content, and logs which build it is", async ({
  service,
  sink,
}) => {
  expect(await (await post(service.address)).text()).toBe("OK");
  expect(sink.mails[0]?.recipients).toEqual(["offerte@firm.example"]);
  expect(service.lines[0]).toMatch(
    /"event":"release","version":"[\d.]+","commit":"([0-9a-f]{12}|unknown)"/,
  );
});

test("a host that requires its start file runs it, as docs/online.md says", async ({
  sink,
  onTestFinished,
}) => {
  const [, text = ""] = /startbestand `app\.js`, waarin alleen\n`(.+?)`/.exec(onlineDocs) ?? [];
  const start = join(dirname(file), "app.js");
  writeFileSync(start, text);
  const port = await freePort();
  const load = [process.execPath, "--eval", `require(${JSON.stringify(start)})`];
  const program = createProgram(load, { SMTP_URL: sink.url, PORT: String(port) });
  onTestFinished(() => program.end());
  await program.start();
  expect(await (await post(`http://127.0.0.1:${port}`)).text()).toBe("OK");
});

test.runIf(existsSync("/dev/full"))(
  "a log on a full disk does not end it",
  async ({ sink, onTestFinished }) => {
    const port = await freePort();
    const log = openSync("/dev/full", "w");
    const env = { ...process.env, SMTP_URL: sink.url, PORT: String(port) };
    const child = spawn(process.execPath, [file], { env, stdio: ["ignore", log, "inherit"] });
    onTestFinished(() => {
      child.kill("SIGKILL");
    });
    const response = await vi.waitFor(() => post(`http://127.0.0.1:${port}`), 60_000);
    expect(await response.text()).toBe("OK");
  },
);
