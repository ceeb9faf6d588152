import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

type Environment = Record<string, string>;

/** A run of a file of deploy/workflows, as a git host begins it. */
interface Start {
  event: "push" | "by hand";
  actor: string;
  commit: string;
}

/** What the owner fills in where he copies the file, and what the host keeps secret. */
interface Filled {
  site: string;
  starters: string;
  secrets: Environment;
}

/** The repository, and a copy of it for each job. */
interface Places {
  bare: string;
  judging: string;
  online: string;
}

/** The shell of a step, and what the file gives it. */
interface Step {
  run: string;
  env: Environment;
}

/** The steps of the two jobs of a file. */
interface Jobs {
  judge: (start: Start) => Step[];
  online: (start: Start, judged: Environment, secrets: Environment) => Step[];
}

const read = (file: string) => parse(readFileSync(`deploy/workflows/${file}`, "utf8"));

const mapped = (values: Environment, change: (value: string) => string): Environment =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(`${value}`)]));

const prefixed = (prefix: string, values: Environment): Environment =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]));

/** The value of the expression of GitHub Actions in a text, of the two kinds that the file has. */
const evaluated = (values: Environment) => (text: string) =>
  text.replace(/\$\{\{ (.+?) \}\}/g, (_all, expression: string) => {
    const [, name, right, yes = "", no = ""] =
      /^(\S+) == '(\w+)' && '(.*)' \|\| '(.*)'$/.exec(expression) ?? [];
    if (name !== undefined) {
      return values[name] === right ? yes : no;
    }
    return values[expression] ?? "";
  });

interface GitHubStep {
  uses?: string;
  with?: { ref?: string };
  run?: string;
  env?: Environment;
}

function gitHubSteps(job: "judge" | "online", start: Start, more: Environment): Step[] {
  const values = {
    "github.event_name": start.event === "push" ? "push" : "workflow_dispatch",
    "github.actor": start.actor,
    "github.sha": start.commit,
    ...more,
  };
  const value = evaluated(values);
  const steps: GitHubStep[] = read("github.yml").jobs[job].steps;
  return steps.flatMap(
    ({ uses = "", with: { ref = start.commit } = {}, run, env = {} }): Step[] => {
      if (uses.startsWith("actions/checkout@")) {
        return [{ run: 'git checkout --quiet --force --detach "$REF"', env: { REF: value(ref) } }];
      }
      return run ? [{ run, env: { ...mapped(env, value), GITHUB_OUTPUT: "judged.env" } }] : [];
    },
  );
}

function gitLabSteps(job: "judge" | "online", start: Start, more: Environment): Step[] {
  const { variables, [job]: own } = read("gitlab.yml");
  const given: Environment = {
    $CI_PIPELINE_SOURCE: start.event === "push" ? "push" : "web",
    $GITLAB_USER_LOGIN: start.actor,
    $CI_COMMIT_SHA: start.commit,
  };
  const env = mapped(variables, (value) => given[value] ?? value);
  return [{ run: own.script.join("\n"), env: { ...env, ...more } }];
}

/** What each git host makes of the file for it. Those of Forgejo are GitHub's. */
export const hosts: Record<"github" | "gitlab", Jobs> = {
  github: {
    judge: (start) => gitHubSteps("judge", start, {}),
    online: (start, judged, secrets) =>
      gitHubSteps("online", start, {
        ...prefixed("needs.judge.outputs.", judged),
        ...prefixed("secrets.", secrets),
      }),
  },
  gitlab: {
    judge: (start) => gitLabSteps("judge", start, {}),
    // The secrets are variables of the environment "online", which is this job's.
    online: (start, judged, secrets) => gitLabSteps("online", start, { ...judged, ...secrets }),
  },
};

/** Runs steps in a folder, on a machine that has nothing but what the file gives it. */
function runSteps(folder: string, steps: readonly Step[], { site, starters }: Filled): void {
  const machine = { PATH: process.env.PATH, HOME: join(folder, ".."), CI: "true" };
  for (const { run, env } of steps) {
    const filled = "SITE" in env ? { SITE: site, STARTERS: starters } : {};
    execFileSync("bash", ["-e", "-c", run], {
      cwd: folder,
      env: { ...machine, ...env, ...filled },
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
}

/** Runs the first job in a clone. Returns what it tells the second; throws when it fails. */
export function judge(jobs: Jobs, start: Start, filled: Filled, folder: string): Environment {
  const result = join(folder, "judged.env");
  rmSync(result, { force: true });
  runSteps(folder, jobs.judge(start), filled);
  const lines = readFileSync(result, "utf8").trim().split("\n");
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
}

/** Runs both jobs, as a git host does. Throws when one fails. */
export function runWorkflow(jobs: Jobs, start: Start, filled: Filled, places: Places): void {
  const { bare, judging, online } = places;
  const git = (folder: string, ...args: string[]) => execFileSync("git", args, { cwd: folder });
  rmSync(judging, { recursive: true, force: true });
  git(".", "clone", "--quiet", "--no-local", "--no-checkout", bare, judging);
  const judged = judge(jobs, start, filled, judging);
  if (!existsSync(online)) {
    git(".", "clone", "--quiet", "--no-checkout", bare, online);
  }
  git(online, "fetch", "--quiet");
  runSteps(online, jobs.online(start, judged, filled.secrets), filled);
}
