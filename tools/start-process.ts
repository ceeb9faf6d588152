import { spawn } from "node:child_process";

interface ProcessOptions {
  /** Ends the program and everything it started. */
  signal: AbortSignal;
  env?: NodeJS.ProcessEnv;
  /** Receives the program's output; without it, the output goes to this program's own. */
  onOutput?: (text: string) => void;
}

/** Runs a program to its end. Resolves with its exit status, 1 when it was ended; rejects if it cannot start. */
export function runProcess(
  command: string,
  args: readonly string[],
  options: ProcessOptions,
): Promise<number> {
  const { signal, env = process.env, onOutput } = options;
  const output = onOutput ? "pipe" : "inherit";
  const windows = process.platform === "win32";
  return new Promise((resolve, reject) => {
    if (signal.aborted) return resolve(1);
    // A group of its own can be ended as a whole, with the programs that the program started.
    const child = spawn(command, args, {
      env,
      stdio: ["ignore", output, output],
      shell: windows,
      detached: !windows,
    });
    const end = () => {
      if (child.pid !== undefined) process.kill(windows ? child.pid : -child.pid, "SIGTERM");
    };
    signal.addEventListener("abort", end, { once: true });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", onOutput ?? (() => {}));
    child.once("error", reject);
    child.once("close", (status) => {
      signal.removeEventListener("abort", end);
      resolve(status ?? 1);
    });
  });
}
