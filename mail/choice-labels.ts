import { z } from "zod";
import { readServices, serviceLabels } from "../src/content/business/services-file.ts";
import { choices } from "../src/content/pages/enquiry-choices.ts";
import { readData } from "../src/content/lib/read-data.ts";

/** The labels of chosen options, by the parameter that carries them. */
export type ChoiceLabels = Record<"service" | "project_type", ReadonlyMap<string, string>>;

/** The labels that visitors choose by, of the project in `root`. */
export function readChoiceLabels(root: string): ChoiceLabels {
  const { options } = readData("content/enquiry.yaml", z.object({ options: choices }), root);
  return {
    service: serviceLabels(readServices(root)),
    project_type: new Map(Object.entries(options.projectType)),
  };
}
