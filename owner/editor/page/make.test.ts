import { readdirSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { site } from "#data/facts.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

test.each([
  ["enabled", false],
  ["repository", ""],
] as const)("a build has no editor where site.yaml has %s: %j", async (setting, value) => {
  const folder = temporaryFolder();
  const settings = { enabled: true, repository: "firm/website", [setting]: value };
  using _editor = vi.spyOn(site.data, "editor", "get").mockReturnValue({
    ...site.data.editor,
    ...settings,
  });
  using _argv = vi.spyOn(process, "argv", "get").mockReturnValue(["node", "make.ts", folder]);
  // With another address it is another module, which runs again.
  await import(`./make.ts?${setting}`);
  expect(readdirSync(folder)).toEqual([]);
});
