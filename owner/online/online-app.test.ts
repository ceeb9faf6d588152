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

test.each([
  ["password", "Vul het wachtwoord in."],
  ["host", "Vul de naam van de server in."],
  ["user", "Vul uw gebruikersnaam in."],
])("without the %s, it is asked for, and the rest stays filled in", async (field, sentence) => {
  const answer = await post("/hosting", { ...answers, folder: "www", [field]: "" });
  const page = await answer.text();
  expect([answer.status, page.includes(sentence)]).toEqual([400, true]);
  expect(page).toContain('name="folder" type="text" value="www"');
  expect(existsSync(kept())).toBe(false);
});

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
  await post("/", { all: "ja" });
  await post("/", { all: "ja" });
  expect((await app.request("/")).headers.get("location")).toBe("/beheer/online/verloop");
  await expect.poll(() => existsSync(join(project, "runs"))).toBe(true);
  writeFileSync(join(project, "end"), "");
  const page = await get("/verloop");
  expect(page).toContain("12 van 40 &lt;bestanden&gt;");
  expect(page).toContain("Probeer het opnieuw");
  expect(readFileSync(join(project, "runs"), "utf8")).toBe("--allundefined");
  program("");
  await post("/");
  expect(await get("/verloop")).toContain("Klaar.");
});
