import { spawnSync } from "node:child_process";
import { openSync } from "node:fs";

/**
 * Takes a lock on a file, waiting for whoever has it. The lock belongs to the open file: it lasts
 * until this process and every process that was given the file have ended, however they end. The
 * file is never removed or replaced: a lock on the old file would no longer lock anything.
 *
 * @param {string} path
 * @param {number} [seconds] how long to wait
 * @returns {number} the open file
 */
export function lock(path, seconds = 60) {
  const file = openSync(path, "a");
  const { status, error } = spawnSync("flock", ["--wait", String(seconds), "3"], {
    stdio: ["ignore", "ignore", "inherit", file],
  });
  if (error) {
    throw new Error(`flock cannot be started (${error.message}): install util-linux.`);
  }
  if (status !== 0) {
    throw new Error(`Another process has held ${path} for ${seconds} seconds. Try again later.`);
  }
  return file;
}
