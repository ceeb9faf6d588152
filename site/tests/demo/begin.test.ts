import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentIssues } from "@contractor/core/check.ts";
import { contentFiles } from "@contractor/core/content-files.ts";
import { offeredServices } from "@contractor/core/content-refs.ts";
import { openContent } from "@contractor/core/open-content.ts";
import { onDisk } from "@contractor/core/reading/files.ts";
import { lineOf } from "@contractor/core/reading/issues.ts";
import { beginApp } from "@contractor/owner/begin/begin-app.ts";
import { digestsOf, exampleLeft, type Part } from "@contractor/owner/begin/example.ts";
import { currentConfig } from "@contractor/owner/editor/form/current-config.ts";
import { beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { mistakesInFolder } from "#tests/support/content.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

// The page to begin with, as an owner fills it in, in a copy of the demonstration, and what the
// check says of a real firm that still has what the demonstration invented.

let project: string;
const config = currentConfig();
const page = async () => (await beginApp(project).request("/")).text();
const send = (path: string, ...fields: [string, string][]) =>
  beginApp(project).request(path, { method: "POST", body: new URLSearchParams(fields) });
const begin = (services: string[], alone: "ja" | "nee") =>
  send("/", ["alone", alone], ...services.map((slug): [string, string] => ["services", slug]));
const read = (path: string) => parse(readFileSync(join(project, path), "utf8"));
const left = (part: Part["name"]) => exampleLeft(project).find(({ name }) => name === part);

function change(path: string, from: string | RegExp, to: string): void {
  const file = join(project, path);
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

const all: string[] = parse(readFileSync("content/services.yaml", "utf8")).services.map(
  ({ slug }: { slug: string }) => slug,
);

/** Everything that the pages of a project say; the texts of a former service have no page. */
const said = () => {
  const content = openContent(onDisk(project));
  const offered = new Set(offeredServices(content.raw));
  const isShown = (entry: { id?: string }) =>
    all.every((slug) => slug !== entry.id) || offered.has(entry.id ?? "");
  const data = contentFiles.map((file) => content.dataIn(file));
  return JSON.stringify(data.map((one) => (Array.isArray(one) ? one.filter(isShown) : one)));
};

beforeEach(() => {
  project = temporaryFolder();
  for (const path of ["content", "site/public", "site.yaml"]) {
    cpSync(path, join(project, path), { recursive: true });
  }
  mkdirSync(join(project, "photos"));
  const [first = "", ...others] = globSync("photos/*.jpg");
  cpSync(first, join(project, first));
  // Git takes seconds for all of them.
  for (const photo of others) {
    writeFileSync(join(project, photo), "");
  }
});

test("owner/begin/example.json has what the demonstration says", () => {
  const written = JSON.parse(readFileSync("owner/begin/example.json", "utf8"));
  expect(written, "npm run example renews it").toEqual(digestsOf("."));
});

/** Each service with the next one, once. */
const pairs = all.flatMap((slug, at) => (at % 2 ? [] : [[slug, all[at + 1] ?? slug]]));

test.each(pairs)(
  "who offers %s and %s begins with texts in which nothing is wrong",
  async (...services) => {
    expect((await begin(services, "nee")).status).toBe(303);
    expect(mistakesInFolder(project)).toEqual([]);
    expect(said()).not.toMatch(/Blijdorp|Schiedam|Merwe-Vierhavens|Delfshaven|Ridderkerk/);
  },
);

test("a painter alone begins with a list of what is still of the example", async () => {
  expect(await page()).toContain("Welke diensten biedt u aan?");
  await begin(["schilderwerk"], "ja");
  const { services, former } = read("content/services.yaml");
  expect(read("content/prices.yaml")).toMatchObject({ examples: [], promotion: { ends: "none" } });
  expect(services).toMatchObject([{ lists: expect.arrayContaining(["contact", "quote"]) }]);
  expect(former).toHaveLength(5);
  expect(read("content/business.yaml")).toMatchObject({ partner: null, people: [{}], demo: true });
  for (const gone of ["reviews", "projects", "cases", "articles"] as const) {
    expect(left(gone)?.entries, gone).toEqual([]);
  }

  // What he does not do is nowhere, and comes back when he does it.
  expect(said()).not.toMatch(/Met hoeveel mensen werkt u|Stucwerk","questions|title":"Stukadoors/);
  const list = await page();
  expect(list).not.toContain("Welke diensten biedt u aan?");
  expect(list).toMatch(/KvK-nummer, Btw-id, Omschrijving, Straat en huisnummer.*, Mensen,/);
  const places = config.cms.collections.flatMap(({ name, files }) => [
    name,
    ...(files ?? []).map((file) => `${name}/entries/${file.name}`),
  ]);
  const linked = Array.from(list.matchAll(/#\/collections\/([^"]+)"/g), ([, place]) => place);
  expect(linked).toHaveLength(6);
  expect(places).toEqual(expect.arrayContaining(linked));

  // A text that he writes himself is no longer of the example, and older answers do nothing.
  const home = "content/pages/home.yaml";
  expect(left("texts")?.entries).toContain(home);
  change(home, "Werk waar u jaren naar kijkt", "Werk");
  expect(left("texts")?.entries).not.toContain(home);
  const before = said();
  await begin(["gevel-stucen"], "nee");
  expect(said()).toBe(before);
});

test("nothing happens without a service, or with one that is not there", async () => {
  const before = said();
  expect((await send("/", ["alone", "ja"])).status).toBe(422);
  expect((await begin(["dakdekken"], "ja")).status).toBe(422);
  expect(said()).toBe(before);
});

test("a block that needs something unknown is a mistake that says so", () => {
  change("content/faq/praktisch.yaml", "needs: inside", "needs: binnen");
  expect(contentIssues(openContent(onDisk(project))).map(lineOf)).toEqual([
    expect.stringMatching(/praktisch.*‘needs: binnen’ bestaat niet/),
  ]);
});

test("a real firm may not keep the customers of the demonstration, only its own", () => {
  change("content/business.yaml", /demo: true/, "demo: false");
  const invented = () =>
    mistakesInFolder(project)
      .filter((line) => line.includes("Dit heeft de voorbeeldwebsite verzonnen"))
      .map((line) => dirname(line.split(" › ")[0] ?? ""));
  const reviews = Array(16).fill("content/reviews");
  const cases = Array(5).fill("content/cases");
  const claims = "content";
  expect(invented().sort()).toEqual([claims, ...cases, ...reviews]);
  // Another date makes no review its own.
  change("content/reviews/emre-aydin.yaml", /^published: .*$/m, "published: 2026-01-01");
  const own = "text: Het plafond is mooi geworden.";
  change("content/reviews/bas-kramer.yaml", /^text: .*(\n .*)*/m, own);
  change("content/claims.yaml", /4\.9\/5/, "4.6/5");
  expect(invented().sort()).toEqual([...cases, ...reviews.slice(1)]);
});
