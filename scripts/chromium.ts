import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { execaSync } from "execa";

/** Chromium without its window, in which the browser tests take half the time. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];
const browsers = [
  ...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The path of a Chromium that starts. Ours, because Playwright's own cannot be downloaded everywhere: the machine's
 * does as well, or Debian's. Throws an Error saying what to do when there is none.
 */
export function ensureChromium(): string {
  const own = chromium.executablePath();
  const found = process.env["CHROMIUM_PATH"] || (onMachine([...shells, own, ...browsers]) ?? install(own));
  if (found) return found;
  throw new Error(
    "No Chromium was found and none could be installed. Install Chromium or Google Chrome, " +
      "or set CHROMIUM_PATH to one.",
  );
}

function onMachine(names: readonly string[]): string | undefined {
  const folders = ["", ...(process.env["PATH"] ?? "").split(delimiter)];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(
    (path) => existsSync(path) && !execaSync(path, ["--version"], { timeout: 30_000, reject: false }).failed,
  );
}

/** Debian's, for who may install that, or Playwright's own; a command that fails is not the end. */
function install(own: string): string | undefined {
  const debian = [
    ["apt-get", "update", "-q"],
    ["apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium-headless-shell"],
  ];
  const commands = [
    ...(process.platform === "linux" && process.getuid?.() === 0 ? debian : []),
    ["npx", "playwright", "install", "chromium"],
  ];
  for (const [command = "", ...args] of commands) {
    console.error(`For the browser tests: ${[command, ...args].join(" ")} …`);
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    execaSync(command, args, { stdio: ["ignore", 2, 2], env, timeout: 300_000, reject: false });
    const found = onMachine([...shells, own]);
    if (found) return found;
  }
  return undefined;
}
