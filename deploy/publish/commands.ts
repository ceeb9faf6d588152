import { execa } from "execa";

/**
 * Runs a program in `folder` and gives what it printed; rejects with execa's error, which has all
 * that it said.
 */
export async function run(folder: string, file: string, ...args: string[]): Promise<string> {
  // A git hook or a pager of whoever started this is no part of it.
  const env = { GIT_TERMINAL_PROMPT: "0" };
  return (await execa(file, args, { cwd: folder, env, stdin: "ignore", all: true })).stdout;
}

export const git = (folder: string, ...args: string[]) => run(folder, "git", ...args);

/** Runs a script of the package.json in `folder`. */
export const script = (folder: string, name: string, ...args: string[]) =>
  run(folder, process.execPath, "--run", name, "--", ...args);
