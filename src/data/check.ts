import { globSync } from "node:fs";
import { contentFiles } from "./content-files.ts";
import { offeredServices } from "./content-refs.ts";
import { contentOf } from "./load.ts";
import type { ContentFile, FolderEntry } from "./reading/content-file.ts";
import type { Issue } from "./reading/issues.ts";
import { lengthWarnings } from "./reading/length-warnings.ts";
import { variantOf } from "./reading/schema-at.ts";

/** An issue for each service without texts, and for each file of texts without a service. */
function serviceIssues({ raw }: ReturnType<typeof contentOf>): Issue[] {
  const texts = new Set(raw.names("content/services", ".yaml"));
  const offered = new Set(offeredServices(raw));
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

/** An issue for each file that has no schema, because its name or its folder is wrong. */
function unknownFiles(): Issue[] {
  const known = new Set(contentFiles.map(({ path }) => path));
  return globSync("content/**/*", { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !known.has(file) && !known.has(file.replace(/[^/]+(?=\.\w+$)/, "*")))
    .map((place) => ({
      place,
      message:
        "nothing reads it — correct its name or its folder, add its schema to src/data/content-files.ts, or remove it",
    }));
}

/** Places where a mistake makes it unknown which services there are. */
const slugPlace = /^content\/services\.yaml( › (line \d+|services( › \d+( › slug)?)?))?$/;

const fileOf = ({ place }: Issue) => place.split(" › ")[0] ?? "";

/** All mistakes in content/ and site.yaml of the project in the current folder, sorted by file. */
export function contentIssues(): Issue[] {
  const content = contentOf(".");
  const issues = contentFiles.flatMap(content.issuesIn);
  issues.push(...unknownFiles());
  const areSlugsKnown = !issues.some(({ place }) => slugPlace.test(place));
  if (areSlugsKnown) {
    issues.push(...serviceIssues(content));
  }
  return issues.sort((a, b) => fileOf(a).localeCompare(fileOf(b)));
}

/** Warnings about texts that are valid but too long to look good, with what to do about them. */
export function contentWarnings(): Issue[] {
  const content = contentOf(".");
  return contentFiles.flatMap((file) => {
    const data = content.dataIn(file);
    if (data === undefined) {
      return [];
    }
    const entries = Array.isArray(data)
      ? (data as FolderEntry[]).map((entry) => ({ entry, path: pathOf(file, entry) }))
      : [{ entry: data, path: file.path }];
    const ofLengths = entries.flatMap(({ entry, path }) =>
      lengthWarnings(entry, variantOf(file.schema, entry), path),
    );
    return [...ofLengths, ...(file.warn?.(data, content.raw) ?? [])];
  });
}

const pathOf = ({ path }: ContentFile, { id }: FolderEntry) => path.replace("*", id);
