import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { execa } from "execa";
import { expect } from "vitest";
import { freePort } from "#tests/support/program.ts";
import { smtpError, startSmtpSink } from "#tests/support/smtp-sink.ts";
import { test as base, inBothHalves } from "./test-project.ts";

// The program that the unit starts, in the folder of the project.
const test = base
  .extend("watcher", async ({ onTestFinished }) => {
    const port = await freePort();
    const calls: string[] = [];
    const server = createServer((request, response) => {
      calls.push(request.url ?? "");
      response.end();
    });
    await once(server.listen(port, "127.0.0.1"), "listening");
    onTestFinished(() => {
      server.close();
    });
    return { url: `http://127.0.0.1:${port}/check`, calls };
  })
  .extend("start", ({ project, watcher }) => {
    return (env: Record<string, string> = {}) =>
      execa(process.execPath, [resolve("deploy/publish.ts"), project.at("site")], {
        cwd: project.at("project"),
        env: { PUBLISH_PING_URL: watcher.url, ...env },
        reject: false,
      });
  });

test("a round that succeeded is reported to the watcher", async ({ start, watcher }) => {
  await start();
  expect(watcher.calls).toEqual(["/check"]);
});

test("a round with nothing new is reported to the watcher", async ({ start, watcher }) => {
  await start();
  await start();
  expect(watcher.calls).toHaveLength(2);
});

test("a round that failed is not reported to the watcher, and fails", async ({
  project,
  start,
  watcher,
}) => {
  project.git("project", "remote", "set-url", "origin", project.at("away"));
  const { exitCode } = await start();
  expect(exitCode).toBe(1);
  expect(watcher.calls).toEqual([]);
});

test("of two rounds at once, the second waits, and finds nothing new", async ({
  project,
  start,
}) => {
  await start();
  project.savePhone("010-6666666");
  const results = await Promise.all([start(), start()]);
  expect(results.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  expect(project.phonesOnline()).toEqual(inBothHalves("010-6666666"));
  expect(readdirSync(project.at("site/releases"))).toHaveLength(2);
});

test("the publisher goes on after the owner renamed a mailbox", async ({
  project,
  start,
  onTestFinished,
}) => {
  const sink = await startSmtpSink();
  onTestFinished(() => sink.close());
  const env = { SMTP_URL: sink.url };
  await start(env);
  project.save("content/business.yaml", /^email: .*$/m, "email: nieuw@firma.example");
  // The old address is mailed first, and does not exist any more.
  sink.beforeRecipient = () => {
    sink.beforeRecipient = () => {};
    throw smtpError(550);
  };
  await start(env);
  project.savePhone("010-7777777");
  await start(env);
  expect(project.phonesOnline()).toEqual(inBothHalves("010-7777777"));
  expect(sink.mails.map(({ recipients }) => recipients)).toEqual([
    ["nieuw@firma.example"],
    ["nieuw@firma.example"],
  ]);
  expect(project.emails()).toEqual([]);
});
