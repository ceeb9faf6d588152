import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { parseDocument } from "yaml";
import { createSite } from "#deploy/server/site.ts";
import { type RunningServer, startServer } from "#mail/http/server.ts";
import { applyFirm } from "#tests/second-firm/apply.ts";
import { copyOfProject, linkPackages } from "#tests/second-firm/copy.ts";
import { hasApache, startApache } from "#tests/servers/apache.ts";
import { tallScreen } from "#tests/support/editor.ts";
import { type GitHost, repository, startGitHost } from "#tests/support/git-host.ts";
import { allMails } from "#tests/support/inbox.ts";
import { expect, test } from "#tests/support/test.ts";
import { createGitProgram } from "./git-program.ts";

// From the owner's save to the site online, as a release and at a host with Apache: npm run
// test:publish. The project is a copy with a firm that may go online. Only the pages of the git
// host are fake: a save is a commit, and is pushed to a repository whose hook runs the workflow.
test.describe.configure({ mode: "serial", timeout: 900_000 });
test.use(tallScreen);

const firm = "content/business.yaml";
const [first, second] = ["038-1111111", "038-2222222"] as const;
/** A build for each place, on a machine that does more. */
const builtIn = { timeout: 600_000 };

let host: GitHost;
let program: ReturnType<typeof createGitProgram>;
let project: string;
let work: string;
/** The servers of the places where the site is. The editor is used at the first. */
let places: RunningServer[] = [];

const git = (folder: string, ...args: string[]) =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();

const textsAt = (path: string) =>
  Promise.all(
    places.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()),
  );

/** Whether a page shows this everywhere. */
async function expectOnline(text: string): Promise<void> {
  expect(await textsAt("/contact")).toEqual(places.map(() => expect.stringContaining(text)));
}

/** What the editor is told at each place. */
const statuses = async () => (await textsAt("/beheer/status.json")).map((text) => JSON.parse(text));

/** Waits until what was saved last is online, or was refused. */
const outcome = () => expect.poll(() => program.ended(host.git("rev-parse", "main")), builtIn);

/** Commits another text of the firm, as the editor does. */
function save(change: (text: string) => string): void {
  host.commit(`${firm} gewijzigd`, { [firm]: `${change(host.git("show", `main:${firm}`))}\n` });
}

test.beforeAll(async () => {
  test.setTimeout(900_000);
  host = await startGitHost({});
  project = copyOfProject(process.cwd(), "online");
  work = `${project}-work`;
  const [release, hosting, runner] = ["release", "public_html", "runner"].map((name) =>
    join(work, name),
  ) as [string, string, string];
  for (const folder of [work, release, hosting]) {
    mkdirSync(folder);
  }
  applyFirm(project, resolve("tests/second-firm"));
  for (const file of [firm, "site.yaml"].map((path) => join(project, path))) {
    // A name for examples is refused, and so is a demonstration.
    writeFileSync(
      file,
      readFileSync(file, "utf8").replaceAll("hoffenzoon.example", "hoffenzoon.nl"),
    );
  }
  const settings = parseDocument(readFileSync(join(project, "site.yaml"), "utf8"));
  settings.set("editor", {
    enabled: true,
    branch: "main",
    host: "gitea",
    repository,
    address: host.address,
    signIn: "aab1-c2d3",
  });
  // Where a host runs no Node, the mail service is elsewhere.
  settings.setIn(["sending", "origin"], "https://mail.hoffenzoon.nl");
  writeFileSync(join(project, "site.yaml"), String(settings));
  git(project, "init", "--quiet", "--initial-branch=main");
  git(project, "add", ".");
  const author = ["-c", "user.name=Beheer", "-c", "user.email=beheer@firma.example"];
  git(project, ...author, "commit", "--quiet", "--message=Begin");
  git(project, "push", "--quiet", "--force", host.git("rev-parse", "--absolute-git-dir"), "main");

  const to = [`release:${release}`, ...(hasApache ? [`folder:${hosting}`] : [])];
  program = createGitProgram(join(work, "program"), runner, to);
  git(project, "push", "--quiet", program.bare, "main");
  git(project, "clone", "--quiet", program.bare, runner);
  host.pushTo(program.bare);
  // With the packages of this machine instead of those of a registry.
  utimesSync(join(runner, "package-lock.json"), 0, 0);
  git(runner, "update-index", "--refresh");
  linkPackages(join(process.cwd(), "node_modules"), join(runner, "node_modules"));

  expect(await program.run("push"), "the first time is by hand").toBe(false);
  expect(await program.run("by hand")).toBe(true);
  places = [
    await startServer(createSite(`${release}/current/site`), "127.0.0.1", 0),
    ...(hasApache ? [await startApache(hosting)] : []),
  ];
  program.isSeenAt(places.map(({ port }) => `http://127.0.0.1:${port}`));
});

test.afterAll(async () => {
  for (const server of places) {
    await server.close();
  }
  await host[Symbol.asyncDispose]();
  for (const folder of [project, work]) {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a number that the owner saves goes online", async ({ page, editor, expectConsole }) => {
  const address = `http://127.0.0.1:${places[0]?.port}`;
  expectConsole(/Failed to load resource/, { optional: true });
  // The window that goes to Gitea may leave before its own fonts have come.
  expectConsole(/Failed to load the .+ font/, { optional: true });
  await page.goto(`${address}/beheer`);
  await page.getByRole("button", { name: /Inloggen met .*Gitea/ }).click();
  await editor.isReady();
  await page.goto(`${address}/beheer#/collections/bedrijf/entries/content-business`);
  await editor.fill("phone", first);
  await editor.saveWell();
  await outcome().toBe("well");
  await expectOnline(first);
  await expect(page.locator("#site-status")).toContainText("Uw laatste wijziging staat online");
});

test("what is wrong stays offline, and the owner hears why", async () => {
  save((text) => text.replace(/^email: .*$/m, "email: geen adres"));
  await outcome().toBe("refused");
  await expectOnline(first);
  const why = expect.stringMatching(/^- content\/business\.yaml › email: .*e-mailadres/);
  for (const { refused } of await statuses()) {
    expect(refused.why).toContainEqual(why);
  }

  save((text) => text.replace(/^email: .*$/m, "email: info@hoffenzoon.nl"));
  await outcome().toBe("well");
  expect((await statuses()).map(({ refused }) => refused)).toEqual(places.map(() => undefined));
});

test("a change of the code waits, and what is saved after it too, until somebody looks", async () => {
  host.commit("Other code", { "src/routes.ts": `${host.git("show", "main:src/routes.ts")}\n\n` });
  save((text) => text.replace(/^phone: .*$/m, `phone: ${second}`));
  await outcome().toBe("refused");
  await expectOnline(first);
  const [mail] = (await allMails()).filter(({ text }) => text.includes("src/routes.ts"));
  expect(mail).toMatchObject({ subject: "Uw wijziging is niet geplaatst" });

  expect(await program.run("by hand")).toBe(true);
  await expectOnline(second);
});

test("a release that fails leaves the site as it is, and the owner hears it", async () => {
  // As after a copy with a program that follows links.
  const current = join(work, "release/current");
  cpSync(current, `${current}-copy`, { recursive: true, dereference: true });
  rmSync(current);
  renameSync(`${current}-copy`, current);
  save((text) => text.replace(/^phone: .*$/m, `phone: ${first}`));
  await outcome().toBe("refused");
  expect((await textsAt("/contact"))[0]).toContain(second);
  const why = expect.stringContaining("kon niet online worden gezet");
  expect((await statuses())[0].refused.why).toContainEqual(why);
});
