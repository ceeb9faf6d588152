import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type LaunchOptions } from "@playwright/test";
import { ensureChromium } from "#scripts/chromium.ts";

const without = (...globs: string[]) =>
  `<selectfont><rejectfont>${globs.map((glob) => `<glob>${glob}</glob>`).join("")}</rejectfont></selectfont>`;

const rename = (style: string, name: string) =>
  `<match target="scan">
    <test name="family"><string>Arimo</string></test>
    <test name="style"><string>${style}</string></test>
    <edit name="family" mode="assign"><string>Arial</string></edit>
    <edit name="fullname" mode="assign"><string>${name}</string></edit>
  </match>`;

const otherwise = (family: string) =>
  `<match target="pattern">
    <edit name="family" mode="append_last"><string>${family}</string></edit>
  </match>`;

const arimo = "@expo-google-fonts/arimo/";
const dejaVu = "dejavu-fonts-ttf/ttf/";

/** Regular, italic and bold, which most devices have. */
const usualStyles = without(
  "*500*",
  "*600*",
  "*Condensed*",
  "*ExtraLight*",
  "*Math*",
  "*Mono*",
  "*Serif*",
);

/**
 * The fonts of the tests. One is as wide as Arial and has its name, because stylesheets ask for
 * Arial. The other is a fifth wider, like Verdana, and only stands where a test asks for it.
 */
const usualFonts = [rename("Regular", "Arial"), rename("Bold", "Arial Bold"), otherwise("Arial")];

/**
 * The environment in which a browser only has the fonts in these folders. Without fontconfig, so
 * outside Linux, it has the machine's fonts.
 */
function withFonts(name: string, folders: string[], rules: string[]): Record<string, string> {
  const cache = fileURLToPath(new URL(`../../node_modules/.cache/fonts/${name}/`, import.meta.url));
  const file = join(cache, "fonts.conf");
  const dirs = folders.map((folder) => `<dir>${fileURLToPath(import.meta.resolve(folder))}</dir>`);
  const lines = [...dirs, `<cachedir>${cache}</cachedir>`, usualStyles, ...rules];
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, `<fontconfig>${lines.join("")}</fontconfig>`);
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file };
}

const args = [
  "--disable-gpu",
  "--disable-quic",
  // A page of a test lives for seconds, so optimising its scripts takes longer than it saves: axe
  // takes half the time without.
  "--js-flags=--no-turbofan --no-maglev",
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

export const launchOptions: LaunchOptions = {
  args,
  env: withFonts("usual", [arimo, dejaVu], usualFonts),
  // By default, Playwright starts its own Chromium without a window.
  executablePath: CHROMIUM_PATH === chromium.executablePath() ? undefined : CHROMIUM_PATH,
};

/**
 * For tests that do not depend on motion. A form that scrolls smoothly from field to field takes
 * half as long again.
 */
export const atRest = { contextOptions: { reducedMotion: "reduce" } } as const;
