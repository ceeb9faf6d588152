import { contentMistakes } from "../src/content/check.ts";

// Prints every mistake in content/ and site.yaml, a line each, and ends with status 1 when there is one.
const mistakes = await contentMistakes();
// Imported only now: the routes read content themselves.
const { brokenLinks } = await import("./broken-links.ts");
const lines = [...mistakes, ...brokenLinks()];
for (const line of lines) console.error(line);
if (lines.length > 0) process.exitCode = 1;
