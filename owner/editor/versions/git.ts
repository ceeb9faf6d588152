import { ExecaError, execa } from "execa";

/** git failed, with what it said. */
export class GitError extends Error {
  readonly output: string;

  constructor(args: readonly string[], output: string) {
    super(`"git ${args.join(" ")}" failed:\n${output}`);
    this.output = output;
  }
}

/**
 * Runs git in a folder, without hooks and without prompting for a password. Resolves to its output;
 * rejects with a GitError when git says no, and with the cause when there is no git.
 */
export async function git(folder: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await execa("git", ["-c", "core.hooksPath=/dev/null", ...args], {
      cwd: folder,
      env: { GIT_TERMINAL_PROMPT: "0" },
    });
    return stdout.trim();
  } catch (error) {
    if (error instanceof ExecaError && error.exitCode !== undefined) {
      throw new GitError(args, [error.stdout, error.stderr].filter(Boolean).join("\n"));
    }
    throw error;
  }
}
