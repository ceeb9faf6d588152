import { filesPath, sendPath } from "@contractor/core/enquiry/calls.ts";
import { createMailApp, type MailAppOptions } from "@contractor/mail/app.ts";
import type { MailConfig } from "@contractor/mail/config/config.ts";
import type { LogEntry } from "@contractor/mail/http/log.ts";
import { startServer } from "@contractor/mail/http/server.ts";
import { usualLargestMail } from "@contractor/mail/smtp/mail-size.ts";
import { createMailTransport, type MailTransport } from "@contractor/mail/smtp/transport.ts";
import { startSmtpSink } from "@contractor/scripts/smtp-sink.ts";
import { test as base } from "vitest";
import { testConfig } from "./enquiries.ts";

type Headers = Record<string, string>;

/** The calls of the service, given a function that sends a request to it. */
const callsOver = (bring: (path: string, init: RequestInit) => Response | Promise<Response>) => ({
  /** Posts a body. Anything but a string or bytes is sent as JSON. */
  async post(body: unknown, headers: Headers = {}) {
    const raw =
      typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);
    const type = { "Content-Type": "application/json" };
    const init = { method: "POST", headers: { ...type, ...headers }, body: raw as BodyInit };
    return bring(sendPath, init);
  },
  upload: async (body: FormData, headers: Headers = {}) =>
    bring(filesPath, { method: "POST", headers, body }),
  /** Posts a body that arrives in these pieces. */
  stream: async (path: string, headers: Headers, body: ReadableStream<Uint8Array>) =>
    bring(path, { method: "POST", headers, body, duplex: "half" } as RequestInit),
});

/** The mail service without a mail server: `send` receives its mails. */
export function createAppOver(send: MailTransport["send"], config = testConfig()) {
  const done = () => Promise.resolve();
  const transport = { send, verify: done, close: done, largestMail: () => usualLargestMail };
  return createMailApp(config, transport, { log: () => {} });
}

/** The mail service with a real connection to `smtpUrl`, called without a web server. */
function startTestService(
  smtpUrl: string,
  overrides: Partial<MailConfig>,
  options: MailAppOptions,
) {
  const config = testConfig(smtpUrl, overrides);
  const transport = createMailTransport(config);
  const logs: LogEntry[] = [];
  const app = createMailApp(config, transport, { log: (entry) => logs.push(entry), ...options });
  const calls = callsOver(async (path, init) => {
    const request = new Request(`http://mail.firm.example${path}`, init);
    // Browsers send this header. The streams of the tests have no length.
    if (!(init.body instanceof ReadableStream) && !request.headers.has("content-length")) {
      const { byteLength } = await request.clone().arrayBuffer();
      request.headers.set("Content-Length", String(byteLength));
    }
    return app.request(request);
  });
  return { app, transport, logs, ...calls };
}

export type TestService = ReturnType<typeof startTestService>;

export const test = base
  .extend("sink", async ({ onTestFinished }) => {
    const sink = await startSmtpSink();
    onTestFinished(() => sink.close());
    return sink;
  })
  .extend("start", ({ sink, onTestFinished }) => {
    return (overrides: Partial<MailConfig> = {}, options: MailAppOptions = {}): TestService => {
      const service = startTestService(sink.url, overrides, options);
      onTestFinished(() => service.transport.close());
      return service;
    };
  })
  .extend("service", ({ start }) => start())
  .extend("listen", ({ onTestFinished }) => {
    return async ({ app }: Pick<TestService, "app">) => {
      const server = await startServer(app, "127.0.0.1", 0);
      onTestFinished(() => server.close());
      const calls = callsOver((path, init) =>
        fetch(`http://127.0.0.1:${server.port}${path}`, init),
      );
      return { ...server, ...calls };
    };
  });

export async function answerOf(response: Promise<Response>): Promise<[number, string]> {
  const answer = await response;
  return [answer.status, await answer.text()];
}
