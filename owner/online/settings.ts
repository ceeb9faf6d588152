import { existsSync, readFileSync } from "node:fs";
import { chmod, writeFile } from "node:fs/promises";
import { OnlineError } from "./failures.ts";

/** The name and the secret with which a host lets the owner in. */
export interface Login {
  kind: "ftp" | "ftps";
  host: string;
  port?: number | undefined;
  user: string;
  password?: string | undefined;
  folder: string;
}

/** Where the site goes: to a host, to a folder on this machine, or to a release of this server. */
export type Destination = Login | { kind: "folder" | "release"; folder: string };

/** What is kept on this machine, in a file that only its owner may read. */
export interface Kept {
  to: string;
  password?: string | undefined;
  /** The commit that was put online last. */
  commit?: string | undefined;
}

export const keptIn = ".online.json";

/** What was answered before, or what the environment says; undefined when neither says a place. */
export function readKept(env: NodeJS.ProcessEnv, file = keptIn): Kept | undefined {
  if (env.ONLINE_TO) {
    return { to: env.ONLINE_TO, password: env.ONLINE_PASSWORD };
  }
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Kept) : undefined;
}

/** Keeps the answers where only this user may read them, also when the file was there already. */
export async function writeKept(kept: Kept, file = keptIn): Promise<void> {
  await writeFile(file, "", { mode: 0o600, flag: "a" });
  await chmod(file, 0o600);
  await writeFile(file, `${JSON.stringify(kept, null, 2)}\n`);
}

const servers = ["ftp:", "ftps:"];

/** A part of an address; as it is where a % in it was not written as %25. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The kinds of connection, the most usual one first. */
export const kinds = [
  { value: "ftps", label: "FTP met versleuteling (FTPS) – bij de meeste hosting" },
  { value: "ftp", label: "FTP zonder versleuteling – alleen als het niet anders kan" },
] as const;

/** How an owner gets into his hosting, as he typed it. */
export interface Place {
  kind: string;
  host: string;
  user: string;
  folder: string;
}

/** The name of the server, and its port, in what an owner typed: ftp://naam@ftp.firma.nl/www. */
const serverIn = (typed: string) =>
  /^\s*(?:[a-z]+:\/+)?(?:[^/]*@)?((?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?)(?:\/.*)?\s*$/i.exec(
    typed,
  )?.[1];

/** The address of the website's folder at a host; undefined where no server is named. */
export function toOf({ kind, host, user, folder }: Place): string | undefined {
  const path = folder.trim().split("/").map(encodeURIComponent).join("/");
  const server = serverIn(host);
  const to = `${kind}://${encodeURIComponent(user.trim())}@${server}/${path}`;
  return server && URL.canParse(to) ? to : undefined;
}

/** The parts of such an address, to show them again. */
export function placeOf(to: string): Place | undefined {
  const url = URL.parse(to);
  return url && servers.includes(url.protocol)
    ? {
        kind: url.protocol.slice(0, -1),
        host: url.host,
        user: decoded(url.username),
        folder: decoded(url.pathname.slice(1)),
      }
    : undefined;
}

/**
 * The destination that an address names, as in ftps://naam@server/public_html or folder:/var/www.
 * Throws a sentence for the owner when it names none.
 */
export function destinationOf({ to, password }: Kept): Destination {
  const [, local, path] = /^(folder|release):(.+)$/.exec(to) ?? [];
  if (local === "folder" || local === "release") {
    return { kind: local, folder: path ?? "" };
  }
  const url = URL.parse(to);
  // Of such an address, a part of the password would be read as the server.
  if (/^\w+:\/\/[^@]*[/?#\\][^@]*@/.test(to)) {
    throw new OnlineError("passwordInAddress");
  }
  if (!url || !servers.includes(url.protocol) || url.username === "") {
    throw new OnlineError("noAddress");
  }
  if (!password && !url.password) {
    throw new OnlineError("noPassword");
  }
  return {
    kind: url.protocol.slice(0, -1) as Login["kind"],
    host: url.hostname,
    port: url.port === "" ? undefined : Number(url.port),
    user: decoded(url.username),
    password: password || decoded(url.password) || undefined,
    // As in other programs, from the folder in which the login begins.
    folder: decoded(url.pathname.slice(1)) || ".",
  };
}
