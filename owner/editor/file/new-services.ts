import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { isRecord } from "#editor/formats.ts";
import { layout } from "./update-yaml.ts";

const template = readFileSync(new URL("new-service.yaml", import.meta.url), "utf8");

function textsFor(label: string, photo: string): string {
  const filled = (_key: unknown, value: unknown) =>
    typeof value === "string" ? value.replaceAll("DIENST", label).replaceAll("FOTO", photo) : value;
  return stringify(parse(template, filled), layout);
}

const read = (folder: string, file: string): unknown =>
  parse(readFileSync(join(folder, file), "utf8"));

/**
 * Writes the texts that the page of a new service begins with, for each service in the list that
 * has none.
 */
export function startServices(folder: string): void {
  const list = read(folder, "content/services.yaml");
  const services = isRecord(list) && Array.isArray(list.services) ? list.services : [];
  const [photo = ""] = Object.keys(read(folder, "content/photos.yaml") as object);
  for (const { slug, label } of services.filter(isRecord)) {
    const file = join(folder, `content/services/${slug}.yaml`);
    if (/^[a-z\d]+(-[a-z\d]+)*$/.test(String(slug)) && label && !existsSync(file)) {
      writeFileSync(file, textsFor(String(label), photo));
    }
  }
}
