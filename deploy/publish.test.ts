import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { currentConfig } from "#editor/current-config.ts";
import { digest } from "#editor/status.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { publishOnce } from "./publish/publish-once.ts";
import type { Email } from "./publish/state.ts";

// Releasing is for a server, and uses what Linux has.
const it = test.runIf(process.platform === "linux");
const releaseScript = resolve("deploy/release.sh");

/**
 * A project with the site's own content, whose build takes no time: the page is the file of the
 * firm.
 */
const scripts = {
  prebuild: "true",
  // What is wrong stands in the content itself.
  "check:content": "! grep -rhoP '(?<=#! ).*' content >&2",
  build:
    "! grep -r onbouwbaar content && mkdir -p dist/beheer && cp content/business.yaml dist/index.html && touch dist/_redirects && echo '{}' > dist/beheer/status.json",
  release: `"${releaseScript}"`,
};

const config = currentConfig();
let folder: string;
let told: Email[];
let restarts: number;
const at = (path: string) => join(folder, path);
const git = (where: string, ...args: string[]) =>
  execFileSync("git", args, { cwd: at(where), encoding: "utf8" }).trim();
const online = () => readFileSync(at("site/current/index.html"), "utf8");
const phoneIn = (text: string) => /^phone: "?([\d-]+)/m.exec(text)?.[1];

beforeEach(() => {
  folder = temporaryFolder();
  told = [];
  restarts = 0;
  mkdirSync(at("desk"));
  for (const part of ["content", "site.yaml"]) {
    cpSync(part, at(`desk/${part}`), { recursive: true });
  }
  writeFileSync(at("desk/package.json"), JSON.stringify({ scripts }));
  git("desk", "init", "--quiet", "--initial-branch=main");
  git("desk", "config", "user.name", "Sanne");
  git("desk", "config", "user.email", "sanne@firma.example");
  git("desk", "add", ".");
  git("desk", "commit", "--quiet", "--message=Begin");
  execFileSync("git", ["clone", "--quiet", at("desk"), at("project")]);
});

/** Saves a change of a file as the editor does: a commit in the repository. */
function save(path: string, from: string | RegExp, to: string): string {
  const text = readFileSync(at(`desk/${path}`), "utf8");
  writeFileSync(at(`desk/${path}`), text.replace(from, to));
  git("desk", "commit", "--quiet", "--all", `--message=${path} gewijzigd`);
  return git("desk", "rev-parse", "HEAD");
}

const round = (changes: Partial<Parameters<typeof publishOnce>[0]> = {}) =>
  publishOnce({
    project: at("project"),
    site: at("site"),
    branch: "main",
    config,
    restart: async () => void restarts++,
    tell: async (email) => void told.push(email),
    ...changes,
  });

it("puts a save online, tells what changed once, and leaves the rest alone when there is nothing new", async () => {
  await round();
  expect(told).toEqual([]);
  const old = phoneIn(online());
  const head = save("content/business.yaml", /^phone: .*$/m, "phone: 010-7654321");
  save("content/reviews/joke-verhoeven.yaml", /^location: .*$/m, "location: Monster");
  expect(await round()).toMatch(/ is online$/);
  expect(phoneIn(online())).toBe("010-7654321");
  expect(told).toHaveLength(1);
  expect(told[0]?.subject).toBe("Uw wijziging staat online");
  expect(told[0]?.body).toContain(
    `Bedrijf en prijzen › Bedrijfsgegevens en openingstijden › Telefoonnummer\n  was: ${old}\n  nu:  010-7654321`,
  );
  expect(told[0]?.body).toMatch(/Reviews › .*\n {2}was: .*\n {2}nu: {2}Monster/);
  expect(await round()).toBeUndefined();
  expect(told).toHaveLength(1);
  expect(git("project", "merge-base", head, "HEAD")).toBe(head);
});

it("leaves the site as it is when the content is wrong, and says once where and what to write", async () => {
  await round();
  const before = online();
  save(
    "content/prices.yaml",
    /from: 12\.5,/,
    "from: veel, #! content/prices.yaml › rates › interior › from: is a text instead of a number",
  );
  expect(await round()).toMatch(/ is refused/);
  await round();
  expect(online()).toBe(before);
  const { refused } = JSON.parse(readFileSync(at("site/current/beheer/status.json"), "utf8"));
  expect(refused.texts).toContain(
    await digest(readFileSync(at("desk/content/prices.yaml"), "utf8")),
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.subject).toBe("Uw wijziging is niet geplaatst");
  expect(told[0]?.body).toContain(
    "Bedrijf en prijzen › Prijzen › Prijzen › Binnenmuur stucen › Vanaf: Schrijf een getal, met een komma zoals 12,50.",
  );

  save("content/prices.yaml", /from: veel.*$/m, "from: 13,");
  await round();
  expect(told[1]?.body).toContain("Binnenmuur stucen › Vanaf\n  was: 12,5\n  nu:  13");
});

it("says what the check or the build says when the editor has no words for it", async () => {
  await round();
  save("content/consent.yaml", /^/, "#! content/x.yaml › from: is wrong\n");
  await round();
  expect(told[0]?.body).toContain("content/x.yaml › from: is wrong");
  save("content/consent.yaml", /^#! .*$/m, "# onbouwbaar");
  await round();
  expect(told[1]?.body).toContain("Stuur deze mail door");
  expect(told[1]?.body).toContain("content/consent.yaml:# onbouwbaar");
});

it("restarts the mail service only for what it runs on", async () => {
  await round();
  save("content/consent.yaml", /^/, "# Nieuw\n");
  await round();
  expect(restarts).toBe(0);
  save("content/business.yaml", /^phone: .*$/m, "phone: 010-7654321");
  await expect(
    round({ restart: () => Promise.reject(new Error("no permission")) }),
  ).rejects.toThrow("no permission");
  await round();
  await round();
  expect(restarts).toBe(1);
});

it("tells later what could not be told at once, and nothing twice", async () => {
  await round();
  save("content/business.yaml", /^phone: .*$/m, "phone: 010-1111111");
  await expect(round({ tell: () => Promise.reject(new Error("no mail server")) })).rejects.toThrow(
    "no mail server",
  );
  expect(phoneIn(online())).toBe("010-1111111");
  save("content/business.yaml", /^phone: .*$/m, "phone: 010-2222222");
  await round();
  await round();
  expect(told.map(({ body }) => /nu: {2}(.*)/.exec(body)?.[1])).toEqual([
    "010-1111111",
    "010-2222222",
  ]);
});

it("shows the old site or the new one when a release is ended, never half, and goes on whatever it left", async () => {
  await round();
  const copy = at("project-publish/copy");
  const build = (phone: string) => {
    mkdirSync(join(copy, "dist/_astro"), { recursive: true });
    for (const file of ["index.html", ...Array.from({ length: 400 }, (_, i) => `_astro/${i}`)]) {
      writeFileSync(join(copy, "dist", file), `phone: ${phone}`);
    }
  };
  build("010-1111111");
  execFileSync(releaseScript, [at("site")], { cwd: copy });
  for (const [i, ms] of [5, 20, 40, 80, 160].entries()) {
    const before = phoneIn(online());
    build(`010-222222${i}`);
    const release = spawn(releaseScript, [at("site")], {
      cwd: copy,
      detached: true,
      stdio: "ignore",
    });
    await wait(ms);
    if (release.exitCode === null) {
      process.kill(-(release.pid ?? 0), "SIGKILL");
    }
    expect([before, `010-222222${i}`]).toContain(phoneIn(online()));
    expect(phoneIn(readFileSync(at("site/current/_astro/399"), "utf8"))).toBe(phoneIn(online()));
  }
  writeFileSync(
    git("project-publish/copy", "rev-parse", "--path-format=absolute", "--git-path", "index.lock"),
    "",
  );
  writeFileSync(at("project-publish/state.json"), "{");
  save("content/business.yaml", /^phone: .*$/m, "phone: 010-3333333");
  await round();
  expect(phoneIn(online())).toBe("010-3333333");
});
