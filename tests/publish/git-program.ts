import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";

/** What Git compares the first commit with. */
const emptyTree = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";

/** Where the site goes, in the words of ONLINE_TO, and where it can be seen then. */
interface Place {
  to: string;
  site: string;
}

export interface Program {
  folder: string;
  bare: string;
  runner: string;
  places: Place[];
}

/**
 * Makes a bare repository that does what deploy/workflows/github.yml says, as a git host would: a
 * hook starts it after a push. `runner` is a clone in which it runs, and it puts the site at each
 * of these places, one after the other.
 */
export function createGitProgram(folder: string, runner: string, to: readonly string[]) {
  const bare = join(folder, "website.git");
  const file = join(folder, "program.json");
  const keep = (places: Place[]) =>
    writeFileSync(file, JSON.stringify({ folder, bare, runner, places } satisfies Program));
  mkdirSync(folder);
  execFileSync("git", ["init", "--quiet", "--bare", "--initial-branch=main", bare]);
  keep(to.map((place) => ({ to: place, site: "http://127.0.0.1:1" })));

  const program = [join(folder, "lock"), process.execPath, "tests/publish/run-program.ts", file];
  const [lock, node, script] = program.map((word) => `'${word}'`);
  const hook = join(bare, "hooks/post-receive");
  writeFileSync(
    hook,
    `#!/bin/sh
read -r before after branch
unset $(git rev-parse --local-env-vars)
cd '${process.cwd()}'
setsid flock ${lock} ${node} ${script} '${file}' push "$before" "$after" \\
  >>'${join(folder, "log")}' 2>&1 </dev/null &
`,
  );
  chmodSync(hook, 0o755);
  return {
    bare,
    /** Says where the site can be seen, in the order of the places. */
    isSeenAt: (sites: readonly string[]) =>
      keep(to.map((place, index) => ({ to: place, site: sites[index] ?? "" }))),
    /** How the run for a commit that was pushed has ended; undefined before that. */
    ended(commit: string): "well" | "refused" | undefined {
      const outcome = join(folder, commit);
      if (!existsSync(outcome)) {
        return undefined;
      }
      return readFileSync(outcome, "utf8").trim() === "0" ? "well" : "refused";
    },
    /** Runs it for the newest commit. Resolves to whether it succeeded. */
    async run(event: "push" | "by hand"): Promise<boolean> {
      const newest = execFileSync("git", ["-C", bare, "rev-parse", "main"]).toString().trim();
      const args = [...program, event, emptyTree, newest];
      return !(await execa("flock", args, { reject: false, stdio: "inherit" })).failed;
    },
  };
}
