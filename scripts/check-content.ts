import { globSync, readFileSync } from "node:fs";
import type { Business } from "#data/business/business-schema.ts";
import { factFiles } from "#data/business/fact-files.ts";
import { servicePath } from "#data/business/service-path.ts";
import { contentIssues, contentWarnings } from "#data/check.ts";
import { photos } from "#data/collections/photos.ts";
import { contentOf } from "#data/load.ts";
import { lineOf } from "#data/reading/issues.ts";
import { nearest } from "#data/reading/nearest.ts";
import { fileNames } from "#data/reading/source.ts";
import { photoWarnings } from "./photo-warnings.ts";

/** A link in a text, or a field that contains an address. */
const link = /\]\((\/[^)\s]*)\)|\bpath: "?(\/[^\s",}]*)/g;

/** Links in content/ to a page or service that does not exist, one a line. */
async function brokenLinks(): Promise<string[]> {
  // Imported here, because these modules read content, and throw when it has a mistake.
  const { routes } = await import("#routes.ts");
  const { allServices, formerServices } = await import("#data/business/services.ts");
  const below = (path: string, folder: string, ending: string) =>
    (fileNames(folder, ending) ?? []).map((name) => `${path}/${name}`);
  const pages = [
    ...routes.map(({ path }) => path),
    ...below("/case-studies", "content/cases", ".yaml"),
    ...below("/blogs", "content/articles", ".md"),
  ];
  const known = [...allServices().map(({ slug }) => slug), ...formerServices()];
  const formerPaths = formerServices().map(servicePath);

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

  return globSync("content/**/*.{yaml,md}").flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        [...line.matchAll(link)].flatMap(([, inText, inField]) => {
          // When the content is read, a link to a former service is replaced by its words.
          if (inText && formerPaths.includes(inText.replace(/[?#].*$/, ""))) {
            return [];
          }
          const wrong = wrongPart(inText ?? inField ?? "");
          return wrong ? [`${file} › line ${index + 1}: ${wrong}`] : [];
        }),
      ),
  );
}

/** The photographs that are shown upright: portraits, and those for phones. */
function uprightPhotos(): Set<string> {
  const content = contentOf(".");
  const firm = content.dataIn(factFiles.business) as Business | undefined;
  const described = content.dataIn(photos) as typeof photos.data | undefined;
  return new Set([
    ...(firm?.people ?? []).flatMap(({ portrait }) => portrait ?? []),
    ...Object.values(described ?? {}).flatMap(({ upright }) => upright ?? []),
  ]);
}

// Prints every mistake in content/ and site.yaml, one a line. Ends with status 1 if there is one.
const errors = contentIssues().map(lineOf);
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
for (const warning of [...contentWarnings(), ...(await photoWarnings("photos", uprightPhotos()))]) {
  console.log(`Warning: ${lineOf(warning)}`);
}
