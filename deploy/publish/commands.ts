import { spawn } from "node:child_process";
import { once } from "node:events";

/** The variables that a program needs to run, to download packages and to write in Dutch. */
const neededToBuild = [
  "PATH",
  "HOME",
  "USER",
  "LANG",
  "LC_ALL",
  "TZ",
  "TMPDIR",
  "CI",
  "NODE_OPTIONS",
  "NODE_EXTRA_CA_CERTS",
  "HTTP_PROXY",
  "HTTPS_PROXY",
  "NO_PROXY",
  "http_proxy",
  "https_proxy",
  "no_proxy",
  "npm_config_cache",
  "npm_config_registry",
  "ASTRO_TELEMETRY_DISABLED",
];

/** These, and the variables that git uses to sign in at the git host. */
const neededToFetch = [...neededToBuild, "SSH_AUTH_SOCK", "GIT_SSH_COMMAND", "GIT_SSL_CAINFO"];

function pick(names: readonly string[]): Record<string, string | undefined> {
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

interface Where {
  folder: string;
  /** The open file of the lock, which stays locked until the program has ended as well. */
  lock?: number | undefined;
}

/** A program that failed, with its output. */
export class CommandError extends Error {
  readonly output: string;
  /** The signal that ended the program; null if it exited by itself. */
  readonly signal: NodeJS.Signals | null;

  constructor(command: string, output: string, signal: NodeJS.Signals | null) {
    super(`"${command}" failed:\n${output}`);
    this.output = output;
    this.signal = signal;
  }
}

/**
 * Runs a program in a folder and resolves to its output; rejects with a CommandError. The program
 * gets a short list of variables and never the whole environment, since code from the repository
 * and from packages must not see a password.
 */
async function run(
  { folder, lock }: Where,
  env: Record<string, string | undefined>,
  file: string,
  args: readonly string[],
): Promise<string> {
  const child = spawn(file, args, {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "pipe", lock ?? "ignore"],
  });
  let printed = "";
  let all = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
    all += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    all += text;
  });
  const [code, signal] = await once(child, "close");
  if (code !== 0) {
    throw new CommandError([file, ...args].join(" "), all.trim(), signal);
  }
  return printed.trim();
}

/** Runs git without hooks and without prompting for a password. */
export function git(folder: string, ...args: string[]): Promise<string> {
  const env = { ...pick(neededToFetch), GIT_TERMINAL_PROMPT: "0" };
  return run({ folder }, env, "git", ["-c", "core.hooksPath=/dev/null", ...args]);
}

/** Runs a script of the package.json in a folder. */
export function script(where: Where, name: string, ...args: string[]): Promise<string> {
  return run(where, pick(neededToBuild), process.execPath, ["--run", name, "--", ...args]);
}

/** Runs a program of the project in a folder. */
export function program(where: Where, file: string, ...args: string[]): Promise<string> {
  return run(where, pick(neededToBuild), process.execPath, [file, ...args]);
}
