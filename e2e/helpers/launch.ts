import { chromium, type LaunchOptions } from "@playwright/test";
import { ensureChromium } from "../../scripts/chromium.ts";
import { withFonts } from "./fonts.ts";

/** What Chromium needs to run as root in a container and to keep to this machine. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Without its window Chromium fetches pictures from much further below the screen than with it. The others are
  // Playwright's own, which these take the place of: a mouse that hovers.
  `--blink-settings=${[
    ...["primaryHoverType=2", "availableHoverTypes=2", "primaryPointerType=4", "availablePointerTypes=4"],
    ...["lazyLoadingImageMarginPxUnknown=1250", "lazyLoadingImageMarginPx4G=1250"],
  ].join(",")}`,
];

// Found once for all workers, which inherit it.
process.env["CHROMIUM_PATH"] ??= ensureChromium();
const { CHROMIUM_PATH } = process.env;

/** How the tests start Chromium, with the fonts of a kit. */
export const chromiumWith = (fonts: Parameters<typeof withFonts>[0]): LaunchOptions => ({
  ...{ args, env: withFonts(fonts) },
  // Left to itself, Playwright takes the one of its own that has no window.
  ...(CHROMIUM_PATH !== chromium.executablePath() && { executablePath: CHROMIUM_PATH }),
});
