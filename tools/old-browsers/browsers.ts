import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import puppeteer, { type Browser } from "puppeteer-core";

/** The versions that can be started, the oldest first: July 2021, June 2022, January 2023. */
export const versions = ["92", "103", "110"] as const;

/** The versions to test: those in OLD_CHROMIUM, separated by commas, or all of them. */
export const chosenVersions = process.env.OLD_CHROMIUM?.split(",") ?? [...versions];

const decompressed = (archive: string) => brotliDecompressSync(readFileSync(archive));

const programOf = (version: string) =>
  join("node_modules/.cache/old-chromium", version, "chromium");

/** Unpacks a browser from its package, unless an earlier run did. */
function unpack(version: string): void {
  const program = programOf(version);
  if (existsSync(program)) {
    return;
  }
  const archives = join(import.meta.dirname, "packages/node_modules", `chromium-${version}`, "bin");
  const libraries = join(dirname(program), "swiftshader");
  mkdirSync(libraries, { recursive: true });
  writeFileSync(`${libraries}.tar`, decompressed(join(archives, "swiftshader.tar.br")));
  execFileSync("tar", ["-x", "-f", `${libraries}.tar`, "-C", libraries]);
  writeFileSync(`${program}.part`, decompressed(join(archives, "chromium.br")), { mode: 0o755 });
  // Renamed when it is complete, so that a run that was stopped leaves no half browser.
  renameSync(`${program}.part`, program);
}

/** Unpacks the browsers before the tests start, because several tests at once use each of them. */
export default function unpackAll(): void {
  for (const version of chosenVersions) {
    unpack(version);
  }
}

/** Starts this version of Chromium without a window. The caller closes it. */
export function launch(version: string): Promise<Browser> {
  return puppeteer.launch({
    executablePath: programOf(version),
    headless: true,
    args: ["--no-sandbox", "--disable-gpu", "--no-zygote", "--disable-dev-shm-usage", "--lang=nl"],
  });
}
