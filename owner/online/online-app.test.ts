import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { onlineApp } from "./online-app.ts";

let project: string;
beforeEach(() => {
  project = temporaryFolder();
});

const kept = () => join(project, ".online.json");
const get = async () => (await onlineApp(project).request("/")).text();
const post = (path: string, fields: Record<string, string>) =>
  onlineApp(project).request(path, { method: "POST", body: new URLSearchParams(fields) });

const answers = {
  kind: "ftps",
  host: " ftp.server.nl ",
  user: "naam@dak.nl",
  password: "geheim",
  folder: "public_html",
};

test("the owner says once where the site goes, and the page never shows the password", async () => {
  expect(await get()).toContain("Vul één keer in hoe u bij uw hosting komt");
  expect((await post("/hosting", answers)).status).toBe(303);
  const page = await get();
  expect(page).toContain("ftps://ftp.server.nl/public_html");
  expect(page).not.toContain("geheim");
  expect(JSON.parse(readFileSync(kept(), "utf8"))).toEqual({
    to: "ftps://naam%40dak.nl@ftp.server.nl/public_html",
    password: "geheim",
  });
});

test("what was saved since the last time is listed, and what was not is not", async () => {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: project, encoding: "utf8" }).trim();
  const save = (change: string) => {
    const author = ["-c", "user.name=Beheer", "-c", "user.email=beheer@localhost"];
    const message = `--message=Teksten gewijzigd\n\n${change}`;
    writeFileSync(join(project, "content/a.yaml"), change);
    git("add", "--all");
    git(...author, "commit", "--quiet", message);
    return git("rev-parse", "HEAD");
  };
  mkdirSync(join(project, "content"));
  git("init", "--quiet");
  const commit = save("Home › Kop: oud");
  save("Home › Kop: nieuw");
  writeFileSync(kept(), JSON.stringify({ to: "folder:/www" }));
  expect(await get()).toContain("De hele website gaat online.");
  writeFileSync(kept(), JSON.stringify({ to: "folder:/www", commit }));
  expect(await get()).toMatch(/Dit verandert er.*Kop: nieuw/s);
  expect(await get()).not.toContain("Kop: oud");
});

test.each([
  ["password", "Vul het wachtwoord in."],
  ["host", "Vul de naam van de server in."],
  ["user", "Vul uw gebruikersnaam in."],
])("without the %s, it is asked for, and the rest stays filled in", async (field, sentence) => {
  const filled = { ...answers, kind: "ftp", folder: "www", [field]: "" };
  const answer = await post("/hosting", filled);
  const page = await answer.text();
  expect([answer.status, page.includes(sentence)]).toEqual([400, true]);
  for (const [name, value] of Object.entries({ ...filled, password: "" })) {
    expect(page).toMatch(
      name === "kind" ? /value="ftp" selected/ : new RegExp(`name="${name}"[^>]* value="${value}"`),
    );
  }
  expect(existsSync(kept())).toBe(false);
});

test("what was filled in before is shown again, but for the password", async () => {
  await post("/hosting", { ...answers, host: "ftp://ftp.server.nl" });
  const page = await (await post("/anders", {})).text();
  expect(page).toContain('value="ftp.server.nl"');
  expect(page).toContain('value="naam@dak.nl"');
  expect(page).not.toContain("geheim");
});

const program = (code: string) => {
  mkdirSync(join(project, "owner"), { recursive: true });
  writeFileSync(join(project, "owner/online.ts"), code);
};
/** The lines and links of a page, without its header. */
const shownIn = (page: string) =>
  [...page.replace(/^.*role="log">/s, "").matchAll(/<(?:p|a)[^>]*>([^<]+)</g)].map(
    ([, text]) => text,
  );

test("what the program says is shown, how it ended, and the way on", async () => {
  const app = onlineApp(project);
  const run = async () => {
    const begun = await app.request("/", { method: "POST" });
    expect([begun.status, begun.headers.get("location")]).toEqual([303, "/beheer/online/verloop"]);
    return shownIn(await (await app.request("/verloop")).text());
  };
  program('console.log("12 van 40 <bestanden>");');
  expect(await run()).toEqual(["12 van 40 &lt;bestanden&gt;", "Klaar.", "Terug naar het beheer"]);
  program('console.error("De schijf is vol."); process.exit(1);');
  expect(await run()).toEqual([
    "De schijf is vol.",
    "De website online is gebleven zoals hij was.",
    "Probeer het opnieuw",
  ]);
});

test("while it runs, a reload shows how far it is, and no second one begins", async () => {
  const app = onlineApp(project);
  program(`import { appendFileSync, existsSync } from "node:fs";
    appendFileSync("runs", process.argv.slice(2) + ";");
    setInterval(() => existsSync("end") && process.exit(), 20);`);
  const begin = () =>
    app.request("/", { method: "POST", body: new URLSearchParams({ all: "ja" }) });
  await begin();
  await begin();
  const again = await app.request("/");
  expect(again.headers.get("location")).toBe("/beheer/online/verloop");
  await expect.poll(() => existsSync(join(project, "runs"))).toBe(true);
  writeFileSync(join(project, "end"), "");
  expect(await (await app.request("/verloop")).text()).toContain("Klaar.");
  expect(readFileSync(join(project, "runs"), "utf8")).toBe("--all;");
  expect((await app.request("/")).status).toBe(200);
});
