import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { execa } from "execa";
import type { RunningServer } from "#mail/http/server.ts";
import { ask } from "./ask.ts";

/**
 * Starts a program with a folder for its files. Resolves once it answers; rejects with its output
 * if it ends before that.
 */
export async function run(
  port: number,
  program: string,
  options: (work: string) => { args: string[]; env?: Record<string, string> },
): Promise<RunningServer> {
  const work = mkdtempSync(join(tmpdir(), "check-deploy-"));
  const { args, env } = options(work);
  const child = execa(program, args, { env, all: true });
  child.catch(() => {}).finally(() => rmSync(work, { recursive: true, force: true }));
  let isOver = false;
  const firstAnswer = async () => {
    while (!isOver && !(await ask(port, "/").catch(() => undefined))) {
      await setTimeout(20);
    }
  };
  await Promise.race([firstAnswer(), child]).finally(() => {
    isOver = true;
  });
  return {
    port,
    async close() {
      child.kill();
      await child.catch(() => {});
    },
  };
}
