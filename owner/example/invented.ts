import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Issue } from "#data/reading/issues.ts";
import { exampleLeft } from "./example-left.ts";

/** The claims that only customers can make true; together they are not two firms' by chance. */
const ofCustomers = ["rating", "reviews", "customers"].map(
  (name) => `content/claims.yaml › ${name}`,
);

/**
 * A mistake for each customer that a real firm still has of the demonstration, which invented it.
 */
export function inventedIssues(project: string): Issue[] {
  if (parse(readFileSync(join(project, "content/business.yaml"), "utf8"))?.demo !== false) {
    return [];
  }
  const left = exampleLeft(project, ["reviews", "cases", "claims"]).flatMap((part) => part.entries);
  const claims = ofCustomers.every((claim) => left.includes(claim)) ? ofCustomers.slice(0, 1) : [];
  return [...left.filter((entry) => !entry.includes(" › ")), ...claims].map((place) => ({
    place,
    message:
      "Dit heeft de voorbeeldwebsite verzonnen. Haal het weg, of zet er iets van uw eigen klanten neer.",
  }));
}
