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
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
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

function currentName() {
  return existsSync(current) ? basename(readlinkSync(current)) : undefined;
}

/** The release that was online before another; undefined if it is gone. */
function beforeOf(name) {
  const record = join(releases, name, "before");
  const before = existsSync(record) ? readFileSync(record, "utf8") : "";
  return before && existsSync(join(releases, before)) ? before : undefined;
}

/** Copies the build to a folder that nothing points to yet, and gives it its name when complete. */
async function assemble() {
  removeOld();
  const name = new Date().toISOString().replace(/[-:.]/g, "");
  const before = currentName();
  const unfinished = join(releases, `.${name}`);
  const oldest = Date.now() - keptAssetDays * 24 * 60 * 60 * 1000;
  try {
    mkdirSync(unfinished);
    if (before && existsSync(join(current, "site/_astro"))) {
      await cp(join(current, "site/_astro"), join(unfinished, "site/_astro"), {
        recursive: true,
        preserveTimestamps: true,
        filter: (path) => statSync(path).isDirectory() || statSync(path).mtimeMs > oldest,
      });
    }
    await cp("dist", join(unfinished, "site"), { recursive: true });
    await cp("dist-service", join(unfinished, "service"), { recursive: true });
    writeFileSync(join(unfinished, "before"), before ?? "");
    renameSync(unfinished, join(releases, name));
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  return name;
}

/** Makes a release the one that is online, in one step: renaming a link over the other. */
function switchTo(name) {
  const next = join(folder, "next");
  rmSync(next, { force: true });
  symlinkSync(join("releases", name), next);
  renameSync(next, current);
}

/** Removes what killed releases have left, and all but what is online and the one before. */
function removeOld() {
  const online = currentName();
  const kept = [online, online && beforeOf(online)];
  for (const name of readdirSync(releases).filter((name) => !kept.includes(name))) {
    rmSync(join(releases, name), { recursive: true });
  }
}

/**
 * Keeps other releases out, after whoever is releasing now. The lock belongs to the open file: it
 * lasts until this process has ended, however it ends. The file is never removed or replaced: a
 * lock on the old file would no longer lock anything.
 */
function lock() {
  const path = join(folder, "lock");
  const seconds = 60;
  const file = openSync(path, "a");
  const { status, error } = spawnSync("flock", ["--wait", String(seconds), "3"], {
    stdio: ["ignore", "ignore", "inherit", file],
  });
  if (error) {
    throw new Error(`flock cannot be started (${error.message}): install util-linux.`);
  }
  if (status !== 0) {
    throw new Error(`Another process has held ${path} for ${seconds} seconds. Try again later.`);
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
  if (values.back) {
    return;
  }
  // The build writes _redirects last.
  for (const file of ["dist/_redirects", "dist-service/mail.mjs"]) {
    if (!existsSync(file)) {
      throw new Error(`There is no ${file}, so the build is not complete. Run "npm run build".`);
    }
  }
  // An interrupted build leaves such folders, and a server may serve what is in them.
  const hidden = readdirSync("dist").find((name) => name.startsWith(".") && name !== ".well-known");
  if (hidden) {
    throw new Error(`dist/${hidden} is of a build that was interrupted. Run "npm run build".`);
  }
}

function nameBefore() {
  const online = currentName();
  const before = online && beforeOf(online);
  if (!before) {
    throw new Error(`${folder} has no release before the one that is online.`);
  }
  return before;
}

try {
  check();
  mkdirSync(releases, { recursive: true });
  lock();
  const name = values.back ? nameBefore() : await assemble();
  switchTo(name);
  console.log(`${current} is ${name}`);
  console.log("Restart the mail service, so that it runs this release too.");
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
