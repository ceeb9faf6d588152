import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { startSftpServer } from "#tests/support/sftp-server.ts";
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

test("the key of a server is shown once, to compare it with what the hosting says", async () => {
  const server = await startSftpServer(project, { name: "naam", password: "geheim" });
  const to = `sftp://naam@127.0.0.1:${server.port}/www`;
  writeFileSync(kept(), JSON.stringify({ to, password: "geheim" }));
  const [, key = ""] = /<strong>(SHA256:.{43})<\/strong>/.exec(await get()) ?? [];
  expect((await post("/sleutel", { key })).status).toBe(303);
  expect(JSON.parse(readFileSync(kept(), "utf8"))).toMatchObject({ to, hostKey: key });
  expect(await get()).toContain("De website gaat naar");
  await server.close();

  writeFileSync(kept(), JSON.stringify({ to, password: "geheim" }));
  expect(await get()).toContain("De server 127.0.0.1 neemt niet op.");
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

test("what is missing is said, and nothing is kept", async () => {
  const answer = await post("/hosting", { ...answers, password: "" });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Vul de server, uw gebruikersnaam en het wachtwoord in.");
  expect(existsSync(kept())).toBe(false);
});

test("what the program says is shown, and how it ended", async () => {
  mkdirSync(join(project, "owner"));
  const program = join(project, "owner/online.ts");
  writeFileSync(program, 'console.log("12 van 40 bestanden");');
  const lines = async () => (await (await post("/", {})).text()).trim().split(/\n+/);
  expect(await lines()).toEqual(["12 van 40 bestanden", "Klaar. Ga terug naar het beheer."]);
  writeFileSync(program, 'console.error("De schijf is vol."); process.exit(1);');
  expect(await lines()).toEqual(["De schijf is vol.", expect.stringMatching(/^De website online/)]);
});
