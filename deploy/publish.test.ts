import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { currentConfig } from "#editor/current-config.ts";
import { digest } from "#editor/status.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { publishOnce } from "./publish/publish-once.ts";
import { readState } from "./publish/state.ts";

// Each round runs git and a release; on a machine under load that takes its time.
vi.setConfig({ testTimeout: 120_000 });

// Publishing is for a server, and uses what Linux has.
const it = test.runIf(process.platform === "linux");

const config = currentConfig();
let folder: string;
let restarts: number;
const at = (path: string) => join(folder, path);
const releaseScript = resolve("deploy/release.mjs");

/** A project with the site's own content, whose build takes no time: the page is the firm's file. */
const scripts = {
  prebuild: `env > "$HOME/environment"`,
  // What is wrong stands in the content itself.
  "check:content": "! grep -rhoP '(?<=#! ).*' content >&2",
  build: [
    "! grep -r cannot-be-built content",
    "mkdir -p dist/beheer dist-service",
    "cp content/business.yaml dist/index.html",
    "cp content/business.yaml dist-service/mail.mjs",
    "touch dist/_redirects",
    "echo '{}' > dist/beheer/status.json",
  ].join(" && "),
  release: `node "${releaseScript}"`,
};

const git = (where: string, ...args: string[]) =>
  execFileSync("git", args, { cwd: at(where), encoding: "utf8" }).trim();
const phoneIn = (text: string) => /^phone: "?([\d-]+)/m.exec(text)?.[1];
const emails = () => readState(at("project-publish")).emails;

/** The firm's number in both halves of what is online. */
function online() {
  const release = realpathSync(at("site/current"));
  const halves = ["site/index.html", "service/mail.mjs"];
  return halves.map((file) => phoneIn(readFileSync(join(release, file), "utf8")));
}
const both = (phone: string) => [phone, phone];

beforeEach(() => {
  folder = temporaryFolder();
  restarts = 0;
  vi.stubEnv("HOME", folder);
  for (const name of ["desk", "site"]) {
    mkdirSync(at(name));
  }
  for (const part of ["content", "site.yaml"]) {
    cpSync(part, at(`desk/${part}`), { recursive: true });
  }
  writeFileSync(at("desk/package.json"), JSON.stringify({ scripts }));
  writeFileSync(at("desk/.gitignore"), "dist\ndist-service\n");
  git("desk", "init", "--quiet", "--initial-branch=main");
  git("desk", "config", "user.name", "Sanne");
  git("desk", "config", "user.email", "sanne@firma.example");
  git("desk", "add", ".");
  git("desk", "commit", "--quiet", "--message=Begin");
  execFileSync("git", ["clone", "--quiet", at("desk"), at("project")]);
});

function commit(message: string): string {
  git("desk", "add", "--all");
  git("desk", "commit", "--quiet", `--message=${message}`);
  return git("desk", "rev-parse", "HEAD");
}

/** Saves a change of a file as the editor does: a commit in the repository. */
function save(path: string, from: string | RegExp, to: string): string {
  const text = existsSync(at(`desk/${path}`)) ? readFileSync(at(`desk/${path}`), "utf8") : "";
  mkdirSync(dirname(at(`desk/${path}`)), { recursive: true });
  writeFileSync(at(`desk/${path}`), text.replace(from, to));
  return commit(`${path} gewijzigd`);
}
const savePhone = (phone: string) =>
  save("content/business.yaml", /^phone: .*$/m, `phone: ${phone}`);

const round = (changes: Partial<Parameters<typeof publishOnce>[0]> = {}) =>
  publishOnce({
    project: at("project"),
    site: at("site"),
    all: false,
    restart: async () => void restarts++,
    configOf: async () => config,
    ...changes,
  });

describe("a save", () => {
  it("goes online in both halves", async () => {
    await round();
    savePhone("010-7654321");
    expect(await round()).toMatch(/ is online$/);
    expect(online()).toEqual(both("010-7654321"));
  });

  it("is mailed with what stood there and what stands there now", async () => {
    await round();
    const [old] = online();
    savePhone("010-7654321");
    await round();
    expect(emails()).toHaveLength(1);
    expect(emails()[0]).toMatchObject({
      subject: "Uw wijziging staat online",
      body: expect.stringContaining(
        `Bedrijf en prijzen › Bedrijfsgegevens en openingstijden › Telefoonnummer\n  was: ${old}\n  nu:  010-7654321`,
      ),
    });
  });

  it("is mailed to both addresses when it changes the firm's address", async () => {
    await round();
    const [, old] = /^email: (.*)$/m.exec(readFileSync("content/business.yaml", "utf8")) ?? [];
    save("content/business.yaml", /^email: .*$/m, "email: nieuw@firma.example");
    await round();
    expect(emails().map(({ to }) => to)).toEqual([old, "nieuw@firma.example"]);
  });

  it("is dealt with once", async () => {
    await round();
    savePhone("010-7654321");
    await round();
    expect(await round()).toBeUndefined();
    expect(emails()).toHaveLength(1);
  });

  it("is mailed with the names of its files when there are no better words", async () => {
    await round();
    savePhone("010-7654321");
    await round({ configOf: () => Promise.reject(new Error("no words")) });
    expect(emails()[0]?.body).toBe("content/business.yaml: gewijzigd");
  });
});

it("mails nobody when the site goes online for the first time", async () => {
  await round();
  expect(emails()).toEqual([]);
});

it("changes nothing of the project that it is started from", async () => {
  await round();
  const before = git("project", "rev-parse", "HEAD");
  savePhone("010-7654321");
  await round();
  expect(git("project", "rev-parse", "HEAD")).toBe(before);
  expect(git("project", "status", "--porcelain", "--ignored")).toBe("");
});

describe("what changes more than content", () => {
  it.each(["package.json", "src/page.ts", ".github/workflows/test.yml", "content.ts"])(
    "waits, such as %s",
    async (file) => {
      await round();
      const before = online();
      savePhone("010-1111111");
      save(file, /$/, " ");
      expect(await round()).toContain(`(${file})`);
      expect(online()).toEqual(before);
    },
  );

  it("waits when it is a link in content/ to a file of the server", async () => {
    await round();
    symlinkSync("/etc/hostname", at("desk/content/reviews/link.yaml"));
    commit("A link");
    expect(await round()).toContain("--all");
  });

  it("is mailed once as waiting", async () => {
    await round();
    save("src/page.ts", /$/, "1");
    await round();
    await round();
    expect(emails().map(({ subject }) => subject)).toEqual(["Uw wijziging wacht"]);
  });

  it("goes online with --all", async () => {
    await round();
    savePhone("010-1111111");
    save("src/page.ts", /$/, "1");
    await round();
    expect(await round({ all: true })).toMatch(/ is online$/);
    expect(online()).toEqual(both("010-1111111"));
  });

  it("keeps later saves waiting, and none after it went online", async () => {
    await round();
    save("src/page.ts", /$/, "1");
    await round();
    savePhone("010-1111111");
    expect(await round()).toContain("--all");
    await round({ all: true });
    savePhone("010-2222222");
    await round();
    expect(online()).toEqual(both("010-2222222"));
  });
});

describe("content that is wrong", () => {
  const isNoNumber = () =>
    save(
      "content/prices.yaml",
      /from: 12\.5,/,
      "from: veel, #! content/prices.yaml › rates › interior › from: is a text instead of a number",
    );

  it("leaves the site as it is", async () => {
    await round();
    const before = online();
    isNoNumber();
    expect(await round()).toMatch(/ is refused/);
    expect(online()).toEqual(before);
    expect(restarts).toBe(1);
  });

  it("is mailed once with where it stands and what to write", async () => {
    await round();
    isNoNumber();
    await round();
    await round();
    expect(emails()).toHaveLength(1);
    expect(emails()[0]?.body).toContain(
      "Bedrijf en prijzen › Prijzen › Prijzen › Binnenmuur stucen › Vanaf: Schrijf een getal, met een komma zoals 12,50.",
    );
  });

  it("is shown in the editor as refused", async () => {
    await round();
    isNoNumber();
    await round();
    const status = readFileSync(at("site/current/site/beheer/status.json"), "utf8");
    const prices = readFileSync(at("desk/content/prices.yaml"), "utf8");
    expect(JSON.parse(status).refused.texts).toContain(await digest(prices));
  });

  it("is mailed in the words of the check where the editor has none", async () => {
    await round();
    save("content/consent.yaml", /^/, "#! content/x.yaml › from: is wrong\n");
    await round();
    expect(emails()[0]?.body).toContain("content/x.yaml › from: is wrong");
  });

  it("is mailed with what the build wrote when the check saw nothing", async () => {
    await round();
    save("content/consent.yaml", /^/, "# cannot-be-built\n");
    await round();
    expect(emails()[0]?.body).toContain("Stuur deze mail door");
    expect(emails()[0]?.body).toContain("content/consent.yaml:# cannot-be-built");
  });
});

it("restarts the mail service with each release", async () => {
  await round();
  savePhone("010-7654321");
  await round();
  expect(restarts).toBe(2);
});

it("restarts the mail service in the next round when that failed, without building again", async () => {
  await round();
  savePhone("010-7654321");
  const failing = round({ restart: () => Promise.reject(new Error("no permission")) });
  await expect(failing).rejects.toThrow("no permission");
  await round();
  expect(restarts).toBe(2);
  expect(readdirSync(at("site/releases"))).toHaveLength(2);
});

it("stays on the release before after --back, until something new is saved", async () => {
  await round();
  savePhone("010-1111111");
  await round();
  execFileSync(process.execPath, [releaseScript, at("site"), "--back"]);
  expect(await round()).toBeUndefined();
  expect(online()).not.toEqual(both("010-1111111"));
  savePhone("010-2222222");
  await round();
  expect(online()).toEqual(both("010-2222222"));
});

it("goes on after a round that left a lock of git and a damaged state", async () => {
  await round();
  writeFileSync(at("project-publish/copy/.git/index.lock"), "");
  writeFileSync(at("project-publish/state.json"), "{");
  savePhone("010-3333333");
  await round();
  expect(online()).toEqual(both("010-3333333"));
});

it("gives builds no password of the environment", async () => {
  vi.stubEnv("SMTP_URL", "smtp://user:secret@mail.firma.example");
  vi.stubEnv("GITHUB_CLIENT_SECRET", "secret");
  await round();
  const environment = readFileSync(at("environment"), "utf8");
  expect(environment).toContain("PATH=");
  expect(environment).not.toContain("secret");
});

it("takes no option of git from the name of a branch", async () => {
  const branch = `--upload-pack=touch "${at("touched")}";`;
  save("site.yaml", /^( +branch: ).*$/m, `$1'${branch}'`);
  await round();
  await expect(round()).rejects.toThrow();
  expect(existsSync(at("touched"))).toBe(false);
});

it("is never half online when it is killed, and goes on in the next round", async () => {
  await round();
  const program = `
    import { publishOnce } from ${JSON.stringify(resolve("deploy/publish/publish-once.ts"))};
    await publishOnce({
      project: ${JSON.stringify(at("project"))},
      site: ${JSON.stringify(at("site"))},
      all: false,
      restart: async () => {},
      configOf: () => Promise.reject(new Error("not needed")),
    });`;
  for (const [i, ms] of [100, 200, 300, 400, 500, 600, 700, 800, 1000, 1200].entries()) {
    const [before] = online();
    const phone = `010-222222${i}`;
    savePhone(phone);
    const options = { detached: true, stdio: "ignore" } as const;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", program], options);
    const ended = once(child, "exit");
    await wait(ms);
    if (child.exitCode === null) {
      process.kill(-(child.pid ?? 0), "SIGKILL");
    }
    await ended;
    const [site, service] = online();
    expect([before, phone]).toContain(site);
    expect(service).toBe(site);
  }
  await round();
  expect(online()).toEqual(both("010-2222229"));
});
