import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, vi } from "vitest";
import { mailSettings } from "#build/mail-settings.ts";
import { sendPath } from "#contract/calls.ts";
import { readMailConfig } from "#mail/config/config.ts";
import { holdMails } from "#scripts/smtp-sink.ts";
import { bodyFor } from "#tests/support/enquiries.ts";
import { test } from "#tests/support/service.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createSite, failure, startSiteServer } from "./server.ts";

const root = join(import.meta.dirname, "..");

test("a site that stops finishes the mails that it is sending, even if the visitor has left", async ({
  sink,
}) => {
  const env = { SMTP_URL: sink.url };
  const server = await startSiteServer(root, "127.0.0.1", 0, env);
  const { arrived, release } = holdMails(sink);
  const leave = new AbortController();
  const request = fetch(`http://127.0.0.1:${server.port}${sendPath}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(bodyFor(readMailConfig(env, mailSettings(root)))),
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

test("the page for a failing server has status 500, and the reason is only in the log", async () => {
  const dist = temporaryFolder();
  writeFileSync(join(dist, "500.html"), "the page");
  using log = vi.spyOn(console, "error").mockReturnValue();
  const failing = new Hono().onError(failure(dist)).get("/", () => {
    throw new Error("disk full");
  });
  const response = await failing.request("/");
  expect([response.status, await response.text()]).toEqual([500, "the page"]);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: "disk full" }));
  const posted = await createSite(dist).request("/", { method: "POST" });
  expect(posted.headers.get("allow")).toBe("GET, HEAD");
});
