import { contentIssues } from "#data/check.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import { type Changes, withChanges, writeChanges } from "#owner/changes.ts";
import { allTexts } from "#owner/editor/file/text-files.ts";
import type { EditorConfig } from "#owner/editor/form/current-config.ts";
import { dutchFor } from "#owner/editor/form/issues.ts";
import { asVersion } from "#owner/editor/versions/versions.ts";

/**
 * Writes changes as a version of its own. Resolves to the mistakes that they would make, and then
 * writes nothing.
 */
export async function writeVersion(
  project: string,
  config: EditorConfig,
  changes: Changes,
  reason: string,
): Promise<string[]> {
  const issues = contentIssues(openContent(withChanges(onDisk(project), changes)));
  if (issues.length > 0) {
    return issues.map(dutchFor(config, new Map(Object.entries(allTexts(project)))));
  }
  await asVersion(project, reason, () => writeChanges(project, changes));
  return [];
}
