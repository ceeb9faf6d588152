import { contentFiles } from "./content-files.ts";
import { formerServices, offeredServices } from "./content-refs.ts";
import { factFiles } from "./fact-files.ts";
import type { Content } from "./open-content.ts";
import type { Issue } from "./reading/issues.ts";
import { noFile } from "./reading/source.ts";

/**
 * An issue for each service without texts, and for each file of texts without a service. Those of a
 * former service may stay, for when it is offered again.
 */
function serviceIssues({ raw }: Content): Issue[] {
  const texts = new Set(raw.names("content/services", ".yaml"));
  const offered = new Set(offeredServices(raw));
  const unknown = texts.difference(offered).difference(new Set(formerServices(raw)));
  const message = "Deze dienst staat niet bij de diensten. Zet hem daar terug.";
  return [...offered.difference(texts), ...unknown].map((slug) => ({
    place: `content/services/${slug}.yaml`,
    message: unknown.has(slug) ? message : noFile,
  }));
}

/** An issue for each file or folder that has no schema, because its name or its place is wrong. */
function unknownFiles(content: Content): Issue[] {
  const paths = contentFiles.flatMap((file) => content.pathsOf(file));
  const parents = contentFiles.map(({ path }) => path.slice(0, path.lastIndexOf("/")));
  const folders = new Set(["content", ...parents]);
  const known = new Set([...paths, ...folders, "content/compounds.txt"]);
  const message =
    "De website gebruikt dit bestand niet. Verbeter de naam of de map, of haal het weg.";
  return [...folders]
    .flatMap((folder) => content.raw.names(folder, "").map((name) => `${folder}/${name}`))
    .filter((path) => !known.has(path))
    .map((place) => ({ place, message }));
}

const fileOf = ({ place }: Issue) => place.split(" › ")[0] ?? "";

/** All mistakes in content/ and site.yaml, sorted by file. */
export function contentIssues(content: Content): Issue[] {
  const issues = contentFiles.flatMap((file) => content.issuesIn(file));
  const areServicesKnown = content.issuesIn(factFiles.services).length === 0;
  issues.push(...unknownFiles(content), ...(areServicesKnown ? serviceIssues(content) : []));
  return issues.sort((a, b) => fileOf(a).localeCompare(fileOf(b)));
}

/** Warnings about what is allowed but would not look good, or is left out, with what to do. */
export function contentWarnings(content: Content): Issue[] {
  const ofFiles = contentFiles.flatMap((file) => {
    const data = content.dataIn(file);
    return data ? (file.warn?.(data, content.raw) ?? []) : [];
  });
  return [...ofFiles, ...content.advice];
}
