import { contentWarnings } from "@contractor/core/check.ts";
import { factFiles } from "@contractor/core/fact-files.ts";
import { photos } from "@contractor/core/facts/photos/photos.ts";
import { openContent } from "@contractor/core/open-content.ts";
import { onDisk } from "@contractor/core/reading/files.ts";
import { lineOf } from "@contractor/core/reading/issues.ts";
import { checkPhotos } from "./check-photos.ts";
import { brokenLinks, mistakesInTexts } from "./content-mistakes.ts";

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
    const { routes } = await import("@contractor/core/routes.ts");
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
  console.error(lineOf(issue));
}
if (issues.length > 0) {
  process.exitCode = 1;
} else {
  // A warning is not a mistake, so it goes to the standard output. Beside a mistake in a fact there
  // would be one about each text that is too long with its names in braces.
  for (const warning of [...contentWarnings(content), ...ofPhotos.warnings]) {
    console.log(`Let op: ${lineOf(warning)}`);
  }
}
