import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { parse, parseDocument } from "yaml";
import { createSite } from "#deploy/server/site.ts";
import { type RunningServer, startServer } from "#mail/http/server.ts";
import { copyOfProject, linkPackages } from "#tests/second-firm/copy.ts";
import { smtpUrl } from "#tests/support/addresses.ts";
import { tallScreen } from "#tests/support/editor.ts";
import { type GitHost, repository, startGitHost } from "#tests/support/git-host.ts";
import { allMails } from "#tests/support/inbox.ts";
import { expect, test } from "#tests/support/test.ts";

// From the owner's save to the site online: npm run test:publish. The project is a copy with a firm
// that may go online. The git host's program is the command of deploy/workflows/github.yml; only the
// pages of the git host are fake.
test.describe.configure({ mode: "serial", timeout: 900_000 });
test.use(tallScreen);

const firm = "content/business.yaml";
const [first, second] = ["038-1111111", "038-2222222"] as const;

let host: GitHost;
let server: RunningServer | undefined;
let project: string;
let runner: string;
let site: string;
let address: string;

const git = (folder: string, ...args: string[]) =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();

/** The command of the workflow, as it runs after a push or when somebody starts it. */
const workflow = parse(readFileSync("deploy/workflows/github.yml", "utf8"));
const commandFor = (event: "push" | "hand"): string =>
  workflow.jobs.online.steps
    .at(-1)
    .run.replace(/\$\{\{.*\}\}/, event === "push" ? "--alleen-teksten" : "");

/** What the git host does for the newest commit. Resolves to whether it succeeded. */
async function runWorkflow(event: "push" | "hand"): Promise<boolean> {
  git(runner, "pull", "--quiet");
  const { failed } = await execa("sh", ["-c", commandFor(event)], {
    cwd: runner,
    env: { CI: "true", ONLINE_TO: `release:${site}`, SMTP_URL: smtpUrl },
    stdio: ["ignore", "inherit", "inherit"],
    reject: false,
  });
  return !failed;
}

const online = async () => (await fetch(`${address}/contact`)).text();
const status = async () => (await fetch(`${address}/beheer/status.json`)).json();

/** Commits another text of the firm, as the editor does. */
function save(change: (text: string) => string): void {
  host.commit(`${firm} gewijzigd`, { [firm]: `${change(host.git("show", `main:${firm}`))}\n` });
}

test.beforeAll(async () => {
  test.setTimeout(900_000);
  host = await startGitHost({});
  project = copyOfProject(process.cwd(), "online");
  site = `${project}-site`;
  runner = `${project}-runner`;
  mkdirSync(site);
  const answers = readFileSync("tests/firms/painter/answers.yaml", "utf8");
  writeFileSync(`${site}/answers.yaml`, answers.replaceAll("vanderveen.example", "vanderveen.nl"));
  await execa(process.execPath, ["owner/setup.ts", `${site}/answers.yaml`], { cwd: project });
  const settings = parseDocument(readFileSync(join(project, "site.yaml"), "utf8"));
  settings.set("editor", {
    enabled: true,
    branch: "main",
    host: "gitea",
    repository,
    address: host.address,
    signIn: "aab1-c2d3",
  });
  writeFileSync(join(project, "site.yaml"), String(settings));
  git(project, "init", "--quiet", "--initial-branch=main");
  git(project, "add", ".");
  const author = ["-c", "user.name=Beheer", "-c", "user.email=beheer@firma.example"];
  git(project, ...author, "commit", "--quiet", "--message=Begin");
  const repositoryFolder = host.git("rev-parse", "--absolute-git-dir");
  git(project, "push", "--quiet", "--force", repositoryFolder, "main");
  git(project, "clone", "--quiet", repositoryFolder, runner);
  // With the packages of this machine instead of those of a registry.
  utimesSync(join(runner, "package-lock.json"), 0, 0);
  linkPackages(join(process.cwd(), "node_modules"), join(runner, "node_modules"));

  expect(await runWorkflow("push"), "the first time is by hand").toBe(false);
  expect(await runWorkflow("hand")).toBe(true);
  server = await startServer(createSite(`${site}/current/site`), "127.0.0.1", 0);
  address = `http://127.0.0.1:${server.port}`;
});

test.afterAll(async () => {
  await server?.close();
  await host[Symbol.asyncDispose]();
  for (const folder of [project, runner, site]) {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a number that the owner saves goes online", async ({ page, editor, expectConsole }) => {
  expectConsole(/Failed to load resource/, { optional: true });
  // The window that goes to Gitea may leave before its own fonts have come.
  expectConsole(/Failed to load the .+ font/, { optional: true });
  await page.goto(`${address}/beheer`);
  await page.getByRole("button", { name: /Inloggen met .*Gitea/ }).click();
  await editor.isReady();
  await page.goto(`${address}/beheer#/collections/bedrijf/entries/content-business`);
  await editor.fill("phone", first);
  await editor.saveWell();
  expect(await runWorkflow("push")).toBe(true);
  expect(await online()).toContain(first);
  await expect(page.locator("#site-status")).toContainText("Uw laatste wijziging staat online");
});

test("what is wrong stays offline, and the owner hears why", async () => {
  save((text) => text.replace(/^email: .*$/m, "email: geen adres"));
  expect(await runWorkflow("push")).toBe(false);
  expect(await online()).toContain(first);
  const why = expect.stringMatching(/^- content\/business\.yaml › email: .*e-mailadres/);
  expect((await status()).refused.why).toContainEqual(why);

  save((text) => text.replace(/^email: .*$/m, "email: info@vanderveen.nl"));
  expect(await runWorkflow("push")).toBe(true);
  expect((await status()).refused).toBeUndefined();
});

test("a change of the code waits, and what is saved after it too, until somebody looks", async () => {
  host.commit("Other code", { "src/routes.ts": `${host.git("show", "main:src/routes.ts")}\n\n` });
  save((text) => text.replace(/^phone: .*$/m, `phone: ${second}`));
  expect(await runWorkflow("push")).toBe(false);
  expect(await online()).toContain(first);
  const [mail] = (await allMails()).filter(({ text }) => text.includes("src/routes.ts"));
  expect(mail).toMatchObject({ subject: "Uw wijziging is niet geplaatst" });

  expect(await runWorkflow("hand")).toBe(true);
  expect(await online()).toContain(second);
});
