import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { execa } from "execa";
import { test as base } from "vitest";
import { temporaryFolder } from "./temporary-folder.ts";

export const releaseScript = join(import.meta.dirname, "../../deploy/release.mjs");

/** Enough files that copying them takes a while. */
export const many = Object.fromEntries(
  Array.from({ length: 400 }, (_, i) => [`dist/_astro/${i}.js`, "x"] as const),
);

/** A folder with a build, and a folder "site" for its releases. */
function createServer(folder: string) {
  const at = (path: string) => join(folder, path);
  mkdirSync(at("site"));
  return {
    at,
    releases: () => readdirSync(at("site/releases")).sort(),
    /** The texts online, of both halves. */
    halves() {
      const release = realpathSync(at("site/current"));
      const site = readFileSync(join(release, "site/index.html"), "utf8");
      const service = readFileSync(join(release, "service/mail.mjs"), "utf8");
      return [site.trim(), service.trim()];
    },
    /** Makes a build with a text in both halves, and these other files. */
    build(text: string, files: Record<string, string> = {}, project = folder): void {
      for (const half of ["dist", "dist-service"]) {
        rmSync(join(project, half), { recursive: true, force: true });
      }
      const all = {
        "dist/index.html": text,
        "dist/_redirects": "",
        "dist-service/mail.mjs": text,
        ...files,
      };
      for (const [file, content] of Object.entries(all)) {
        mkdirSync(dirname(join(project, file)), { recursive: true });
        writeFileSync(join(project, file), content);
      }
    },
    release: (...options: string[]) =>
      execa(process.execPath, [releaseScript, at("site"), ...options], { cwd: folder, all: true }),
    /** Releases what was built in another folder. */
    releaseFrom: (project: string) =>
      execa(process.execPath, [releaseScript, at("site")], { cwd: project }),
    /** Makes a file that is online very old. */
    age: (file: string) => utimesSync(at(`site/current/site/${file}`), 1, 1),
  };
}

/** A test of releases. They are for a server, and use features of Linux. */
export const test = base.extend("server", ({ skip }) => {
  skip(process.platform !== "linux", "releases are for Linux");
  return createServer(temporaryFolder());
});
