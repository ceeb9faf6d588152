import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { onDisk } from "./files.ts";
import { readSource } from "./source.ts";

test("a link is not followed out of the project, and the owner reads what to do", () => {
  const project = temporaryFolder();
  const elsewhere = temporaryFolder();
  writeFileSync(join(elsewhere, "secret.yaml"), "password: geheim");
  mkdirSync(join(project, "content"));
  symlinkSync(join(elsewhere, "secret.yaml"), join(project, "content/business.yaml"));
  symlinkSync(elsewhere, join(project, "content/faq"));
  for (const path of ["content/business.yaml", "content/faq/secret.yaml"]) {
    const { data, issues } = readSource(onDisk(project), path);
    expect(data).toBeUndefined();
    expect(issues.map((issue) => [issue.place, issue.message])).toEqual([
      [path, expect.stringContaining("koppeling naar een bestand op een andere plek")],
    ]);
  }
});
