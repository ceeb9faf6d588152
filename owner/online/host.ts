import { posix } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { Client, FTPError } from "basic-ftp";
import { Refusal, refusalOf } from "./refusal.ts";
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

/** Answers with another value where the server says that something is not there. */
const unless =
  <Value>(fallback: Value) =>
  (error: unknown) => {
    if (error instanceof FTPError && [450, 550, 551].includes(error.code)) {
      return fallback;
    }
    throw error;
  };

/** "a" and "a/b" of "a/b/c.html". */
const foldersAbove = (path: string) =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));

const probe = ".website-proef";

/** Signs in, goes to the folder of the website, and sees that it may be written. */
async function signIn(client: Client, { host, kind, user, password, folder }: Login) {
  const { hostname, port } = new URL(`ftp://${host}`);
  const at = { host: hostname, port: Number(port) || 21 };
  await client.access({ ...at, user, password, secure: kind === "ftps" });
  await client.cd(folder).catch((error) => {
    throw error instanceof FTPError ? new Refusal("noFolder", { folder }) : error;
  });
  // ProFTPD cuts off the line when it refuses a file, before it says so. Of a folder it does.
  await client.sendIgnoringError(`RMD ${probe}`);
  await client.send(`MKD ${probe}`);
  await client.send(`RMD ${probe}`);
}

function hostOf(client: Client, login: Login): Host {
  const made = new Set<string>();

  async function read(path: string): Promise<string | undefined> {
    // Some servers cut off the line when a file is fetched that is not there: it is asked before.
    if (!(await client.send(`SIZE ${path}`).then(() => true, unless(false)))) {
      return undefined;
    }
    const line = new PassThrough();
    const [content] = await Promise.all([text(line), client.downloadTo(line, path)]);
    return content;
  }

  async function put(path: string, content: Buffer): Promise<void> {
    for (const folder of foldersAbove(path).filter((above) => !made.has(above))) {
      // Servers differ in what they answer when it is there already; the file will show it.
      await client.sendIgnoringError(`MKD ${folder}`);
      made.add(folder);
    }
    await client.uploadFrom(Readable.from([content]), path).catch((error) => {
      const folder = posix.join(login.folder, posix.dirname(path));
      throw refusalOf(error, { host: login.host, folder });
    });
  }

  return {
    read,
    put,
    async replace(path, content) {
      await put(`${path}.new`, content);
      await client.rename(`${path}.new`, path);
    },
    remove: (path) => client.remove(path).then(() => {}, unless(undefined)),
  };
}

/**
 * Signs in, works in the folder of the website and signs out. Rejects with a sentence for the owner
 * where he can do something about what went wrong.
 */
export async function withHost<Result>(
  login: Login,
  work: (host: Host) => Promise<Result>,
): Promise<Result> {
  const client = new Client();
  try {
    await signIn(client, login);
    return await work(hostOf(client, login));
  } catch (error) {
    throw refusalOf(error, { host: login.host, folder: login.folder });
  } finally {
    // A line that is left open keeps the program from ending.
    client.close();
  }
}
