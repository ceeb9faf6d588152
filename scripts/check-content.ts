import { contentErrors } from "../src/content/check.ts";

const errors = contentErrors();

/** Links that lead nowhere. The routes read content themselves: with a mistake there, they may not be known. */
async function brokenLinks(): Promise<string[]> {
  const links = import("./broken-links.ts").then((module) => module.brokenLinks());
  return errors.length === 0 ? links : links.catch(() => []);
}

// Prints every mistake in content/ and site.yaml, a line each, and ends with status 1 when there is one.
const lines = [...errors, ...(await brokenLinks())];
for (const line of lines) console.error(line);
if (lines.length > 0) process.exitCode = 1;
