import { globSync } from "node:fs";
import type { Issue } from "./lib/issues.ts";
import { contentOf } from "./load.ts";
import { offeredServices } from "./references.ts";
import { registry } from "./registry.ts";

/** Services without texts, and texts without a service. */
function serviceIssues({ written }: ReturnType<typeof contentOf>): Issue[] {
  const texts = new Set(written.names("content/services", ".yaml"));
  const offered = new Set(offeredServices(written));
  const issue = (message: string) => (slug: string) => ({
    place: `content/services/${slug}.yaml`,
    message,
  });
  return [
    ...[...offered.difference(texts)].map(issue("does not exist — create it")),
    ...[...texts.difference(offered)].map(
      issue("content/services.yaml has no such service — add it there, or remove this file"),
    ),
  ];
}

/** Files that no schema is for: a wrong name, or a wrong folder. */
function unknownFiles(): Issue[] {
  return globSync("content/**/*", { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !(file in registry) && !(file.replace(/[^/]+(?=\.\w+$)/, "*") in registry))
    .map((place) => ({
      place,
      message: "nothing reads it — correct its name or its folder, or remove it",
    }));
}

/** Where a mistake leaves it open which services there are. */
const slugPlace = /^content\/services\.yaml( › (line \d+|services( › \d+( › slug)?)?))?$/;

const fileOf = ({ place }: Issue) => place.split(" › ")[0] ?? "";

/**
 * Everything that is wrong in content/ and site.yaml of the project in the current folder, by file.
 */
export function contentIssues(): Issue[] {
  const content = contentOf(".");
  const issues = content.issues();
  const isOpen = issues.some(({ place }) => slugPlace.test(place));
  const all = [...issues, ...(isOpen ? [] : serviceIssues(content)), ...unknownFiles()];
  return all.sort((a, b) => fileOf(a).localeCompare(fileOf(b)));
}
