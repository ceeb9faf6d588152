import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect } from "vitest";
import { sendPath } from "#contract/calls.ts";
import { quoteBody, siteSettings } from "#testing/enquiries.ts";
import { createProgram, freePort } from "#testing/program.ts";
import { startSmtpSink } from "#testing/smtp-sink.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { buildMailService } from "./build-mail.ts";

/** The built file, alone in a folder far from any package, and running. */
const test = base.extend("service", async ({ onTestFinished }) => {
  const built = join(temporaryFolder(), "mail.mjs");
  await buildMailService(built, siteSettings);
  const alone = join(temporaryFolder(), "mail.mjs");
  copyFileSync(built, alone);
  const sink = await startSmtpSink();
  onTestFinished(() => sink.close());
  const port = await freePort();
  const env = { SMTP_URL: sink.url, PORT: String(port) };
  const lines: string[] = [];
  const command = [process.execPath, alone];
  const program = createProgram(command, env, (line) => void lines.push(line));
  onTestFinished(() => program.end());
  await program.start();
  return { address: `http://127.0.0.1:${port}`, sink, lines };
});

test("the built file mails an enquiry without packages or content beside it", async ({
  service,
}) => {
  const response = await fetch(service.address + sendPath, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(quoteBody()),
  });
  expect(await response.text()).toBe("OK");
  expect(service.sink.mails[0]?.recipients).toEqual(["offerte@firm.example"]);
});

test("/health of the built file tells which build it is", async ({ service }) => {
  const health = await (await fetch(`${service.address}/health`)).json();
  expect(health).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    commit: expect.stringMatching(/^[0-9a-f]{12}$|^unknown$/),
  });
});

test("its log begins with the build", async ({ service }) => {
  expect(service.lines[0]).toMatch(/"event":"release","version":"[\d.]+","commit":"\w+"/);
});
