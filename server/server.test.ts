import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readMailConfig } from "../mail/config/config.ts";
import { holdMails, type SmtpSink, startSmtpSink } from "../mail/testing/smtp-sink.ts";
import type { RunningServer } from "../mail/http/server.ts";
import { startSiteServer } from "./server.ts";
import { createSite, failure } from "./site.ts";

const root = join(import.meta.dirname, "..");
let sink: SmtpSink;
let server: RunningServer;
let env: NodeJS.ProcessEnv;

beforeEach(async () => {
  sink = await startSmtpSink();
  env = { SMTP_URL: sink.url };
  server = await startSiteServer({ root, host: "127.0.0.1", port: 0, env });
});
afterEach(() => sink.close());

test("a site that stops waits for the mails on their way, though nobody waits for their answer", async () => {
  const { publicKey, forms } = readMailConfig(env, root);
  const { arrived, release } = holdMails(sink);
  const leave = new AbortController();
  const request = fetch(`http://127.0.0.1:${server.port}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      ...{ user_id: publicKey, service_id: forms.quote.serviceId, template_id: forms.quote.templateId },
      template_params: { name: "Fatima", message: "Een gevel." },
    }),
    signal: leave.signal,
  });
  await arrived;
  leave.abort();
  await expect(request).rejects.toThrow();
  const closed = server.close();
  setTimeout(release, 300);
  await closed;
  expect(sink.mails).toHaveLength(1);
});

test("the page for a failing server has status 500, and only the owner is told the reason", async () => {
  const dist = mkdtempSync(join(tmpdir(), "site-"));
  writeFileSync(join(dist, "500.html"), "the page");
  const log = vi.spyOn(console, "error").mockReturnValue();
  const failing = new Hono().onError(failure(dist)).get("/", () => {
    throw new Error("disk full");
  });
  const response = await failing.request("/");
  expect([response.status, await response.text()]).toEqual([500, "the page"]);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: "disk full" }));
  const posted = await createSite(dist).request("/", { method: "POST" });
  expect(posted.headers.get("allow")).toBe("GET, HEAD");
  rmSync(dist, { recursive: true });
});
