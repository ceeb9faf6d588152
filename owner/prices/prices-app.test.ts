import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { inMemory } from "#data/reading/files.ts";
import { currentConfig } from "#owner/editor/form/current-config.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { pricesApp } from "./prices-app.ts";
import { raiseAll, raised } from "./raise-prices.ts";

test.each([
  [12.5, 4, 13],
  [8.99, 4, 9.35],
  [60, 4, 62.5],
  [350, 4, 365],
  [2400, 4, 2500],
  [13, -4, 12.5],
])("€ %d with %d%% is € %d", (amount, percent, price) => {
  expect(raised(amount, percent)).toBeCloseTo(price, 10);
});

test("every price is raised, with the day on their page, and nothing else", () => {
  const before = {
    rates: { a: { from: 10, to: 20, unit: "m2", label: "A", shownOn: "b" } },
    examples: [{ id: "c", squareMetersFrom: 1, squareMetersTo: 2, from: 100, to: 200 }],
    vat: { low: 9 },
  };
  const path = "content/prices.yaml";
  const page = "---\ntitle: Prijzen\nupdated: 2026-01-31\n---\n";
  const files = new Map([
    [path, `# Prices\n${stringify(before)}`],
    ["content/pages/prijzen.md", page],
  ]);
  const changes = raiseAll(inMemory(files), 10, "2027-01-04");
  expect(changes.get("content/pages/prijzen.md")).toContain("\nupdated: 2027-01-04\n");
  const text = changes.get(path) ?? "";
  expect(text).toMatch(/^# Prices\n/);
  expect(parse(text)).toEqual({
    rates: { a: { from: 11, to: 22, unit: "m2", label: "A", shownOn: "b" } },
    examples: [{ id: "c", squareMetersFrom: 1, squareMetersTo: 2, from: 110, to: 220 }],
    vat: { low: 9 },
  });
});

test("what each price becomes is shown before anything is saved", async () => {
  const project = temporaryFolder();
  for (const path of ["content", "photos", "public", "site.yaml"]) {
    cpSync(path, join(project, path), { recursive: true });
  }
  const file = join(project, "content/prices.yaml");
  const before = readFileSync(file, "utf8");
  const app = pricesApp(project, currentConfig());
  expect(await (await app.request("/?procent=veel")).text()).toContain("Schrijf een getal");
  const shown = await (await app.request("/?procent=10%25")).text();
  expect(shown).toContain("Er is nog niets bewaard");
  expect(readFileSync(file, "utf8")).toBe(before);

  const body = new URLSearchParams({ procent: "10%" });
  const saved = await app.request("/", { method: "POST", body });
  expect(await saved.text()).toContain("Bewaard: Alle prijzen +10%");
  const [old, now] = [before, readFileSync(file, "utf8")].map((text) =>
    Object.values(parse(text).rates),
  );
  expect(now).toHaveLength(old?.length ?? 0);
  for (const [i, { from }] of (old as { from: number }[]).entries()) {
    expect((now as { from: number }[])[i]?.from).toBeGreaterThan(from);
  }
});
