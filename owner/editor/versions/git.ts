import { execa } from "execa";

/**
 * Runs git in a folder, without hooks and without prompting for a password. Resolves to its output;
 * rejects with what git said, or with the cause when there is no git.
 */
export async function git(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await execa("git", ["-c", "core.hooksPath=/dev/null", ...args], {
    cwd: folder,
    env: { GIT_TERMINAL_PROMPT: "0" },
  });
  return stdout.trim();
}
