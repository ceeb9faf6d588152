import { existsSync, readFileSync } from "node:fs";
import { chmod, writeFile } from "node:fs/promises";
import { Refusal } from "./refusal.ts";

/** How the owner gets into the room that he rents for his website. */
export interface Login {
  kind: "ftp" | "ftps";
  /** The name of the server, with its port where that is not the usual one. */
  host: string;
  user: string;
  password: string;
  /** From the folder in which the login begins, as in other programs. */
  folder: string;
}

/** A server of the firm's own, on which deploy/release.mjs puts the site. */
interface Release {
  kind: "release";
  folder: string;
}

export const keptIn = ".online.json";

/** What ONLINE_TO names: ftps://naam@server/public_html, or release:/var/www/website. */
function placeIn(to: string, password = ""): Login | Release {
  if (to.startsWith("release:")) {
    return { kind: "release", folder: to.slice("release:".length) };
  }
  const [, kind, user = "", host, folder = ""] =
    /^(ftps?):\/\/([^@:/]+)@([\w.-]+(?::\d+)?)(?:\/(.*))?$/.exec(to) ?? [];
  if (!host || !password) {
    throw new Refusal("noPlace");
  }
  return {
    kind: kind as Login["kind"],
    host,
    user: decodeURIComponent(user),
    password,
    folder: decodeURIComponent(folder) || ".",
  };
}

/** Where the site goes, as a workflow says it; otherwise as it was filled in on this machine. */
export function readPlace(env: NodeJS.ProcessEnv, file = keptIn): Login | Release | undefined {
  if (env.ONLINE_TO) {
    return placeIn(env.ONLINE_TO, env.ONLINE_PASSWORD);
  }
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Login) : undefined;
}

/** Keeps the answers where only this user may read them, also when the file was there already. */
export async function keepLogin(login: Login, file = keptIn): Promise<void> {
  await writeFile(file, "", { mode: 0o600, flag: "a" });
  await chmod(file, 0o600);
  await writeFile(file, `${JSON.stringify(login, null, 2)}\n`);
}
