import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyOfContent, mistakesInFolder } from "@contractor/site/tests/support/content.ts";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { currentConfig } from "#editor/form/current-config.ts";
import { formatFor } from "#editor/formats.ts";
import { readEntry, writeEntry } from "./file-format.ts";
import { startServices } from "./new-services.ts";

const file = "content/services.yaml";
const format = formatFor(currentConfig().formats, file);

interface Entry {
  slug: string;
  label: string;
  lists: string[];
}

/** The file of services after a save of the form with this list. */
function saved(text: string, change: (services: Entry[]) => Entry[]): string {
  const { services } = parse(text) as { services: Entry[] };
  const wanted = readEntry(format, text);
  return writeEntry(format, { ...wanted, services: change(services) });
}

test("a service that is taken out of the list is no longer offered, and can come back", () => {
  using copy = copyOfContent();
  const path = join(copy.path, file);
  const before = readFileSync(path, "utf8");
  const [first] = parse(before).services as [Entry];

  const without = saved(before, (services) => services.slice(1));
  expect(parse(without).former).toContainEqual({ slug: first.slug, label: first.label });
  writeFileSync(path, without);
  expect(mistakesInFolder(copy.path)).toEqual([]);

  const back = parse(saved(without, (services) => [first, ...services]));
  expect(back).toEqual(parse(before));
});

test("a service that is added gets a page with what to write on it", () => {
  using copy = copyOfContent();
  const path = join(copy.path, file);
  const { services, ...others } = parse(readFileSync(path, "utf8"));
  const added = { slug: "betonlook-vloer", label: "Betonlook: vloer", lists: ["menu"] };
  writeFileSync(path, stringify({ ...others, services: [...services, added] }));
  startServices(copy.path);
  expect(mistakesInFolder(copy.path)).toEqual([]);
  const texts = readFileSync(join(copy.path, "content/services/betonlook-vloer.yaml"), "utf8");
  expect(parse(texts).hero.heading).toBe("Betonlook: vloer");
  rmSync(join(copy.path, "content/services/betonlook-vloer.yaml"));
  expect(mistakesInFolder(copy.path)).not.toEqual([]);
});
