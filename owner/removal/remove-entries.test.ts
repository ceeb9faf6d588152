import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { contentIssues } from "#data/check.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk, withChanges } from "#data/reading/files.ts";
import { removeEntries } from "./remove-entries.ts";

const disk = onDisk();
const first = (folder: string, ending: string) => disk.names(folder, ending)?.[0] ?? "";
const project = `content/projects/${first("content/projects", ".yaml")}.yaml`;
const caseName = first("content/cases", ".yaml");
const review = {
  name: "Anja",
  location: "Ergens",
  text: "De muur is glad, en de vloer bleef schoon.",
  rating: 5,
  published: "2026-01-01",
  shownOn: "reviews",
  caseStudy: caseName,
};
const home = "content/pages/home.yaml";
const page = parse(disk.read(home) ?? "");
const project1 = { ...parse(disk.read(project) ?? ""), review: "anja", caseStudy: caseName };
const steps = [
  { title: "Eerst", text: `Zo ging het [bij een ander](/case-studies/${caseName}).` },
  { title: "Dan", text: "Aan het werk." },
];
const files = withChanges(
  disk,
  new Map([
    ["content/reviews/anja.yaml", stringify(review)],
    [project, `# Het eerste.\n${stringify(project1)}`],
    [home, stringify({ ...page, process: { ...page.process, steps } })],
  ]),
);

test("a review goes with the reference to it, and nothing else changes", () => {
  const changes = removeEntries(files, ["content/reviews/anja.yaml"]);
  const { review: _, ...left } = project1;
  expect(changes.get("content/reviews/anja.yaml")).toBeUndefined();
  expect(changes.get(project)).toMatch(/^# Het eerste\./);
  expect(parse(changes.get(project) ?? "")).toEqual(left);
  expect(changes.size).toBe(2);
});

test("a case study goes with what names it, and a link to it keeps its words", () => {
  const changes = removeEntries(files, [`content/cases/${caseName}.yaml`]);
  expect(parse(changes.get("content/reviews/anja.yaml") ?? "")).not.toHaveProperty("caseStudy");
  expect(changes.get(home)).toContain("Zo ging het bij een ander.");
});

test("what is left is right, also without anything in a folder", () => {
  const folders = { reviews: ".yaml", cases: ".yaml", projects: ".yaml", articles: ".md" };
  const all = Object.entries(folders).flatMap(([folder, ending]) =>
    (files.names(`content/${folder}`, ending) ?? []).map(
      (name) => `content/${folder}/${name}${ending}`,
    ),
  );
  expect(contentIssues(openContent(withChanges(files, removeEntries(files, all))))).toEqual([]);
});

test("a table stays one when its first row goes", () => {
  const path = "content/pages/terms-of-service.md";
  const table = "| Werk | Prijs |\n| --- | --- |\n| Een | {price.a} |\n| Twee | 2 |\n| Drie | 3 |";
  const [head = ""] = (disk.read(path) ?? "").split("\n## ");
  const before = withChanges(disk, new Map([[path, `${head}\n## Tabel\n\n${table}\n`]]));
  const after = removeEntries(
    before,
    [`content/cases/${caseName}.yaml`],
    new Map([["rate", new Set(["a"])]]),
  );
  expect(after.get(path)).toContain(table.replace("| Een | {price.a} |\n", ""));
});
