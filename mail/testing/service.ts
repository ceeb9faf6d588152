import { test as base } from "vitest";
import { filesPath, sendPath } from "../../contract/calls.ts";
import { createMailApp, type MailAppOptions } from "../app.ts";
import type { MailConfig } from "../config/config.ts";
import type { LogEntry } from "../http/log.ts";
import { startServer } from "../http/server.ts";
import { createMailTransport } from "../smtp/transport.ts";
import { testConfig } from "./enquiries.ts";
import { startSmtpSink } from "./smtp-sink.ts";

type Headers = Record<string, string>;

/** The mail service over a real transport to `smtpUrl`, called without a server. */
function startTestService(smtpUrl: string, overrides: Partial<MailConfig>, options: MailAppOptions) {
  const config = testConfig(smtpUrl, overrides);
  const transport = createMailTransport(config);
  const logs: LogEntry[] = [];
  const app = createMailApp(config, transport, { log: (entry) => logs.push(entry), ...options });
  const request = async (path: string, init: RequestInit) =>
    app.request(`http://mail.firm.example${path}`, { method: "POST", ...init });
  return {
    app,
    transport,
    logs,
    /** Posts a body to the service; anything but a string or bytes is sent as JSON. */
    post(body: unknown, headers: Headers = {}) {
      const raw = typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);
      const type = { "Content-Type": "application/json" };
      return request(sendPath, { headers: { ...type, ...headers }, body: raw as BodyInit });
    },
    upload: (body: FormData, headers: Headers = {}) => request(filesPath, { headers, body }),
    /** Posts a body of which nobody says how long it is. */
    stream: (path: string, type: string, body: ReadableStream<Uint8Array>) =>
      request(path, { headers: { "Content-Type": type }, body, duplex: "half" } as RequestInit),
  };
}

export type TestService = ReturnType<typeof startTestService>;

/** A test of the mail service, with an SMTP server of its own. */
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
    return async ({ app }: Pick<TestService, "app">, limits?: Parameters<typeof startServer>[3]) => {
      const server = await startServer(app, "127.0.0.1", 0, limits);
      onTestFinished(() => server.close());
      return server;
    };
  });

export async function answerOf(response: Promise<Response>): Promise<[status: number, text: string]> {
  const answer = await response;
  return [answer.status, await answer.text()];
}
