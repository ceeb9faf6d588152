import { existsSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
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

/** The file in the project that keeps a login. */
const loginFile = ".online.json";

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
export const readPlace = (env: NodeJS.ProcessEnv): Login | Release | undefined =>
  env.ONLINE_TO ? placeIn(env.ONLINE_TO, env.ONLINE_PASSWORD) : readLogin(".");

/** The login that was filled in for a project. */
export function readLogin(project: string): Login | undefined {
  const file = join(project, loginFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Login) : undefined;
}

/** Keeps a login where only this user may read it. */
export async function keepLogin(project: string, login: Login): Promise<void> {
  const file = join(project, loginFile);
  // The mode is that of a file that is made.
  await rm(file, { force: true });
  await writeFile(file, `${JSON.stringify(login, null, 2)}\n`, { mode: 0o600 });
}
