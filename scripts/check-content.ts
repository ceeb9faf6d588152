import { factFiles } from "#data/business/fact-files.ts";
import { servicePath } from "#data/business/service-path.ts";
import { contentIssues, contentWarnings } from "#data/check.ts";
import { photos } from "#data/collections/photos.ts";
import { contentFiles } from "#data/content-files.ts";
import { formerServices, offeredServices } from "#data/content-refs.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import { lineOf } from "#data/reading/issues.ts";
import { nearest } from "#data/reading/nearest.ts";
import { photoWarnings } from "./photo-warnings.ts";

const content = openContent(onDisk());

/** A link in a text, or a field that contains an address. */
const link = /\]\((\/[^)\s]*)\)|\bpath: "?(\/[^\s",}]*)/g;

/** Links in content/ to a page or service that does not exist, one a line. */
async function brokenLinks(): Promise<string[]> {
  // Imported here, because the routes read content, and throw when it has a mistake.
  const { routes } = await import("#routes.ts");
  const below = (path: string, folder: string, ending: string) =>
    content.raw.names(folder, ending).map((name) => `${path}/${name}`);
  const pages = [
    ...routes.map(({ path }) => path),
    ...below("/case-studies", "content/cases", ".yaml"),
    ...below("/blogs", "content/articles", ".md"),
  ];
  const former = formerServices(content.raw);
  const known = [...offeredServices(content.raw), ...former];
  const formerPaths = former.map(servicePath);

  function wrongPart(address: string): string | undefined {
    const { pathname, searchParams } = new URL(address, "https://site.example");
    const isPage = pages.includes(pathname) || /\.\w+$/.test(pathname);
    const meant = nearest(pathname, pages);
    if (!isPage) {
      return `${pathname} is no page of this site — ${meant ? `write ${meant}, or ` : ""}take the link out`;
    }
    const service = searchParams.get("dienst");
    if (service === null || known.includes(service)) {
      return undefined;
    }
    return `"${service}" in ${address} is no service in content/services.yaml — write another, or leave the page alone: ${pathname}`;
  }

  /** The mistakes in the links of a line. */
  function wrongIn(line: string): string[] {
    return [...line.matchAll(link)].flatMap(([, inText, inField]) => {
      // When the content is read, a link to a former service is replaced by its words.
      if (inText && formerPaths.includes(inText.replace(/[?#].*$/, ""))) {
        return [];
      }
      return wrongPart(inText ?? inField ?? "") ?? [];
    });
  }

  return contentFiles
    .flatMap((file) => content.pathsOf(file))
    .flatMap((path) => {
      const lines = (content.files.read(path) ?? "").split("\n");
      return lines.flatMap((line, index) =>
        wrongIn(line).map((wrong) => `${path} › line ${index + 1}: ${wrong}`),
      );
    });
}

/** The photographs that are shown upright: portraits, and those for phones. */
function uprightPhotos(): Set<string> {
  const people = content.dataIn(factFiles.business)?.people ?? [];
  const described = content.dataIn(photos) ?? {};
  return new Set([
    ...people.flatMap(({ portrait }) => portrait ?? []),
    ...Object.values(described).flatMap(({ upright }) => upright ?? []),
  ]);
}

// Prints every mistake in content/ and site.yaml, one a line. Ends with status 1 if there is one.
const errors = contentIssues(content).map(lineOf);
const links = await brokenLinks().catch((error) => {
  if (errors.length === 0) {
    throw error;
  }
  return [];
});
for (const line of [...errors, ...links]) {
  console.error(line);
}
if (errors.length + links.length > 0) {
  process.exitCode = 1;
}

// A warning is not an error, so it goes to the standard output.
for (const warning of [
  ...contentWarnings(content),
  ...(await photoWarnings("photos", uprightPhotos())),
]) {
  console.log(`Warning: ${lineOf(warning)}`);
}
