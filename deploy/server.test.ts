import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@contractor/site/tests/support/temporary-folder.ts";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { createSite, failure } from "./server.ts";

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
