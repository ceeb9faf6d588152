import { posix } from "node:path";
import { Readable, Writable } from "node:stream";
import { Client, FTPError } from "basic-ftp";
import { refusalOf } from "./refusal.ts";
import type { Login } from "./settings.ts";

/** The folder of the website at the host. Paths are relative to it, with "/" in them. */
export interface Host {
  /** The text of a file; undefined where there is none. */
  read: (path: string) => Promise<string | undefined>;
  /** Writes a file and makes the folders above it. */
  put: (path: string, content: Buffer) => Promise<void>;
  /** The same for a file that visitors may ask for meanwhile: they get the old one or the new. */
  replace: (path: string, content: Buffer) => Promise<void>;
  /** Removes a file. One that is gone already is no failure. */
  remove: (path: string) => Promise<void>;
}

const isMissing = (error: unknown) =>
  error instanceof FTPError && [450, 550, 551].includes(error.code);

/** "a" and "a/b" of "a/b/c.html". */
const foldersAbove = (path: string) =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));

async function signIn(login: Login, seconds: number): Promise<Client> {
  const { hostname, port } = new URL(`ftp://${login.host}`);
  const { kind, user, password, folder } = login;
  const client = new Client(seconds * 1000);
  try {
    const at = { host: hostname, port: Number(port) || 21 };
    await client.access({ ...at, user, password, secure: kind === "ftps" });
    await client.cd(folder);
    return client;
  } catch (error) {
    client.close();
    throw refusalOf(error, { host: hostname, folder, isOpening: true });
  }
}

function hostOf(client: Client): Host {
  const made = new Set<string>();

  /** Some servers cut off the line when a file is fetched that is not there: it is asked before. */
  async function read(path: string): Promise<string | undefined> {
    const parts: Buffer[] = [];
    const keep = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
    });
    try {
      await client.send(`SIZE ${path}`);
      await client.downloadTo(keep, path);
    } catch (error) {
      if (isMissing(error)) {
        return undefined;
      }
      throw error;
    }
    return Buffer.concat(parts).toString();
  }

  async function put(path: string, content: Buffer): Promise<void> {
    const folders = foldersAbove(path);
    for (const folder of folders.filter((above) => !made.has(above))) {
      // Servers differ in what they answer when it is there already; the file will show it.
      await client.sendIgnoringError(`MKD ${folder}`);
      made.add(folder);
    }
    try {
      await client.uploadFrom(Readable.from([content]), path);
    } catch (error) {
      throw Object.assign(error as Error, { folder: folders.at(-1) });
    }
  }

  async function remove(path: string): Promise<void> {
    try {
      await client.remove(path);
    } catch (error) {
      if (!isMissing(error)) {
        throw error;
      }
    }
  }

  async function replace(path: string, content: Buffer): Promise<void> {
    await put(`${path}.new`, content);
    try {
      await client.rename(`${path}.new`, path);
    } catch (error) {
      if (!(error instanceof FTPError)) {
        throw error;
      }
      // Some servers do not rename over a file.
      await remove(path);
      await client.rename(`${path}.new`, path);
    }
  }

  return { read, put, replace, remove };
}

/**
 * Why a line broke. ProFTPD cuts it off when it refuses a file, before it says so; whether a folder
 * can be written, it does say on a new one.
 */
async function causeOf(error: unknown, folder: string, login: Login, seconds: number) {
  if (error instanceof FTPError) {
    return error;
  }
  const again = await signIn(login, seconds).catch(() => undefined);
  const name = `${folder}/.online-${Date.now()}`;
  try {
    await again?.send(`MKD ${name}`);
    await again?.send(`RMD ${name}`);
    return error;
  } catch (refused) {
    return refused;
  } finally {
    again?.close();
  }
}

/**
 * Signs in, works in the folder of the website and signs out. Rejects with a sentence for the owner
 * where he can do something about what went wrong.
 */
export async function withHost<Result>(
  login: Login,
  work: (host: Host) => Promise<Result>,
  seconds = 30,
): Promise<Result> {
  const client = await signIn(login, seconds);
  try {
    return await work(hostOf(client));
  } catch (error) {
    const { folder = "." } = error as { folder?: string };
    const place = { host: login.host, folder: posix.join(login.folder, folder) };
    // What is no failure of the line keeps its own words.
    const isOfLine = refusalOf(error, place) !== error;
    throw isOfLine ? refusalOf(await causeOf(error, folder, login, seconds), place) : error;
  } finally {
    // A line that is left open keeps the program from ending.
    client.close();
  }
}
