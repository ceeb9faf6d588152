import { fileURLToPath } from "node:url";
import { ensureChromium } from "@contractor/scripts/chromium.ts";
import { chromium, type LaunchOptions } from "@playwright/test";

const args = [
  "--disable-gpu",
  "--disable-quic",
  // Chromium on Linux otherwise measures the letters of a phone in one way until its styles change,
  // and in another way from then on, which moves words.
  "--disable-font-subpixel-positioning",
  // A page of a test lives for seconds, so optimising its scripts takes longer than it saves: axe
  // takes half the time without.
  "--js-flags=--no-turbofan --no-maglev",
];

// Found once, and inherited by all workers.
process.env.CHROMIUM_PATH ??= ensureChromium();
const { CHROMIUM_PATH } = process.env;

/** Without fontconfig, so outside Linux, the browser has the machine's fonts. */
const FONTCONFIG_FILE = fileURLToPath(new URL("fonts.conf", import.meta.url));

export const launchOptions: LaunchOptions = {
  args,
  env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE },
  // By default, Playwright starts its own Chromium without a window.
  executablePath: CHROMIUM_PATH === chromium.executablePath() ? undefined : CHROMIUM_PATH,
};

/**
 * For tests that do not depend on motion. A form that scrolls smoothly from field to field takes
 * half as long again.
 */
export const atRest = { contextOptions: { reducedMotion: "reduce" } } as const;
