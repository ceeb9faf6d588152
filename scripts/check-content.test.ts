import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { registry } from "../src/content/business/services.ts";
import { isDemonstration } from "../e2e/helpers/demonstration.ts";

const project = join(import.meta.dirname, "..");

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "project-"));
  for (const name of ["src", "photos"]) await symlink(join(project, name), join(folder, name));
  for (const name of ["content", "site.yaml"])
    await cp(join(project, name), join(folder, name), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

function check() {
  const run = spawnSync(process.execPath, [join(project, "scripts/check-content.ts")], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status: run.status, lines: run.stderr.split("\n").filter(Boolean) };
}

it("says nothing of content without mistakes", () => {
  expect(check()).toEqual({ status: 0, lines: [] });
});

it("lists the mistakes of all files, a line each, and fails", async () => {
  await rm(join(folder, "content/consent.yaml"));
  await writeFile(join(folder, "content/pages/hoem.yaml"), "heading: Welkom\n");
  await writeFile(join(folder, "content/pages/legal.yaml"), "contents: Bel {busines.phone}\nupdated: Op\n");
  await writeFile(join(folder, "site.yaml"), "url: [\n");
  expect(check()).toEqual({
    status: 1,
    lines: [
      "content/consent.yaml: does not exist — create it",
      "content/pages/hoem.yaml: nothing reads it — correct its name or its folder, or remove it",
      "content/pages/legal.yaml › contents: {busines.phone} does not exist — write {business.phone}, or another name from docs/tokens.md",
      expect.stringMatching(/^site\.yaml › line \d: is not valid YAML/),
    ],
  });
});

interface Named {
  slug: string;
  label: string;
}

async function changeServices(change: (services: Named[]) => object[], former: Named[] = []) {
  const path = join(folder, "content/services.yaml");
  const now = parse(await readFile(path, "utf8")) as { services: Named[]; former: Named[] };
  const changed = { services: change(now.services), former: [...now.former, ...former] };
  await writeFile(path, stringify({ ...now, ...changed }));
}

it.runIf(isDemonstration)("has room in its texts for a long name, town and region", async () => {
  const path = join(folder, "content/business.yaml");
  const long = {
    name: "Schildersbedrijf Van der Wolvenkamp & Dochters",
    city: "Krimpen aan den IJssel",
    serviceArea: "Krimpen en Capelle aan den IJssel en de Krimpenerwaard",
    email: "info@vanderwolvenkamp-stukadoors-schilders.example",
  };
  await writeFile(path, stringify({ ...parse(await readFile(path, "utf8")), ...long }));
  expect(check()).toEqual({ status: 0, lines: [] });
});

it("says of each line that still names a service that is no longer there what to do", async () => {
  const slug = registry.services[0]?.slug ?? "";
  await changeServices((services) => services.slice(1));
  await rm(join(folder, `content/services/${slug}.yaml`));
  for (const line of check().lines) {
    expect(line).toMatch(
      /^content\/(articles|cases|projects|reviews|faq|pages)\/[\w-]+\.(yaml|md) › .+: .+ — .+/,
    );
    expect(line).toContain(slug);
  }
});

it("lets jobs, reviews and texts go on naming a service that is no longer offered", async () => {
  const [first = { slug: "", label: "" }] = registry.services;
  await changeServices((services) => services.slice(1), [{ slug: first.slug, label: first.label }]);
  await rm(join(folder, `content/services/${first.slug}.yaml`));
  expect(check()).toEqual({ status: 0, lines: [] });
});

it("says what a service without texts needs, and which texts have no service", async () => {
  await changeServices((services) => [
    ...services,
    { slug: "dakwerk", label: "Dakwerk", lists: { menu: 99 } },
  ]);
  const texts = join(folder, "content/services");
  await cp(join(texts, `${registry.services[0]?.slug}.yaml`), join(texts, "kozijnen.yaml"));
  expect(check().lines).toEqual([
    "content/services/dakwerk.yaml: does not exist — create it",
    "content/services/kozijnen.yaml: content/services.yaml has no such service — add it there, or remove this file",
  ]);
});

it("finds the line of a link that leads nowhere", async () => {
  await writeFile(join(folder, "content/pages/legal.yaml"), "contents: '[Vragen](/fag)'\nupdated: Op\n");
  expect(check().lines).toEqual([
    "content/pages/legal.yaml › line 1: /fag is no page of this site — write /faq, or take the link out",
  ]);
});
