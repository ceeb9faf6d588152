import { contentIssues } from "#data/check.ts";
import { factFiles } from "#data/fact-files.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import { lineOf } from "#data/reading/issues.ts";

// Imported first: with a file that cannot be read, or a mistake in the facts, the other modules
// cannot be imported, and the owner would read the stack of the one that failed first.

const facts = Object.values(factFiles).map(({ path }) => path);

const found = contentIssues(openContent(onDisk())).filter(
  ({ place, isUnreadable }) => isUnreadable || facts.includes(place.split(" › ")[0] ?? ""),
);
if (found.length > 0) {
  const lines = [
    "De website kan nog niet online. Er klopt iets niet in de teksten:",
    ...found.map((issue) => `- ${lineOf(issue).replace("› line ", "› regel ")}`),
  ];
  console.error(lines.join("\n"));
  if (process.env.CI) {
    const { reportRefusal } = await import("./report.ts");
    await reportRefusal(lines, process.env);
  }
  process.exit(1);
}
