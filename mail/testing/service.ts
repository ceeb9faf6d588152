import type { Hono } from "hono";
import { filesPath } from "../../contract/files.ts";
import { createMailApp, type MailAppOptions } from "../app.ts";
import type { MailConfig } from "../config/config.ts";
import type { LogEntry } from "../http/log.ts";
import { createMailTransport, type MailTransport } from "../smtp/transport.ts";
import { testConfig } from "./enquiries.ts";

export interface TestService {
  app: Hono;
  transport: MailTransport;
  logs: LogEntry[];
  /** Posts a body to the service; anything but a string or bytes is sent as JSON. */
  post(body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Posts a form with files. */
  upload(body: FormData, headers?: Record<string, string>): Promise<Response>;
}

/** The mail service over a real transport to `smtpUrl`, called without a server. */
export function startTestService(
  smtpUrl: string,
  overrides: Partial<MailConfig> = {},
  options: MailAppOptions = {},
): TestService {
  const config = testConfig(smtpUrl, overrides);
  const transport = createMailTransport(config);
  const logs: LogEntry[] = [];
  const app = createMailApp(config, transport, { log: (entry) => logs.push(entry), ...options });
  return {
    app,
    transport,
    logs,
    async post(body, headers = {}) {
      const raw = typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);
      return app.request("http://mail.firm.example/api/v1.0/email/send", {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: raw as BodyInit,
      });
    },
    async upload(body, headers = {}) {
      return app.request(`http://mail.firm.example${filesPath}`, { method: "POST", headers, body });
    },
  };
}
