// Every command starts here: `node scripts/run.mjs scripts/test.ts …`. This script runs on Node 20
// and newer, without packages. It installs them, including the Node version that the project needs,
// and runs the named file with that version. Without a file, it only installs.
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

/** Runs a command that must succeed, and otherwise stops with its message. */
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

// Development packages are also needed on a machine in production mode. Install scripts are not
// run, because npm before 11.16 does not know the list of allowed scripts in package.json.
ensure(isInstalled, "npm", [
  "ci",
  "--include=dev",
  "--ignore-scripts",
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
]);
// If the Node that runs this came from the package, the installation has removed it.
const runningNode = existsSync(process.execPath) ? process.execPath : "node";
// This is what the package's install script would do: download its binary.
ensure(hasNode, runningNode, ["installArchSpecificPackage.js"], join(packages, "node"));
// npm does not link a program that did not exist when it installed the package.
const isLinked = () => existsSync(join(packages, ".bin", windows ? "node.cmd" : "node"));
ensure(isLinked, "npm", ["rebuild", "node", "--ignore-scripts", "--loglevel=error"]);

// Without this, a process that ends while V8's Maglev compiler is running may never exit
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
    // The channel tells the child when this process ends, even if it was killed.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
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
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
}
