import { existsSync, readFileSync } from "node:fs";
import { execa } from "execa";
import { contentIssues } from "#data/check.ts";
import { factFiles } from "#data/fact-files.ts";
import type { Site } from "#data/firm/site-schema.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import { currentConfig } from "#owner/editor/current-config.ts";
import { dutchFor } from "#owner/editor/issues.ts";
import { allTexts } from "#owner/editor/text-files.ts";
import { missingIn } from "./readiness.ts";
import type { Destination } from "./settings.ts";

const content = openContent(onDisk());

/** Ends the program with sentences for the owner. */
export class Stop extends Error {
  constructor(...lines: readonly string[]) {
    super(lines.join("\n"));
  }
}

/** The mistakes in the texts, as the editor says them. */
function mistakes(): string[] {
  const issues = contentIssues(content);
  return issues.length === 0
    ? []
    : issues.map(dutchFor(currentConfig(), new Map(Object.entries(allTexts()))));
}

/** What site.yaml says. Throws the mistakes in it. */
export function siteSettings(): Site {
  const data = content.dataIn(factFiles.site);
  if (!data) {
    throw new Stop("Er klopt iets niet in de teksten:", ...mistakes());
  }
  return data;
}

/** Throws what is missing before the site may go there. */
export function checkReadiness(to: Destination): void {
  const missing = missingIn({
    isDemo: content.dataIn(factFiles.business)?.demo ?? false,
    mistakes: mistakes(),
    site: siteSettings(),
    hasOwnServer: to.kind === "release",
  });
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
