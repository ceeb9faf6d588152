import { readFileSync } from "node:fs";
import bcd from "@mdn/browser-compat-data" with { type: "json" };
import type {
  BrowserName,
  CompatData,
  Identifier,
  SupportStatement,
} from "@mdn/browser-compat-data/types";

/** What each browser has, by the names of MDN. */
export const compat = bcd as CompatData;

const { browserslist } = JSON.parse(readFileSync("package.json", "utf8"));

/** The oldest versions that the site is made for. */
const oldest = (browserslist as string[]).map((browser) => {
  const [name = "", version] = browser.split(" ");
  return { name: (name === "ios" ? "safari_ios" : name) as BrowserName, version: Number(version) };
});

const versionNumber = (version: unknown) => Number.parseFloat(String(version).replace("≤", ""));

/**
 * The first version from which a browser has it, without a setting or another name, until today;
 * Infinity if it has not. What was only incomplete counts.
 */
function firstVersion(support: SupportStatement, mayHavePrefix: boolean): number {
  const statements = Array.isArray(support) ? support : [support];
  const versions = statements
    .filter((one) => !one.flags && !one.alternative_name && (mayHavePrefix || !one.prefix))
    .filter((one) => !one.version_removed || one.partial_implementation)
    .map((one) => versionNumber(one.version_added))
    .filter((version) => !Number.isNaN(version));
  return Math.min(...versions);
}

/** The oldest browsers that lack it, with the version that has it: "safari 15.4, ios 15.4". */
export function lacking(entry: Identifier | undefined, mayHavePrefix = false): string | undefined {
  const support = entry?.__compat?.support;
  const missing = oldest.flatMap(({ name, version }) => {
    const first = support?.[name] && firstVersion(support[name], mayHavePrefix);
    return first === undefined || first <= version ? [] : [`${name} ${first}`];
  });
  return missing.join(", ").replaceAll("Infinity", "never") || undefined;
}
