import { appendFileSync, cpSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

test.each(["site.yaml", "content/business.yaml", "content/prices.yaml"])(
  "with a %s that cannot be read, npm run online says where, in Dutch",
  async (file) => {
    const project = temporaryFolder();
    for (const path of ["content", "site.yaml"]) {
      cpSync(path, join(project, path), { recursive: true });
    }
    for (const folder of ["photos", "public"]) {
      symlinkSync(resolve(folder), join(project, folder));
    }
    appendFileSync(join(project, file), "\nkapot: [\n");
    const program = [resolve("owner/online.ts")];
    const env = { CI: "" };
    const { exitCode, stderr } = await execa(process.execPath, program, {
      cwd: project,
      env,
      reject: false,
    });
    expect(exitCode).toBe(1);
    expect(stderr).toContain(`- ${file} › regel `);
    expect(stderr).not.toMatch(/^ +at /m);
  },
);
