import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type LaunchOptions } from "@playwright/test";
import { ensureChromium } from "#scripts/chromium.ts";

const without = (...globs: string[]) =>
  `<selectfont><rejectfont>${globs.map((glob) => `<glob>${glob}</glob>`).join("")}</rejectfont></selectfont>`;

const rename = (style: string, name: string) =>
  `<match target="scan">
    <test name="style"><string>${style}</string></test>
    <edit name="family" mode="assign"><string>Arial</string></edit>
    <edit name="fullname" mode="assign"><string>${name}</string></edit>
  </match>`;

/** The fonts of the tests: regular, italic and bold, which most devices have. */
const kits = {
  // As wide as Arial, and with its name, because stylesheets ask for Arial.
  narrow: {
    folder: "@expo-google-fonts/arimo/",
    rules: [without("*500*", "*600*"), rename("Regular", "Arial"), rename("Bold", "Arial Bold")],
  },
  // A fifth wider, like Verdana.
  wide: {
    folder: "dejavu-fonts-ttf/ttf/",
    rules: [without("*Condensed*", "*ExtraLight*", "*Math*", "*Mono*", "*Serif*")],
  },
};

/**
 * The environment in which a browser only has the fonts of a kit. Without fontconfig, so outside
 * Linux, it has the machine's fonts.
 */
function withFonts(kit: keyof typeof kits): Record<string, string> {
  const { folder, rules } = kits[kit];
  const cache = fileURLToPath(new URL(`../../node_modules/.cache/fonts/${kit}/`, import.meta.url));
  const file = join(cache, "fonts.conf");
  const dirs = `<dir>${fileURLToPath(import.meta.resolve(folder))}</dir><cachedir>${cache}</cachedir>`;
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, `<fontconfig>${dirs}${rules.join("")}</fontconfig>`);
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file };
}

const args = [
  "--disable-gpu",
  "--disable-quic",
  // Without a window, Chromium fetches pictures from much further below the screen. The other
  // settings are Playwright's own, which this argument replaces: a mouse that hovers.
  `--blink-settings=${[
    "primaryHoverType=2",
    "availableHoverTypes=2",
    "primaryPointerType=4",
    "availablePointerTypes=4",
    "lazyLoadingImageMarginPxUnknown=1250",
    "lazyLoadingImageMarginPx4G=1250",
  ].join(",")}`,
];

// Found once, and inherited by all workers.
process.env.CHROMIUM_PATH ??= ensureChromium();
const { CHROMIUM_PATH } = process.env;

/** How the tests start Chromium, with the fonts of a kit. */
export const chromiumWith = (fonts: Parameters<typeof withFonts>[0]): LaunchOptions => ({
  args,
  env: withFonts(fonts),
  // By default, Playwright starts its own Chromium without a window.
  executablePath: CHROMIUM_PATH === chromium.executablePath() ? undefined : CHROMIUM_PATH,
});

/**
 * For tests that do not depend on motion. A form that scrolls smoothly from field to field takes
 * half as long again.
 */
export const atRest = { contextOptions: { reducedMotion: "reduce" } } as const;
