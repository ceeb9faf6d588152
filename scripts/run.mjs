// The way in for every command: `node scripts/run.mjs scripts/test.ts …`. It runs on any Node from
// 20 and before there is a package: it installs them, and with them the Node this project is
// written for, and hands over to that. Without a file it only installs.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const packages = join(root, "node_modules");
const windows = process.platform === "win32";
const node = join(packages, "node", "bin", windows ? "node.exe" : "node");
const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const nodeVersion = `v${devDependencies.node}`;

const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
const isInstalled = () =>
  changedAt(join(packages, ".package-lock.json")) >= changedAt(join(root, "package-lock.json"));
const hasNode = () =>
  spawnSync(node, ["--version"], { encoding: "utf8" }).stdout?.trim() === nodeVersion;

/**
 * Runs a command that has to bring something about, and stops with its message when it does not.
 */
function ensure(isThere, command, args, cwd = root) {
  if (isThere()) {
    return;
  }
  console.error(`Installing: ${command} ${args.join(" ")} …`);
  spawnSync(command, args, { cwd, stdio: ["inherit", 2, 2], shell: windows });
  if (isThere()) {
    return;
  }
  console.error(
    `"${command} ${args.join(" ")}" did not bring what is needed; its message is above.`,
  );
  process.exit(1);
}

// The tools are wanted on a machine that is set to production as well. No package runs a script of
// its own when it is installed: npm before 11.16 does not know the list in package.json.
ensure(isInstalled, "npm", [
  "ci",
  "--include=dev",
  "--ignore-scripts",
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
]);
// The installation has removed the Node that runs this, if that was the one of the package.
const runningNode = existsSync(process.execPath) ? process.execPath : "node";
// What this package would do in its script: fetch its binary.
ensure(hasNode, runningNode, ["installArchSpecificPackage.js"], join(packages, "node"));
// npm links no program that was not there when it installed the package.
const isLinked = () => existsSync(join(packages, ".bin", windows ? "node.cmd" : "node"));
ensure(isLinked, "npm", ["rebuild", "node", "--ignore-scripts", "--loglevel=error"]);

// A process that ends while V8's Maglev compiles in the background may wait for itself for ever
// (nodejs/node#54918).
const noMaglev = 'import{setFlagsFromString}from"node:v8";setFlagsFromString("--no-maglev")';
const [file, ...args] = process.argv.slice(2);
if (file) {
  const child = spawn(node, [join(root, file), ...args], {
    cwd: root,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: "1",
      PATH: [join(packages, ".bin"), process.env.PATH].join(delimiter),
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=data:text/javascript,${encodeURIComponent(noMaglev)}`,
    },
    // Through the channel the child notices that this process is gone, even when it was killed.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => child.kill(signal));
  }
  // On SIGTERM npm ends the shell between itself and this process, which then hears of nothing.
  const parent = process.ppid;
  const isOrphan = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
  setInterval(() => isOrphan() && child.kill("SIGTERM"), 250).unref();
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
}
