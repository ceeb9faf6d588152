import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { installed } from "#tests/support/program.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
const unit = "website-mail.service";

test("the mail service runs the release that is online, with the system's Node, in a cage", () => {
  // No installation of packages replaces that Node, and MemoryDenyWriteExecute would stop it.
  expect(read(unit)).toMatch(
    /^ExecStart=\/usr\/bin\/node .*\/var\/www\/website\/current\/service\/mail\.mjs$/m,
  );
  expect(read(unit)).not.toMatch(/^MemoryDenyWriteExecute/m);
  for (const setting of [
    "NoNewPrivileges=yes",
    "ProtectSystem=strict",
    "CapabilityBoundingSet=",
    "SystemCallFilter=@system-service",
    "MemoryMax=",
    "UMask=",
  ]) {
    expect(read(unit)).toMatch(new RegExp(`^${setting}`, "m"));
  }
});

test("the journal keeps 13 days, in files of a day, beside today's", () => {
  expect(read("journald.conf")).toContain("MaxRetentionSec=13day\n");
  expect(read("journald.conf")).toContain("MaxFileSec=1day\n");
});

test.runIf(installed("logrotate"))("a visit is out of nginx's logs after 14 days", () => {
  const folder = temporaryFolder();
  const config = read("nginx.logrotate")
    .replace("/var/log/nginx/*.log", `"${folder}/*.log"`)
    .replace(/create .*/, "")
    .replace(/invoke-rc\.d .*/, "true");
  writeFileSync(join(folder, "config"), config, { mode: 0o600 });
  writeFileSync(join(folder, "access.log"), "a visit, and none after it");
  for (let day = 1; day <= 14; day++) {
    execFileSync("logrotate", [
      "--force",
      "--state",
      join(folder, "state"),
      join(folder, "config"),
    ]);
    writeFileSync(join(folder, "access.log"), "");
  }
  const old = readdirSync(folder).filter((name) => name.endsWith(".gz"));
  expect(old).toHaveLength(12);
  for (const name of old) {
    expect(gunzipSync(readFileSync(join(folder, name))).toString()).toBe("");
  }
});

test.runIf(installed("systemd-analyze"))("systemd understands the unit", () => {
  const { stderr } = spawnSync(
    "systemd-analyze",
    ["verify", "--man=no", join(import.meta.dirname, unit)],
    { encoding: "utf8" },
  );
  // Not every machine has the programs and folders of the server.
  const lines = stderr.split("\n").filter((line) => /Unknown|Failed to parse|Invalid/.test(line));
  expect(lines).toEqual([]);
});
