import { expect } from "vitest";
import { startMailService } from "#mail/service.ts";
import { quoteBody, testConfig } from "#tests/support/enquiries.ts";
import { contentOf, filesForm, photographs } from "#tests/support/files.ts";
import { freePort } from "#tests/support/program.ts";
import { test as base } from "#tests/support/service.ts";
import { holdMails } from "#tests/support/smtp-sink.ts";
import { createMetrics } from "./metrics.ts";

const test = base
  .extend("metrics", () => createMetrics({ state: "away" }))
  .extend("service", ({ start, metrics }) => start({}, { metrics }))
  .extend("figure", ({ metrics }) => async (line: string) => {
    const text = await (await metrics.app.request("/metrics")).text();
    const found = text.split("\n").find((one) => one.startsWith(`website_mail_${line} `));
    return Number(found?.split(" ").at(-1));
  });

test("counters start at zero, so that the first increase is seen", async ({ figure }) => {
  expect(await figure('sent_total{call="enquiry"}')).toBe(0);
});

test("an enquiry that was mailed is counted once, also when it is sent again", async ({
  service,
  figure,
}) => {
  await service.post(quoteBody());
  await service.post(quoteBody());
  expect(await figure('sent_total{call="enquiry"}')).toBe(1);
  expect(await figure('repeated_total{call="enquiry"}')).toBe(1);
  expect(await figure('accept_seconds_count{call="enquiry"}')).toBe(1);
});

test("files are counted apart from enquiries", async ({ service, figure }) => {
  await service.upload(filesForm(photographs(1)));
  expect(await figure('sent_total{call="files"}')).toBe(1);
  expect(await figure('sent_total{call="enquiry"}')).toBe(0);
});

test("refused calls are counted by status and reason", async ({ sink, service, figure }) => {
  await service.post("{");
  await service.upload(filesForm({ "a.jpg": contentOf("exe") }));
  sink.refuse(451);
  await service.post(quoteBody());
  const refused = (labels: string) => figure(`refused_total{${labels}}`);
  expect(await refused('call="enquiry",status="400",reason="malformed-json"')).toBe(1);
  expect(await refused('call="files",status="415",reason="kind"')).toBe(1);
  expect(await refused('call="enquiry",status="503",reason="deferred"')).toBe(1);
});

test("calls in progress are shown, and so is a store that cannot be reached", async ({
  sink,
  service,
  figure,
}) => {
  const { arrived, release } = holdMails(sink);
  const sending = service.post(quoteBody());
  await arrived;
  expect(await figure('in_flight{call="enquiry"}')).toBe(1);
  release();
  await sending;
  expect(await figure('in_flight{call="enquiry"}')).toBe(0);
  expect(await figure("store_reachable")).toBe(0);
});

test("metrics, and why mail cannot be sent, are served only on a port of their own", async ({
  sink,
}) => {
  const port = await freePort();
  const config = testConfig(sink.url, { metrics: { host: "127.0.0.1", port } });
  const release = { version: "1.0.0", commit: "1a2b" };
  const running = await startMailService(config, "127.0.0.1", 0, { release });
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("version=0.0.4");
  const health = await fetch(`http://127.0.0.1:${port}/health/mail`);
  expect(await health.json()).toMatchObject({ status: "ok", smtp: "reachable", commit: "1a2b" });
  expect((await fetch(`http://127.0.0.1:${running.port}/metrics`)).status).toBe(404);
  await running.close();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});
