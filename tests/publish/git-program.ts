import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { parse } from "yaml";
import { smtpUrl } from "#tests/support/addresses.ts";

/** What Git compares the first commit with. */
const emptyTree = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";

type Event = "push" | "workflow_dispatch";

const { on, jobs } = parse(readFileSync("deploy/workflows/github.yml", "utf8"));
const { run, env } = jobs.online.steps.at(-1);

/** The command of the workflow, with the options that its expression gives for an event. */
function commandFor(event: Event): string {
  const [, named] = new RegExp(`'${event}' && '([^']*)'`).exec(env.OPTIONS) ?? [];
  const [, otherwise] = /'([^']*)' \}\}$/.exec(env.OPTIONS) ?? [];
  return run.replace("$OPTIONS", named ?? otherwise);
}

/** One for each place. The first argument is the event, then the commits before and after it. */
function script(folder: string, runner: string, places: readonly string[]): string {
  const paths = on.push.paths.map((path: string) => `':(glob)${path}'`).join(" ");
  const commands = (event: Event) =>
    places.map((to) => `ONLINE_TO='${to}' ${commandFor(event)} || failed=1`).join("\n");
  return `unset $(git rev-parse --local-env-vars)
export CI=true SMTP_URL='${smtpUrl}'
exec 9>'${folder}/lock' && flock 9
cd '${runner}' && git pull --quiet
failed=0
if [ "$1" = push ]; then
  if git diff --quiet "$2" "$3" -- ${paths}; then exit; fi
  ${commands("push")}
else
  ${commands("workflow_dispatch")}
fi
echo $failed > '${folder}/'"$3.new" && mv '${folder}/'"$3.new" '${folder}/'"$3"
exit $failed
`;
}

/**
 * Makes a bare repository that does what deploy/workflows/github.yml says, as a git host would: a
 * hook starts it after a push. `runner` is a clone in which it runs, and it puts the site at each
 * of these places, one after the other, in the words of ONLINE_TO.
 */
export function createGitProgram(folder: string, runner: string, places: readonly string[]) {
  const bare = join(folder, "website.git");
  const program = join(folder, "program.sh");
  const log = join(folder, "log");
  mkdirSync(folder);
  execFileSync("git", ["init", "--quiet", "--bare", "--initial-branch=main", bare]);
  writeFileSync(program, script(folder, runner, places));
  const hook = join(bare, "hooks/post-receive");
  writeFileSync(
    hook,
    `#!/bin/sh\nread -r before after branch\nsetsid sh '${program}' push "$before" "$after" >>'${log}' 2>&1 </dev/null &\n`,
  );
  chmodSync(hook, 0o755);
  return {
    bare,
    /** How the run for a commit that was pushed has ended; undefined before that. */
    ended(commit: string): "well" | "refused" | undefined {
      const file = join(folder, commit);
      if (!existsSync(file)) {
        return undefined;
      }
      return readFileSync(file, "utf8").trim() === "0" ? "well" : "refused";
    },
    /** Runs it for the newest commit. Resolves to whether it succeeded. */
    async run(event: Event): Promise<boolean> {
      const newest = execFileSync("git", ["-C", bare, "rev-parse", "main"]).toString().trim();
      const args = [program, event, emptyTree, newest];
      return !(await execa("sh", args, { reject: false, stdio: "inherit" })).failed;
    },
  };
}
