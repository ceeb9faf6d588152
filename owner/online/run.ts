import { execa } from "execa";

/** The program that puts the site online, with what it has said. */
export interface Run {
  lines: string[];
  /** How it ended; undefined while it runs. */
  failed?: boolean;
}

/** Starts `npm run online` in the project's folder. */
export function startRun(project: string, options: readonly string[]): Run {
  const run: Run = { lines: [] };
  const program = execa(process.execPath, ["owner/online.ts", ...options], {
    cwd: project,
    // The editor's program has made its settings those of development, with drafts shown.
    env: { NODE_ENV: "production", CONTENT_DRAFTS: undefined },
    all: true,
    reject: false,
    stdin: "ignore",
  });
  const follow = async () => {
    for await (const line of program.iterable({ from: "all" })) {
      run.lines.push(String(line));
    }
    run.failed = (await program).failed;
  };
  follow().catch((error: Error) => {
    run.lines.push(error.message);
    run.failed = true;
  });
  return run;
}
