import { readAll, readersOfOffer } from "../src/content/read-all.ts";
import { readings } from "../src/content/lib/read-data.ts";

/** The schema of every file of content/ and of site.yaml; loads the modules that read them. */
export async function readSchemas() {
  await readAll(await readersOfOffer());
  return [...readings.values()];
}
