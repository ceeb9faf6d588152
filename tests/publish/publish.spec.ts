import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { business } from "#data/firm/business.ts";
import { createSite } from "#deploy/server/site.ts";
import { type RunningServer, startServer } from "#mail/http/server.ts";
import { copyOfProject, linkPackages } from "#tests/second-firm/copy.ts";
import { smtpUrl } from "#tests/support/addresses.ts";
import { tallScreen } from "#tests/support/editor.ts";
import { type GitHost, repository, startGitHost } from "#tests/support/git-host.ts";
import { allMails } from "#tests/support/inbox.ts";
import { expect, test } from "#tests/support/test.ts";

// From the owner's save to the site online and the mail about it: npm run test:publish. The project
// on its server is a copy, with a repository, a folder for releases and an inbox of its own. Only
// the pages of the git host are fake.
test.describe.configure({ mode: "serial", timeout: 900_000 });
test.use(tallScreen);

const firm = "content/business.yaml";
const [first, second, third] = ["010-1111111", "010-2222222", "010-3333333"] as const;
const slow = { timeout: 300_000, intervals: [100] };

let host: GitHost;
let server: RunningServer | undefined;
let project: string;
let site: string;
let address: string;
let publishing: ChildProcess | undefined;

const git = (folder: string, ...args: string[]) =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();

/** The firm's numbers on a page that is online. */
async function online() {
  const html = await (await fetch(`${address}/contact`)).text();
  return [business.data.phone, first, second, third].filter((phone) => html.includes(phone));
}

const mails = async () =>
  (await allMails()).filter(({ subject }) => subject.startsWith("Uw wijziging")).reverse();

function publish(...options: string[]): ChildProcess {
  return spawn("npm", ["run", "--silent", "publish", "--", site, ...options], {
    cwd: project,
    env: { ...process.env, SMTP_URL: smtpUrl },
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  });
}

/** Commits another phone number as the editor does. */
function save(phone: string): void {
  const now = `${host.git("show", `main:${firm}`)}\n`;
  host.commit(`${firm} gewijzigd`, { [firm]: now.replace(/^phone: .*$/m, `phone: ${phone}`) });
}

test.beforeAll(async () => {
  test.setTimeout(900_000);
  host = await startGitHost({});
  project = copyOfProject(process.cwd(), "publish");
  site = `${project}-site`;
  mkdirSync(site);
  const settings = parseDocument(readFileSync("site.yaml", "utf8"));
  const editor = {
    enabled: true,
    branch: "main",
    host: "gitea",
    repository,
    address: host.address,
  };
  settings.set("editor", { ...editor, signIn: "aab1-c2d3" });
  writeFileSync(join(project, "site.yaml"), String(settings));
  git(project, "init", "--quiet", "--initial-branch=main");
  git(project, "add", ".");
  const author = ["-c", "user.name=Beheer", "-c", "user.email=beheer@firma.example"];
  git(project, ...author, "commit", "--quiet", "--message=Begin");
  git(project, "remote", "add", "origin", host.git("rev-parse", "--absolute-git-dir"));
  git(project, "push", "--quiet", "--force", "origin", "main");
  // The copy for builds, with the packages of this machine instead of those of a registry.
  const copy = `${project}-publish/copy`;
  git(project, "clone", "--quiet", git(project, "remote", "get-url", "origin"), copy);
  utimesSync(join(copy, "package-lock.json"), 0, 0);
  linkPackages(join(process.cwd(), "node_modules"), join(copy, "node_modules"));

  await once(publish(), "exit");
  server = await startServer(createSite(`${site}/current/site`), "127.0.0.1", 0);
  address = `http://127.0.0.1:${server.port}`;
  expect(await online()).toEqual([business.data.phone]);
  expect(await mails()).toEqual([]);
});

test.afterAll(async () => {
  // And all programs that it has started.
  if (publishing?.pid && publishing.exitCode === null) {
    process.kill(-publishing.pid, "SIGKILL");
  }
  await server?.close();
  await host[Symbol.asyncDispose]();
  for (const folder of [project, `${project}-publish`, site]) {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a number that the owner saves goes online, and the owner is mailed", async ({
  page,
  editor,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/, { optional: true });
  // The window that goes to Gitea may leave before its own fonts have come.
  expectConsole(/Failed to load the .+ font/, { optional: true });
  publishing = publish("--watch");
  await page.goto(`${address}/beheer`);
  await page.getByRole("button", { name: /Inloggen met .*Gitea/ }).click();
  await editor.isReady();
  await page.goto(`${address}/beheer#/collections/bedrijf/entries/content-business`);
  await editor.fill("phone", first);
  await editor.saveWell();
  const saved = Date.now();
  await expect.poll(online, slow).toEqual([first]);
  console.log(`From the save to online: ${((Date.now() - saved) / 1000).toFixed(0)} s`);
  await expect.poll(async () => (await mails()).length, slow).toBe(1);
  expect((await mails())[0]).toMatchObject({
    subject: "Uw wijziging staat online",
    text: expect.stringMatching(new RegExp(`was: ${business.data.phone}\\s+nu: +${first}`)),
  });
  await expect(page.locator("#site-status")).toContainText(
    "Uw laatste wijziging staat online",
    slow,
  );
});

test("two saves within a minute are both online, in order", async () => {
  save(second);
  const commit = host.git("rev-parse", "main");
  await expect.poll(() => git(`${project}-publish/copy`, "rev-parse", "HEAD"), slow).toBe(commit);
  save(third);
  await expect.poll(online, slow).toEqual([second]);
  await expect.poll(online, slow).toEqual([third]);
  await expect.poll(async () => (await mails()).length, slow).toBe(3);
  const [, earlier, later] = await mails();
  expect(earlier?.text).toMatch(new RegExp(`nu: +${second}`));
  expect(later?.text).toMatch(new RegExp(`was: ${second}\\s+nu: +${third}`));
});
