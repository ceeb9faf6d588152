import { globSync } from "node:fs";
import { within } from "../src/content/lib/issues.ts";
import { readSource } from "../src/content/lib/source.ts";
import { variables } from "../src/content/load.ts";
import { amountsWithoutVat, type Text, typedFacts } from "./texts/facts.ts";

/** Every text in data, at any depth. */
function textsIn(data: unknown, place: string): Text[] {
  if (typeof data === "string") return [{ place, text: data }];
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    textsIn(value, within(place, Array.isArray(data) ? Number(key) : key)),
  );
}

// Prints each fact that a text in content/ has typed out and each amount that stands there without its VAT, a line
// each, and ends with status 1 when there is one. What is wrong and not only ill said, check-content.ts finds.
const texts = globSync("content/**/*.{yaml,md}")
  .sort()
  .flatMap((file): Text[] => {
    const { data, body, bodyLine } = readSource(file, ".");
    const lines = body
      .split("\n")
      .map((text, index) => ({ place: `${file} › line ${bodyLine + index}`, text }));
    return [...textsIn(data, file), ...lines];
  });
const lines = [...amountsWithoutVat(texts), ...typedFacts(texts, variables())];
for (const line of lines) console.error(line);
if (lines.length > 0) process.exitCode = 1;
