import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { readServices, serviceLabels } from "../src/content/firm/services-file.ts";
import { choices } from "../src/content/pages/enquiry-choices.ts";
import { explain } from "../src/content/reading/explain.ts";

/** The labels of chosen options, by the parameter that carries them. */
export type ChoiceLabels = Record<"service" | "project_type", ReadonlyMap<string, string>>;

const file = "content/enquiry.yaml";

/** The labels that visitors choose by, of the project in `root`. */
export function readChoiceLabels(root: string): ChoiceLabels {
  const content = parse(readFileSync(join(root, file), "utf8"));
  const { options } = explain(file, z.object({ options: choices }), content);
  return {
    service: serviceLabels(readServices(root)),
    project_type: new Map(Object.entries(options.projectType)),
  };
}
