import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { leftPage } from "#owner/begin/left-page.ts";
import { currentConfig } from "#owner/editor/form/current-config.ts";
import { keepApp } from "#owner/example/example-app.ts";
import { exampleLeft } from "#owner/example/example-left.ts";
import { keptFile } from "#owner/example/kept.ts";
import { copyOfDemonstration } from "./copy.ts";

// What an owner says of the demonstration: "Dit houd ik zo".

let project: string;
const config = currentConfig();
const app = () => keepApp(project, config, "/beheer/begin", (lines) => leftPage(project, lines));
const get = async (part: string) => {
  const answer = await app().request(`/?wat=${part}`);
  return answer.status === 200 ? answer.text() : undefined;
};
const keep = (part: string, ...fields: [string, string][]) => {
  const body = new URLSearchParams([["wat", part], ...fields]);
  return app().request("/", { method: "POST", body });
};
const partNamed = (part: string) => exampleLeft(project).find(({ name }) => name === part);
const hour = "content/prices.yaml › hour";
const prices = () => join(project, "content/prices.yaml");

beforeEach(() => {
  project = copyOfDemonstration();
});

test("a price that stays on purpose no longer counts, until it changes", async () => {
  expect(await get("prices")).toMatch(/value="content\/prices.yaml › hour"\s+\/>/);
  const list = await (await keep("prices", ["houd", hour])).text();
  expect(list).toMatch(/<h2>Wat u zo houdt<\/h2>[\s\S]*>1 prijs<\/a>/);
  expect(partNamed("prices")).toMatchObject({ kept: [hour] });
  expect(partNamed("prices")?.entries).not.toContain(hour);
  expect(await get("prices")).toMatch(/value="content\/prices.yaml › hour"\s+checked/);

  const text = readFileSync(prices(), "utf8");
  writeFileSync(prices(), text.replace("hour: { from: 55", "hour: { from: 56"));
  expect(partNamed("prices")?.kept).toEqual([]);
  writeFileSync(prices(), text);
  await keep("prices");
  expect(partNamed("prices")?.entries).toContain(hour);
  expect(existsSync(join(project, keptFile))).toBe(false);
});

test("all of a part stays at once, beside what stays of another", async () => {
  const [photo = ""] = partNamed("photos")?.entries ?? [];
  expect((await keep("photos", ["houd", photo])).status).toBe(200);
  expect((await keep("articles", ["alles", "ja"])).status).toBe(200);
  expect(partNamed("photos")?.kept).toEqual([photo]);
  expect(partNamed("articles")?.entries).toEqual([]);
});

test("what is said of customers who do not exist cannot stay", async () => {
  for (const part of ["facts", "reviews", "projects", "cases"]) {
    expect(await get(part), part).toBeUndefined();
    expect((await keep(part, ["alles", "ja"])).status).toBe(303);
  }
  const page = await get("claims");
  expect(page).toContain("24 uur (overal)");
  expect(page).not.toContain("4.9/5");
  expect(page).toContain("die klanten bestaan niet");
  await keep("claims", ["alles", "ja"]);
  const left = partNamed("claims")?.entries.map((entry) => entry.split(" › ").at(-1));
  expect(left).toEqual([
    "rating",
    "reviews",
    "reviews-painting",
    "reviews-page",
    "satisfied-page",
    "customers",
    "stat-projects",
    "stat-satisfaction",
    "stat-area",
  ]);
});

test("every link of the list opens a form or a list of the editor", () => {
  const list = String(leftPage(project));
  const places = config.cms.collections.flatMap(({ name, files }) => [
    name,
    ...(files ?? []).map((file) => `${name}/entries/${file.name}`),
  ]);
  const linked = Array.from(list.matchAll(/#\/collections\/([^"]+)"/g), ([, place]) => place);
  expect(linked).toHaveLength(8);
  expect(places).toEqual(expect.arrayContaining(linked));
});
