import { execa } from "execa";

/** The program that puts the site online, while it runs, with what it has said. */
export interface Run {
  lines: string[];
  /** How it ended; undefined while it runs. */
  failed?: boolean;
  /** Resolves when there is a new line, or the end. */
  next: Promise<void>;
}

/**
 * The editor's program has made its settings those of development, with which drafts are shown and
 * React is four times as large.
 */
const env = { NODE_ENV: "production", CONTENT_DRAFTS: undefined };

/** Starts `npm run online` in the project's folder. */
export function startRun(project: string, options: readonly string[]): Run {
  let tell = () => {};
  const wait = () =>
    new Promise<void>((resolve) => {
      tell = resolve;
    });
  const run: Run = { lines: [], next: wait() };
  const changed = () => {
    const told = tell;
    run.next = wait();
    told();
  };
  const program = execa(process.execPath, ["owner/online.ts", ...options], {
    cwd: project,
    env,
    all: true,
    reject: false,
    stdin: "ignore",
  });
  const follow = async () => {
    for await (const line of program.iterable({ from: "all" })) {
      run.lines.push(String(line));
      changed();
    }
    run.failed = (await program).failed;
    changed();
  };
  follow().catch((error: Error) => {
    run.lines.push(error.message);
    run.failed = true;
    changed();
  });
  return run;
}
