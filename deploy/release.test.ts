import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { execa } from "execa";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";

const script = join(import.meta.dirname, "release.sh");
// The script is for a server, and uses what Linux has.
const it = test.runIf(process.platform === "linux");

let folder: string;
const at = (path: string) => join(folder, path);

function build(files: Record<string, string>): void {
  rmSync(at("dist"), { recursive: true, force: true });
  for (const [file, text] of Object.entries({ ...files, _redirects: "" })) {
    mkdirSync(dirname(at(`dist/${file}`)), { recursive: true });
    writeFileSync(at(`dist/${file}`), text);
  }
}

/** Releases at a time of its own, as the seconds of the clock would have it. */
async function release(second: number): Promise<void> {
  writeFileSync(at("date"), `#!/bin/sh\necho 20260101T0000${second}Z\n`, { mode: 0o755 });
  await execa(script, ["my site"], {
    cwd: folder,
    env: { PATH: `${folder}:${process.env["PATH"]}` },
  });
}

beforeEach(() => {
  folder = temporaryFolder();
  // What a name with a space in it would be taken for.
  mkdirSync(at("my"));
});

it("takes a page away, and keeps what visitors on an older page still need", async () => {
  build({ "index.html": "one", "oud.html": "old", "_astro/a.1.js": "1", "_astro/b.1.js": "1" });
  await release(10);
  utimesSync(at("my site/current/_astro/b.1.js"), 1, 1);
  build({ "index.html": "two", "_astro/a.2.js": "2" });
  await release(11);

  expect(readFileSync(at("my site/current/index.html"), "utf8")).toBe("two");
  expect(existsSync(at("my site/current/oud.html"))).toBe(false);
  expect(readdirSync(at("my site/current/_astro")).sort()).toEqual(["a.1.js", "a.2.js"]);
});

it("keeps the release before to go back to, and no others", async () => {
  for (const second of [10, 11, 12]) {
    build({ "index.html": String(second) });
    await release(second);
  }
  expect(readdirSync(at("my site/releases")).sort()).toEqual([
    "20260101T000011Z",
    "20260101T000012Z",
  ]);
  expect(readdirSync(at("my site")).sort()).toEqual(["current", "releases"]);
  expect(existsSync(at("my"))).toBe(true);
});

it("changes nothing online without a whole build", async () => {
  build({ "index.html": "one" });
  await release(10);
  rmSync(at("dist/_redirects"));
  await expect(release(11)).rejects.toThrow(/npm run build/);
  expect(readdirSync(at("my site/releases"))).toEqual(["20260101T000010Z"]);
});
