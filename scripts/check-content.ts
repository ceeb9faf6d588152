import { contentWarnings } from "#data/check.ts";
import { factFiles } from "#data/fact-files.ts";
import { openContent } from "#data/open-content.ts";
import { photos } from "#data/photos/photos.ts";
import { onDisk } from "#data/reading/files.ts";
import { lineOf } from "#data/reading/issues.ts";
import { checkPhotos } from "./check-photos.ts";
import { brokenLinks, explained, mistakesInTexts } from "./content-mistakes.ts";

// Prints every mistake in content/ and site.yaml, one a line, and ends with status 1 if there is
// one.
const content = openContent(onDisk());

/** The photographs that are shown upright: portraits, and those for phones. */
function uprightPhotos(): Set<string> {
  const people = content.dataIn(factFiles.business)?.people ?? [];
  const described = content.dataIn(photos) ?? {};
  return new Set([
    ...people.flatMap(({ portrait }) => portrait ?? []),
    ...Object.values(described).flatMap(({ upright }) => upright ?? []),
  ]);
}

/** The paths of the routes; undefined while a mistake keeps them from being read. */
async function routePaths(): Promise<string[] | undefined> {
  try {
    const { routes } = await import("#routes.ts");
    return routes.map(({ path }) => path);
  } catch (error) {
    if (issues.length === 0) {
      throw error;
    }
    return undefined;
  }
}

const issues = mistakesInTexts(content, ".");
const paths = await routePaths();
if (paths) {
  issues.push(...brokenLinks(content, paths));
}
const ofPhotos = await checkPhotos("photos", uprightPhotos());
issues.push(...ofPhotos.mistakes);

for (const issue of issues) {
  console.error(explained(issue));
}
if (issues.length > 0) {
  process.exitCode = 1;
}

// A warning is not a mistake, so it goes to the standard output.
for (const warning of [...contentWarnings(content), ...ofPhotos.warnings]) {
  console.log(`Let op: ${lineOf(warning)}`);
}
