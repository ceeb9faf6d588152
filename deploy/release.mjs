// Puts the site and the mail service that were built online on this server, together:
//   npm run release -- /var/www/website --restart "systemctl restart website-mail"
// and goes back to the release before:
//   npm run release -- /var/www/website --back
// It needs Node 20 and no packages, so that it also runs where only the build was copied to.
import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { cp } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { lock } from "./lock.mjs";

const { values, positionals } = parseArgs({
  options: { back: { type: "boolean" }, restart: { type: "string" } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? "/var/www/website");
const releases = join(folder, "releases");
const current = join(folder, "current");

/**
 * A release that was online this recently is kept, because visitors may still have its pages open.
 */
const keptMinutes = 10;
/** How long scripts and pictures are kept for visitors on a page of an older release. */
const keptAssetDays = 30;

/** What begins with a dot and belongs to a site. */
const served = new Set([".htaccess", ".well-known"]);

function currentName() {
  return existsSync(current) ? basename(readlinkSync(current)) : undefined;
}

/** The record of a release: its commit, and the release that was online before it. */
function recordOf(name) {
  try {
    return JSON.parse(readFileSync(join(releases, name, "release.json"), "utf8"));
  } catch {
    return undefined;
  }
}

/** The commit that is checked out here; undefined where the build was copied to without git. */
function builtCommit() {
  try {
    const git = (...args) => execFileSync("git", args, { encoding: "utf8", stdio: "pipe" }).trim();
    const commit = git("rev-parse", "--verify", "HEAD");
    return git("status", "--porcelain") === "" ? commit : `${commit}-changed`;
  } catch {
    return undefined;
  }
}

/** A name that no release has: the time, the commit, and a number when both are taken. */
function newName(commit) {
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
  const [hash = "unknown", changed] = commit?.split("-") ?? [];
  const name = [time, hash.slice(0, 8), changed].filter(Boolean).join("-");
  let number = 1;
  let unique = name;
  while (existsSync(join(releases, unique))) {
    number += 1;
    unique = `${name}-${number}`;
  }
  return unique;
}

/** Copies the build to a folder that nothing points to yet, and gives it its name when complete. */
async function assemble() {
  const commit = builtCommit();
  const name = newName(commit);
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
    writeFileSync(join(unfinished, "release.json"), JSON.stringify({ commit, before }));
    renameSync(unfinished, join(releases, name));
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  return name;
}

/** Makes a release the one that is online, in one step: renaming a link over the other. */
function switchTo(name) {
  const before = currentName();
  if (before && before !== name) {
    noteAsReplaced(before);
  }
  const next = join(folder, "next");
  rmSync(next, { force: true });
  symlinkSync(join("releases", name), next);
  renameSync(next, current);
}

/** Sets the time of a release's folder, which is when it was last online. */
function noteAsReplaced(name) {
  const now = new Date();
  warnOnFailure(() => utimesSync(join(releases, name), now, now));
}

/** Removes what killed releases have left. The lock keeps other releases out meanwhile. */
function removeUnfinished() {
  for (const name of readdirSync(releases).filter((name) => name.startsWith("."))) {
    warnOnFailure(() => rmSync(join(releases, name), { recursive: true }));
  }
}

/** Removes the releases that are neither online, nor the one before, nor were so a moment ago. */
function removeOld() {
  const online = currentName();
  const kept = [online, online && recordOf(online)?.before];
  for (const name of readdirSync(releases)) {
    const path = join(releases, name);
    if (kept.includes(name) || Date.now() - statSync(path).mtimeMs < keptMinutes * 60_000) {
      continue;
    }
    warnOnFailure(() => rmSync(path, { recursive: true }));
  }
}

/** Runs a step of cleaning up, which must not fail a release that is online. */
function warnOnFailure(step) {
  try {
    step();
  } catch (error) {
    console.warn(`Left for the next time: ${error.message}`);
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
  const hidden = readdirSync("dist").find((name) => name.startsWith(".") && !served.has(name));
  if (hidden) {
    throw new Error(`dist/${hidden} is of a build that was interrupted. Run "npm run build".`);
  }
}

function nameBefore() {
  const online = currentName();
  const before = online && recordOf(online)?.before;
  if (!before || !recordOf(before)) {
    throw new Error(`${folder} has no release before the one that is online.`);
  }
  return before;
}

function restart() {
  if (!values.restart) {
    console.log("Restart the mail service, so that it runs this release too.");
    return;
  }
  const { status } = spawnSync("sh", ["-c", values.restart], { stdio: "inherit" });
  if (status !== 0) {
    throw new Error(`The release is online, but "${values.restart}" failed: restart it by hand.`);
  }
}

try {
  check();
  mkdirSync(releases, { recursive: true });
  lock(join(folder, "lock"));
  removeUnfinished();
  const name = values.back ? nameBefore() : await assemble();
  switchTo(name);
  console.log(`${current} is ${name}`);
  warnOnFailure(removeOld);
  restart();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
