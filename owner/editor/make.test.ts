import { readdirSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { site } from "#data/firm/site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

test("a build has no editor when site.yaml switches it off", async () => {
  const folder = temporaryFolder();
  using _enabled = vi.spyOn(site.data.editor, "enabled", "get").mockReturnValue(false);
  using _argv = vi.spyOn(process, "argv", "get").mockReturnValue(["node", "make.ts", folder]);
  await import("./make.ts");
  expect(readdirSync(folder)).toEqual([]);
});
