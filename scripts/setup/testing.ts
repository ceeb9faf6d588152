import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import type { Terminal } from "./terminal.ts";

/** A project of which only the files that the answers go into are there. */
export function smallProject(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), "setup-"));
  mkdirSync(join(root, "content"));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  return { root, read: (file: string) => readFileSync(join(root, file), "utf8") };
}

export const enter = "\r";
export const down = "\u001b[B";

/**
 * A terminal at which someone sits who reads: for each text, in this order, waits until it is on the screen and then
 * types the keys.
 */
export function typist(lines: readonly (readonly [awaited: string, keys: string])[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  const waiting = [...lines];
  let screen = "";
  let everything = "";
  output.on("data", (chunk: Buffer) => {
    const text = stripVTControlCharacters(`${chunk}`);
    screen += text;
    everything += text;
    const [awaited = "", keys = ""] = waiting[0] ?? [];
    if (waiting.length === 0 || !screen.includes(awaited)) return;
    waiting.shift();
    screen = "";
    setImmediate(() => input.write(keys));
  });
  const terminal: Terminal = { input, output };
  return { terminal, seen: () => everything, left: () => waiting.map(([awaited]) => awaited) };
}
