import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { RunningServer } from "@contractor/mail/http/server.ts";
import { execa } from "execa";

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

/** Requests exactly this path, without fetch() normalising it. */
export async function ask(port: number, path: string, headers = {}, method = "GET", body?: Buffer) {
  const call = request({ host: "127.0.0.1", port, path, headers, method, agent: false }).end(body);
  const [response] = (await once(call, "response")) as [IncomingMessage];
  // A server that refuses a body may close the connection before it has read it.
  call.on("error", () => {});
  const received = await buffer(response);
  const unpacked = unpack[response.headers["content-encoding"] as "br"] ?? ((body: Buffer) => body);
  return {
    status: response.statusCode,
    headers: response.headers,
    /** The body without its content encoding. */
    body: received.length > 0 ? unpacked(received) : received,
  };
}

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
