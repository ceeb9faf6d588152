// Puts the site and the mail service that were built online on this server, together:
//   npm run release -- /var/www/website && systemctl restart website-mail
// and goes back to the release before:
//   npm run release -- /var/www/website --back
// It needs Node 20 and no packages, so that it also runs where only the build was copied to.
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { cp } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  options: { back: { type: "boolean" } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? "/var/www/website");
const releases = join(folder, "releases");
const current = join(folder, "current");

/** How long scripts and pictures are kept for visitors on a page of an older release. */
const keptAssetDays = 30;

/** The names of the release that is online and of those before it, oldest first. */
function upToCurrent() {
  const online = existsSync(current) ? basename(readlinkSync(current)) : "";
  return readdirSync(releases)
    .sort()
    .filter((name) => name <= online);
}

/** Copies the build to a folder that nothing points to yet, and gives it its name when complete. */
async function assemble() {
  const unfinished = join(folder, "unfinished");
  const kept = upToCurrent().slice(-2);
  // Others are older than these, or newer than what is online: somebody went back from them.
  for (const name of readdirSync(releases).filter((name) => !kept.includes(name))) {
    rmSync(join(releases, name), { recursive: true });
  }
  rmSync(unfinished, { recursive: true, force: true });
  const oldest = Date.now() - keptAssetDays * 24 * 60 * 60 * 1000;
  try {
    mkdirSync(unfinished);
    if (existsSync(join(current, "site/_astro"))) {
      await cp(join(current, "site/_astro"), join(unfinished, "site/_astro"), {
        recursive: true,
        preserveTimestamps: true,
        filter: (path) => statSync(path).isDirectory() || statSync(path).mtimeMs > oldest,
      });
    }
    await cp("dist", join(unfinished, "site"), { recursive: true });
    await cp("dist-service", join(unfinished, "service"), { recursive: true });
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  // Names are times, so that they sort by age.
  const name = new Date().toISOString().replace(/[-:.]/g, "");
  renameSync(unfinished, join(releases, name));
  return name;
}

/** Makes a release the one that is online, in one step: renaming a link over the other. */
function switchTo(name) {
  const next = join(folder, "next");
  rmSync(next, { force: true });
  symlinkSync(join("releases", name), next);
  renameSync(next, current);
}

/**
 * Keeps other releases out, after whoever is releasing now. The lock belongs to the open file: it
 * lasts until this process has ended, however it ends. The file is never removed or replaced: a
 * lock on the old file would no longer lock anything.
 */
function lock() {
  const stdio = ["ignore", "ignore", "inherit", openSync(join(folder, "lock"), "a")];
  const { status, error } = spawnSync("flock", ["--wait", "60", "3"], { stdio });
  if (status !== 0) {
    throw error ?? new Error(`Another release in ${folder} runs for a minute. Try again later.`);
  }
}

/** Throws with what to do when this cannot be released here, or not by this user. */
function check() {
  if (!existsSync(folder)) {
    throw new Error(`${folder} does not exist. Make it, or name the folder of the site.`);
  }
  const { uid } = statSync(folder);
  if (process.getuid?.() === 0 && uid !== 0) {
    throw new Error(
      `${folder} belongs to another user (${uid}), who could not release again after root has. ` +
        `Release as that user: runuser -u "$(id -nu ${uid})" -- npm run release`,
    );
  }
  // The build writes _redirects last.
  for (const file of values.back ? [] : ["dist/_redirects", "dist-service/mail.mjs"]) {
    if (!existsSync(file)) {
      throw new Error(`There is no ${file}, so the build is not complete. Run "npm run build".`);
    }
  }
}

try {
  check();
  mkdirSync(releases, { recursive: true });
  lock();
  const name = values.back ? upToCurrent().at(-2) : await assemble();
  if (name === undefined) {
    throw new Error(`${folder} has no release before the one that is online.`);
  }
  switchTo(name);
  console.log(`${current} is ${name}`);
  console.log("Restart the mail service, so that it runs this release too.");
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
