import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { business } from "../src/content/business/business.ts";
import { claims } from "../src/content/business/claims.ts";
import { prices } from "../src/content/business/prices.ts";
import { settingTexts as settings } from "../src/content/business/settings.ts";
import { factsOf } from "../src/content/lib/facts.ts";
import { findings } from "./texts/findings.ts";
import { readTexts } from "./texts/read-texts.ts";
import { rulesSchema } from "./texts/rules.ts";

// Prints what a reader would mind in content/, a line each, and ends with status 1 when there is something. What is
// wrong and not only ill said, check-content.ts finds.
const rules = rulesSchema.parse(parse(readFileSync(join(import.meta.dirname, "texts/rules.yaml"), "utf8")));
const lines = findings(readTexts(), factsOf({ business, claims, prices, settings }), rules);
for (const line of lines) console.error(line);
if (lines.length > 0) process.exitCode = 1;
