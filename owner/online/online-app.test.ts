import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { onlineApp } from "./online-app.ts";

let project: string;
let app: ReturnType<typeof onlineApp>;
beforeEach(() => {
  project = temporaryFolder();
  app = onlineApp(project);
});

const kept = () => join(project, ".online.json");
const get = async (path = "/") => (await app.request(path)).text();
const post = (path: string, fields: Record<string, string> = {}) =>
  app.request(path, { method: "POST", body: new URLSearchParams(fields) });

const answers = {
  kind: "ftps",
  host: "ftp://ftp.server.nl:2121/www",
  user: "naam@dak.nl",
  password: "geheim",
  folder: "public_html",
};

test("the owner says once where the site goes, and the page never shows the password", async () => {
  expect(await get()).toContain("Vul één keer in hoe u bij uw hosting komt");
  expect((await post("/hosting", answers)).status).toBe(303);
  const page = await get();
  expect(page).toContain("ftps://ftp.server.nl:2121/public_html");
  expect(page).not.toContain("geheim");
  expect(JSON.parse(readFileSync(kept(), "utf8"))).toEqual({
    ...answers,
    host: "ftp.server.nl:2121",
  });
  expect(statSync(kept()).mode & 0o777).toBe(0o600);
});

test.each(["password", "host", "user"])(
  "without the %s, it is asked for, and the rest stays filled in",
  async (name) => {
    const answer = await post("/hosting", { ...answers, folder: "www", [name]: "" });
    expect([answer.status, existsSync(kept())]).toEqual([422, false]);
    const page = (await answer.text()).replace(/\s+/g, " ");
    expect(page).toContain("Vul de naam van de server, uw gebruikersnaam en uw wachtwoord in.");
    expect(page).toContain('name="folder" type="text" value="www"');
  },
);

const program = (code: string) => {
  mkdirSync(join(project, "owner"), { recursive: true });
  writeFileSync(join(project, "owner/online.ts"), code);
};

test("what the program says is shown, how it ended, and no second one begins", async () => {
  vi.stubEnv("CONTENT_DRAFTS", "shown");
  program(`import { appendFileSync, existsSync } from "node:fs";
    appendFileSync("runs", process.argv.slice(2) + String(process.env.CONTENT_DRAFTS));
    console.log("12 van 40 <bestanden>");
    setInterval(() => existsSync("end") && process.exit(1), 20);`);
  const pages = [post("/", { all: "ja" }), post("/", { all: "ja" })];
  await expect.poll(() => existsSync(join(project, "runs"))).toBe(true);
  pages.push(Promise.resolve(app.request("/")));
  writeFileSync(join(project, "end"), "");
  for (const page of pages) {
    const said = await (await page).text();
    expect(said).toContain("12 van 40 &lt;bestanden&gt;");
    expect(said).toContain("Probeer het opnieuw");
  }
  expect(readFileSync(join(project, "runs"), "utf8")).toBe("--allundefined");
  program("");
  expect(await (await post("/")).text()).toContain("Klaar.");
});
