import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readMailConfig } from "../../mail/config/config.ts";
import type { RunningServer } from "../../mail/http/server.ts";
import { startMailService } from "../../mail/service.ts";
import { quoteParams } from "../../mail/testing/enquiries.ts";
import { type RedisServer, redisProgram, startRedis } from "../../mail/testing/redis.ts";
import { type SmtpSink, startSmtpSink } from "../../mail/testing/smtp-sink.ts";
import { sendPath } from "../../server/server-config.ts";
import { ask } from "./ask.ts";
import { type CheckedServer, startNginx } from "./servers.ts";

// Two copies of the mail service and the store they share, behind nginx, which says which of them answers.

// What the copies share is kept in that store: where it is not installed, there is nothing to check.
const program = redisProgram();
if (program === undefined)
  console.warn("Skipped: no redis-server or valkey-server (apt-get install redis-server)");

describe.skipIf(program === undefined)("two copies behind nginx", () => {
  let sink: SmtpSink;
  let store: RedisServer;
  let copies: RunningServer[];
  let server: CheckedServer;
  let number = 0;

  beforeAll(async () => {
    [sink, store] = await Promise.all([startSmtpSink(), startRedis(program ?? "")]);
    const env = { SMTP_URL: sink.url, REDIS_URL: store.url, TRUST_PROXY: "1", RATE_LIMIT_POINTS: "40" };
    const config = readMailConfig(env, process.cwd());
    copies = [await startMailService(config, "127.0.0.1", 0), await startMailService(config, "127.0.0.1", 0)];
    server = await startNginx(...copies.map(({ port }) => port));
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all(copies.map((copy) => copy.close()));
    await Promise.all([sink.close(), store.end()]);
  });

  /** Sends the quote form's enquiry with this reference; resolves to the status. */
  async function send(reference: string): Promise<number | undefined> {
    const { publicKey, forms } = readMailConfig({ SMTP_URL: sink.url }, process.cwd());
    const { serviceId: service_id, templateId: template_id, recipient: recipient_email } = forms.quote;
    const template_params = { ...quoteParams, recipient_email, reference };
    const body = JSON.stringify({ user_id: publicKey, service_id, template_id, template_params });
    const type = { "Content-Type": "application/json" };
    return (await ask(server.port, sendPath, type, "POST", Buffer.from(body))).status;
  }
  const sendNew = () => send(`check-${number++}`);

  it("send an enquiry that comes again and again once", async () => {
    const statuses = [];
    for (let again = 0; again < 6; again++) statuses.push(await send("the-same"));
    expect(statuses).toEqual(Array(6).fill(200));
    expect(sink.mails).toHaveLength(1);
  });

  it("lose nothing when the store dies", async () => {
    await store.kill();
    const statuses = [];
    for (let more = 0; more < 6; more++) statuses.push(await sendNew());
    expect(statuses).toEqual(Array(6).fill(200));
    await store.start();
  });

  it("lose nothing when one of them stops", async () => {
    await copies.shift()?.close();
    const statuses = [];
    for (let more = 0; more < 6; more++) statuses.push(await sendNew());
    expect(statuses).toEqual(Array(6).fill(200));
    expect(sink.mails).toHaveLength(13);
  });
});
