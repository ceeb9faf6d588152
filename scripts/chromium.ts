import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { execaSync } from "execa";

/** Builds of Chromium without a window, in which the browser tests take half the time. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];
const browsers = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** What installs one: Debian's package, for a user who may install packages, or Playwright. */
const installs = ["npx playwright install chromium"];
if (process.platform === "linux" && process.getuid?.() === 0) {
  const options = "-q -y --no-install-recommends chromium-headless-shell";
  installs.unshift(
    `apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install ${options}`,
  );
}

/**
 * The path of a Chromium that starts: one that is installed, Playwright's own, or Debian's, because
 * Playwright's own cannot be downloaded everywhere. Throws an Error that says what to do when there
 * is none.
 */
export function ensureChromium(): string {
  const { CHROMIUM_PATH, CI } = process.env;
  const best = [...shells, chromium.executablePath()];
  // A CI machine is discarded afterwards, so installing a package on it does no harm.
  const found = CHROMIUM_PATH || (onMachine(CI ? best : [...best, ...browsers]) ?? install(best));
  if (!found) {
    throw new Error(
      "No Chromium was found and none could be installed. Install Chromium or Google Chrome, " +
        "or set CHROMIUM_PATH to one.",
    );
  }
  return found;
}

function onMachine(names: readonly string[]): string | undefined {
  const folders = ["", ...(process.env.PATH ?? "").split(delimiter)];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(
    (path) =>
      existsSync(path) &&
      !execaSync(path, ["--version"], { timeout: 30_000, reject: false }).failed,
  );
}

/** Tries what installs a browser until one of these is there. */
function install(names: readonly string[]): string | undefined {
  for (const command of installs) {
    console.error(`For the browser tests: ${command} …`);
    execaSync(command, { shell: true, stdio: ["ignore", 2, 2], timeout: 300_000, reject: false });
    const found = onMachine(names);
    if (found) {
      return found;
    }
  }
  return undefined;
}
