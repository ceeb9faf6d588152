import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@contractor/site/tests/support/temporary-folder.ts";
import { beforeEach, expect, test, vi } from "vitest";
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
  writeFileSync(kept(), "", { mode: 0o644 });
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

test("what is missing is asked for, and the rest stays filled in", async () => {
  for (const name of ["password", "host", "user"]) {
    const answer = await post("/hosting", { ...answers, folder: "www", [name]: "" });
    expect([answer.status, existsSync(kept())]).toEqual([422, false]);
    const page = (await answer.text()).replace(/\s+/g, " ");
    expect(page).toContain("Vul de naam van de server, uw gebruikersnaam en uw wachtwoord in.");
    expect(page).toContain('name="folder" type="text" value="www"');
  }
});

test("what the program says is shown, how it ended, and no second one begins", async () => {
  vi.stubEnv("CONTENT_DRAFTS", "shown");
  mkdirSync(join(project, "owner"));
  const program = join(project, "owner/online.ts");
  writeFileSync(
    program,
    `import { appendFileSync, existsSync } from "node:fs";
    appendFileSync("runs", process.argv.slice(2) + String(process.env.CONTENT_DRAFTS));
    console.log("12 van 40 <bestanden>");
    setInterval(() => existsSync("end") && process.exit(1), 20);`,
  );
  expect((await post("/", { all: "ja" })).status).toBe(303);
  await post("/", { all: "ja" });
  await expect.poll(() => get()).toContain("12 van 40 &lt;bestanden&gt;");
  expect((await app.request("/")).headers.get("Refresh")).toBe("2");
  writeFileSync(join(project, "end"), "");
  await expect.poll(() => get()).toContain("Probeer het opnieuw");
  expect(await get()).toContain("Vul één keer in");
  expect(readFileSync(join(project, "runs"), "utf8")).toBe("--allundefined");

  writeFileSync(program, "");
  await post("/");
  await expect.poll(() => get()).toContain("Klaar.");
});
