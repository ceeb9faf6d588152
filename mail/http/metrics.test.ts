import { afterEach, beforeEach, expect, test } from "vitest";
import { Metrics } from "./metrics.ts";
import { startMailService } from "../service.ts";
import { quoteBody, testConfig } from "../testing/enquiries.ts";
import { contentOf, filesForm } from "../testing/files.ts";
import { freePort } from "../testing/free-port.ts";
import { startTestService, type TestService } from "../testing/service.ts";
import { holdMails, type SmtpSink, smtpError, startSmtpSink } from "../testing/smtp-sink.ts";

let sink: SmtpSink;
let service: TestService;
let metrics: Metrics;

beforeEach(async () => {
  sink = await startSmtpSink();
  metrics = new Metrics({ state: "away" });
  service = startTestService(sink.url, {}, { metrics });
});
afterEach(async () => {
  await service.transport.close();
  await sink.close();
});

async function figure(line: string): Promise<number> {
  const text = await (await metrics.app().request("/metrics")).text();
  const found = text.split("\n").find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length));
}

test("what is sent, repeated and refused is counted, by reason", async () => {
  expect(await figure('website_mail_sent_total{call="enquiry"}')).toBe(0);
  await service.post(quoteBody());
  await service.post(quoteBody());
  await service.post("{");
  await service.upload(filesForm({ "a.jpg": contentOf("jpg") }));
  await service.upload(filesForm({ "a.jpg": contentOf("exe") }));
  sink.beforeAccept = () => {
    throw smtpError(451);
  };
  await service.post(quoteBody({ reference: "b" }));

  const refused = (call: string, status: number, reason: string) =>
    figure(`website_mail_refused_total{call="${call}",status="${status}",reason="${reason}"}`);
  expect(await figure('website_mail_sent_total{call="enquiry"}')).toBe(1);
  expect(await figure('website_mail_repeated_total{call="enquiry"}')).toBe(1);
  expect(await figure('website_mail_sent_total{call="files"}')).toBe(1);
  expect(await refused("enquiry", 400, "malformed-json")).toBe(1);
  expect(await refused("enquiry", 503, "deferred")).toBe(1);
  expect(await refused("files", 415, "kind")).toBe(1);
  expect(await figure('website_mail_accept_seconds_count{call="enquiry"}')).toBe(1);
});

test("what is on its way shows, and so does a store that is away", async () => {
  const { arrived, release } = holdMails(sink);
  const sending = service.post(quoteBody());
  await arrived;
  expect(await figure('website_mail_in_flight{call="enquiry"}')).toBe(1);
  release();
  await sending;
  expect(await figure('website_mail_in_flight{call="enquiry"}')).toBe(0);
  expect(await figure("website_mail_store_reachable")).toBe(0);
});

test("they are served on a port of their own, and only there", async () => {
  const port = await freePort();
  const running = await startMailService(
    testConfig(sink.url, { metrics: { host: "127.0.0.1", port } }),
    "127.0.0.1",
    0,
  );
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    expect.stringContaining("version=0.0.4"),
  ]);
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${running.port}/metrics`)).status).toBe(404);
  await running.close();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});
