import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { variables } from "../src/content/load.ts";
import { findings } from "./texts/findings.ts";
import { readTexts } from "./texts/read-texts.ts";
import { rulesSchema } from "./texts/rules.ts";

// Prints what a reader would mind in content/, a line each, and ends with status 1 when there is something. What is
// wrong and not only ill said, check-content.ts finds.
const rules = rulesSchema.parse(parse(readFileSync(join(import.meta.dirname, "texts/rules.yaml"), "utf8")));
const lines = findings(readTexts(), variables(), rules);
for (const line of lines) console.error(line);
if (lines.length > 0) process.exitCode = 1;
