import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** What dist/ is made from. */
const sources = [
  ...["astro.config.ts", "content", "deploy", "contract", "integrations", "package-lock.json"],
  ...["photos", "public", "server", "site.yaml", "src"],
];

/** Written to dist/ at the very end of the build. */
const last = "dist/_redirects";

/** Whether dist/ is missing, or older than something it is made from. */
export function isBuildStale(root: string): boolean {
  const built = join(root, last);
  if (!existsSync(built)) return true;
  const { mtimeMs } = statSync(built);
  // A folder counts too: it is as new as the last file that came or went.
  const isNewer = (path: string) => statSync(path).mtimeMs > mtimeMs;
  return sources
    .map((source) => join(root, source))
    .filter((path) => existsSync(path))
    .some(
      (path) =>
        isNewer(path) ||
        (statSync(path).isDirectory() &&
          readdirSync(path, { recursive: true, encoding: "utf8" }).some((file) => isNewer(join(path, file)))),
    );
}
