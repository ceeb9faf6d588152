import { contentIssues } from "#data/check.ts";
import type { Content } from "#data/open-content.ts";
import { type Issue, lineOf } from "#data/reading/issues.ts";
import { inventedIssues } from "#owner/begin/example.ts";
import { labelOf } from "#owner/editor/form/labels.ts";

/** The mistakes in the texts of a project, apart from links that lead nowhere. */
export function mistakesInTexts(content: Content, project: string): Issue[] {
  const issues = contentIssues(content);
  return issues.length === 0 ? inventedIssues(project) : issues;
}

/** The line of a mistake, with what the editor says of the field. */
export function explained(issue: Issue): string {
  const path = issue.place.split(" › ").filter((name) => !/^\d+$/.test(name));
  const { hint } = labelOf(path);
  return hint ? `${lineOf(issue)} (${hint})` : lineOf(issue);
}
