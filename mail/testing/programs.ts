import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const places = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];

/** The first of these programs that this machine has. Undefined when it has none; with REQUIRE_SERVERS that is an error. */
export function installed(...names: string[]): string | undefined {
  const found = names
    .flatMap((name) => places.map((place) => join(place, name)))
    .find((path) => isExecutable(path));
  if (found === undefined && process.env.REQUIRE_SERVERS)
    throw new Error(`There is no ${names.join(" or ")}. On Debian or Ubuntu: see docs/deploy.md`);
  return found;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
