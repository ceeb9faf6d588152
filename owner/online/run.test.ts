import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { startRun } from "./run.ts";

test("neither drafts nor a site for development go online from the editor", async () => {
  const project = temporaryFolder();
  mkdirSync(join(project, "owner"));
  const said = "process.env.NODE_ENV, process.env.CONTENT_DRAFTS";
  writeFileSync(join(project, "owner/online.ts"), `console.log(${said});`);
  vi.stubEnv("NODE_ENV", "development");
  vi.stubEnv("CONTENT_DRAFTS", "node_modules/.cache/editor/drafts");
  const run = startRun(project, []);
  while (run.failed === undefined) {
    await run.next;
  }
  expect(run.lines).toEqual(["production undefined"]);
});
