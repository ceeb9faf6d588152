// Finds a Chromium for the browser tests, and fetches one when the machine has none.
// `node tools/chromium.mjs` prints its path.
import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const installedNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const installedPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const downloadLimitMs = 300_000;

/** The path of a Chromium that starts. Throws an Error saying what to do when there is none. */
export function ensureChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (starts(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(
      `CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which does not start. Correct it or leave it out.`,
    );
  }
  const found = installed(env) ?? alreadyDownloaded() ?? downloaded() ?? installedDebianPackage(env);
  if (found) return found;
  throw new Error(
    "No Chromium was found and none could be installed. Install Chromium or Google Chrome, " +
      "or set CHROMIUM_PATH to one.",
  );
}

function installed(env) {
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const candidates = installedNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...installedPaths].find((path) => existsSync(path) && starts(path));
}

function alreadyDownloaded() {
  const { chromium } = createRequire(import.meta.url)("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) && starts(path) ? path : undefined;
}

function downloaded() {
  console.error("No Chromium on this machine; downloading the one Playwright uses …");
  const cli = fileURLToPath(new URL("../node_modules/@playwright/test/cli.js", import.meta.url));
  run(process.execPath, [cli, "install", "chromium"]);
  return alreadyDownloaded();
}

function installedDebianPackage(env) {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  console.error("Installing Debian's Chromium …");
  run("apt-get", ["update", "-q"]);
  run("apt-get", ["install", "-q", "-y", "--no-install-recommends", "chromium"]);
  return installed(env);
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // Failing here is not the end: the next way of getting a Chromium is tried.
  spawnSync(command, args, { stdio: ["ignore", 2, 2], env, timeout: downloadLimitMs });
}

function starts(path) {
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    console.log(ensureChromium());
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
