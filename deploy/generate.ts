import { writeFileSync } from "node:fs";
import { site } from "../src/content/business/site.ts";
import { generatedFiles } from "./generated.ts";

for (const { path, text } of generatedFiles(site.url)) {
  writeFileSync(path, text);
  console.log(path);
}
