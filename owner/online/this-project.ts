import { existsSync, readFileSync } from "node:fs";
import { execa } from "execa";
import { factFiles } from "#data/fact-files.ts";
import type { Site } from "#data/firm/site-schema.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import { type Issue, lineOf } from "#data/reading/issues.ts";
import { allTexts } from "#owner/editor/file/text-files.ts";
import { currentConfig } from "#owner/editor/form/current-config.ts";
import { dutchFor } from "#owner/editor/form/issues.ts";
import { exampleLeft } from "#owner/example/example-left.ts";
import { countText } from "#owner/example/example-page.ts";
import { missingIn } from "./readiness.ts";
import type { Destination } from "./settings.ts";

const content = openContent(onDisk());

/** Ends the program with sentences for the owner. */
export class Stop extends Error {
  constructor(...lines: readonly string[]) {
    super(lines.join("\n"));
  }
}

/** A mistake in the owner's words. With one in the firm's own facts, the editor has no names. */
function translation(): (issue: Issue) => string {
  try {
    return dutchFor(currentConfig(), new Map(Object.entries(allTexts())));
  } catch {
    return lineOf;
  }
}

/** The mistakes that a build would refuse: in the texts, their links and the photographs. */
async function mistakes(): Promise<string[]> {
  const check = ["scripts/check-content.ts", "--json"];
  const { failed, stderr } = await execa(process.execPath, check, { reject: false });
  if (!failed) {
    return [];
  }
  const inDutch = translation();
  return stderr.split("\n").map((line) => {
    const isIssue = line.startsWith("{");
    return isIssue ? inDutch(JSON.parse(line) as Issue) : line;
  });
}

/** What site.yaml says. It has been checked before. */
export function siteSettings(): Site {
  return content.load(factFiles.site);
}

/** What readiness itself says of the firm's facts. */
const isNamed = (field: string) => !["demo", "url"].includes(field);

/** What a firm may keep of the demonstration, and had better not. */
const isKept = new Set(["photos", "prices", "claims"]);

/** Throws what is missing before the site may go there. */
export async function checkReadiness(to: Destination): Promise<void> {
  const found = await mistakes();
  const site = content.dataIn(factFiles.site);
  if (!site) {
    throw new Stop("Er klopt iets niet in de teksten:", ...found.map((one) => `- ${one}`));
  }
  const left = exampleLeft(".");
  const facts = left.flatMap(({ name, entries }) => (name === "facts" ? entries : []));
  const missing = missingIn({
    isDemo: content.dataIn(factFiles.business)?.demo ?? false,
    mistakes: found,
    exampleFacts: facts.map((entry) => entry.split(" › ").at(-1) ?? "").filter(isNamed),
    site,
    hasOwnServer: to.kind === "release",
  });
  const kept = left.filter(({ name, entries }) => isKept.has(name) && entries.length > 0);
  if (kept.length > 0) {
    console.log(
      `Let op: nog van het voorbeeld zijn ${kept.map(countText).join(" en ")}. Waar, staat in het beheer bij Begin.`,
    );
  }
  if (missing.length > 0) {
    throw new Stop(
      "De website kan nog niet online. Dit ontbreekt:",
      ...missing.map((one) => `- ${one}`),
    );
  }
}

/** Builds the site. Throws what the build says when it fails. */
export async function build(): Promise<void> {
  const options = { all: true, reject: false } as const;
  const { failed, all } = await execa("npm", ["run", "--silent", "build"], options);
  if (failed) {
    throw new Stop("De website kon niet worden gebouwd:", all);
  }
}

/** The pages that are compared with what is online, by their paths; undefined without a build. */
export function builtPages(): Map<string, string> | undefined {
  const files = { "/": "index", "/contact": "contact", "/offerte-aanvragen": "offerte-aanvragen" };
  if (!existsSync("dist/index.html")) {
    return undefined;
  }
  const pages = Object.entries(files).map(([path, name]) => {
    return [path, readFileSync(`dist/${name}.html`, "utf8")] as const;
  });
  return new Map(pages);
}
