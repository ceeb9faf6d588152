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

/** The command that installs Debian's build, for a user who may install packages. */
const debian =
  process.platform === "linux" && process.getuid?.() === 0
    ? ["apt-get update -q && apt-get install -q -y --no-install-recommends chromium-headless-shell"]
    : [];

/**
 * The path of a Chromium that starts: one that is installed, Playwright's own, or Debian's, because
 * Playwright's own cannot be downloaded everywhere. Throws an Error that says what to do when there
 * is none.
 */
export function ensureChromium(): string {
  const { CHROMIUM_PATH: given, CI } = process.env;
  const best = [...shells, chromium.executablePath()];
  const found =
    given ||
    (onMachine(best) ??
      // A CI machine is discarded afterwards, so installing a package on it does no harm.
      (CI ? install(debian, best) : undefined) ??
      onMachine(browsers) ??
      install([...debian, "npx playwright install chromium"], best));
  if (found) {
    return found;
  }
  throw new Error(
    "No Chromium was found and none could be installed. Install Chromium or Google Chrome, " +
      "or set CHROMIUM_PATH to one.",
  );
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

/** Runs commands until one of these programs exists. A command that fails does not stop it. */
function install(commands: readonly string[], names: readonly string[]): string | undefined {
  for (const command of commands) {
    console.error(`For the browser tests: ${command} …`);
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    execaSync(command, {
      shell: true,
      stdio: ["ignore", 2, 2],
      env,
      timeout: 300_000,
      reject: false,
    });
    const found = onMachine(names);
    if (found) {
      return found;
    }
  }
  return undefined;
}
