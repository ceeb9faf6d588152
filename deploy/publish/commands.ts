import { type ExecaError, execa } from "execa";

/** Runs a program in `folder` and gives what it printed; rejects with an Error that holds what it said was wrong. */
export async function run(folder: string, file: string, ...args: string[]): Promise<string> {
  // A git hook or a pager of whoever started this is no part of it.
  const env = { GIT_TERMINAL_PROMPT: "0" };
  try {
    return (await execa(file, args, { cwd: folder, env, stdin: "ignore", all: true })).stdout;
  } catch (error) {
    const { all, shortMessage } = error as ExecaError<{ all: true }>;
    throw new Error(`${shortMessage}\n${all ?? ""}`.trimEnd(), { cause: all?.trim() });
  }
}

export const git = (folder: string, ...args: string[]) => run(folder, "git", ...args);

/** Runs a script of the package.json in `folder`. */
export const script = (folder: string, name: string, ...args: string[]) =>
  run(folder, process.execPath, "--run", name, "--", ...args);
