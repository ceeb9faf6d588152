import { contentMistakes } from "../src/content/check.ts";

// Prints every mistake in content/ and site.yaml, a line each, and ends with status 1 when there is one.
const mistakes = await contentMistakes();
for (const line of mistakes) console.error(line);
if (mistakes.length > 0) process.exitCode = 1;
