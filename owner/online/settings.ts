import { existsSync, readFileSync } from "node:fs";
import { chmod, writeFile } from "node:fs/promises";
import { OnlineError } from "./failures.ts";

/** The name and the secret with which a host lets the owner in. */
export interface Login {
  kind: "ftp" | "ftps" | "sftp";
  host: string;
  port?: number | undefined;
  user: string;
  password?: string | undefined;
  privateKey?: string | undefined;
  /** The fingerprint of the server's key, for SFTP. */
  hostKey?: string | undefined;
  /** The folder of the website at the host. */
  folder: string;
}

/** Where the site goes: to a host, to a folder on this machine, or to a release of this server. */
export type Destination = Login | { kind: "folder" | "release"; folder: string };

/** What is kept on this machine, in a file that only its owner may read. */
export interface Kept {
  to: string;
  password?: string | undefined;
  key?: string | undefined;
  hostKey?: string | undefined;
  /** The commit that was put online last. */
  commit?: string | undefined;
}

export const keptIn = ".online.json";

/** What was answered before, or what the environment says; undefined when neither says a place. */
export function readKept(env: NodeJS.ProcessEnv, file = keptIn): Kept | undefined {
  if (env.ONLINE_TO) {
    const { ONLINE_TO: to, ONLINE_PASSWORD: password, ONLINE_KEY: key } = env;
    return { to, password, key, hostKey: env.ONLINE_HOST_KEY };
  }
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Kept) : undefined;
}

/** Keeps the answers where only this user may read them, also when the file was there already. */
export async function writeKept(kept: Kept, file = keptIn): Promise<void> {
  await writeFile(file, "", { mode: 0o600, flag: "a" });
  await chmod(file, 0o600);
  await writeFile(file, `${JSON.stringify(kept, null, 2)}\n`);
}

const servers = ["ftp:", "ftps:", "sftp:"];

/**
 * The destination that an address names, as in ftps://naam@server/public_html or folder:/var/www.
 * Throws a sentence for the owner when it names none.
 */
export function destinationOf({ to, password, key, hostKey }: Kept): Destination {
  const [, local, path] = /^(folder|release):(.+)$/.exec(to) ?? [];
  if (local === "folder" || local === "release") {
    return { kind: local, folder: path ?? "" };
  }
  const url = URL.parse(to);
  if (!url || !servers.includes(url.protocol) || url.username === "") {
    throw new OnlineError("noAddress", { to });
  }
  if (!password && !key && !url.password) {
    throw new OnlineError("noPassword");
  }
  return {
    kind: url.protocol.slice(0, -1) as Login["kind"],
    host: url.hostname,
    port: url.port === "" ? undefined : Number(url.port),
    user: decodeURIComponent(url.username),
    password: password || decodeURIComponent(url.password) || undefined,
    privateKey: key || undefined,
    hostKey: hostKey || undefined,
    // As in other programs, from the folder in which the login begins.
    folder: decodeURIComponent(url.pathname.slice(1)) || ".",
  };
}
