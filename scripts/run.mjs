// The way in for every command: `node scripts/run.mjs scripts/test.ts …`. Ours, because it runs on any Node from 20 and
// before there is a package: it installs them, and with them the Node this project is written for, and hands over to
// that. Without a file it only installs.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const windows = process.platform === "win32";
const nodeFolder = join(root, "node_modules", "node");
const pinnedNode = join(nodeFolder, "bin", windows ? "node.exe" : "node");
const pinnedVersion = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).devDependencies.node;

/** Installs what package-lock.json asks for, when that has not been done yet. */
function ensureInstalled() {
  if (!isUpToDate()) {
    console.error("Installing packages (the first time, and after package-lock.json has changed) …");
    // The tools are wanted on a machine that is set to production as well.
    run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], root);
    if (!isUpToDate()) stop("npm ci did not install the packages; its message is above.");
  }
  if (hasPinnedNode()) return;
  // Some npm versions skip install scripts, which is how this package fetches its binary.
  console.error("Fetching the Node version of this project …");
  run(process.execPath, ["installArchSpecificPackage.js"], nodeFolder);
  if (hasPinnedNode()) return;
  stop(
    `Node ${pinnedVersion} is not in node_modules/node/bin. ` +
      'Run "npm rebuild node --foreground-scripts" and read its message.',
  );
}

/**
 * For every Node that is started from here: a process that ends while V8's Maglev compiles in the background may wait for
 * itself for ever (nodejs/node#54918), which a test run then does too.
 */
const withoutMaglev = `--import=data:text/javascript,${encodeURIComponent('import{setFlagsFromString}from"node:v8";setFlagsFromString("--no-maglev")')}`;

/** Runs a file with the project's own Node and takes over its exit status; the file is ended together with this process. */
function handOver(file, args) {
  const path = [join(root, "node_modules", ".bin"), process.env.PATH].join(windows ? ";" : ":");
  const child = spawn(pinnedNode, [join(root, file), ...args], {
    cwd: root,
    env: {
      ...process.env,
      PATH: path,
      NODE_OPTIONS: [process.env.NODE_OPTIONS, withoutMaglev].join(" ").trim(),
    },
    // Through the channel the child notices that this process is gone, even when it was killed.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // On SIGTERM npm ends the shell between itself and this process, which then hears of nothing.
  const parent = process.ppid;
  const orphaned = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
  setInterval(() => orphaned() && child.kill("SIGTERM"), 250).unref();
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
}

function isUpToDate() {
  const installed = join(root, "node_modules", ".package-lock.json");
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs
  );
}

function hasPinnedNode() {
  return spawnSync(pinnedNode, ["--version"], { encoding: "utf8" }).stdout?.trim() === `v${pinnedVersion}`;
}

function run(command, args, cwd) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: ["inherit", 2, 2], shell: windows });
  if (error) stop(`${command} could not be started: ${error.message}`);
  if (status !== 0) stop(`"${command} ${args.join(" ")}" failed; its message is above.`);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

const [file, ...args] = process.argv.slice(2);
ensureInstalled();
if (file) handOver(file, args);
