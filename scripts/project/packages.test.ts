import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Entry {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const lockfiles = globSync("**/package-lock.json", { exclude: ["**/node_modules/**"] });
/** The packages that are downloaded: neither the project itself nor its workspace. */
const entriesOf = (file: string) =>
  Object.entries<Entry>(JSON.parse(readFileSync(file, "utf8")).packages).filter(
    ([path, { link }]) => path.includes("node_modules/") && !link,
  );

/** Whether a package is for another machine than the usual server: x64 and Linux with glibc. */
const isForOthers = ({ os, cpu, libc }: Entry) =>
  (os && !os.includes("linux")) || (cpu && !cpu.includes("x64")) || libc?.includes("musl");

test.each(lockfiles)("%s has a checksum for each package that a server installs", (file) => {
  const without = entriesOf(file).filter(
    ([, entry]) => !entry.integrity && !(entry.optional && isForOthers(entry)),
  );
  expect(without.map(([path]) => path)).toEqual([]);
});

test.each(lockfiles)("%s names no host to download packages from", (file) => {
  expect(entriesOf(file).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test("npm stops at an install script that package.json does not decide about", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^strict-allow-scripts=true$/m);
});
