import { Readable, Writable } from "node:stream";
import { Client, FTPError } from "basic-ftp";
import type { Login } from "./settings.ts";
import { foldersOf, type Target } from "./target.ts";

/** What FTP servers answer when there is no such file; most of them with the second. */
const noFile = [450, 550, 551];

const isMissing = (error: unknown) => error instanceof FTPError && noFile.includes(error.code);

/** The site's folder at an FTP server, over TLS for `ftps`. Rejects when signing in fails. */
export async function openFtp(login: Login, timeoutSeconds = 30): Promise<Target> {
  const { host, user, password, folder } = login;
  const client = new Client(timeoutSeconds * 1000);
  try {
    await client.access({
      host,
      ...(login.port === undefined ? {} : { port: login.port }),
      user,
      password,
      secure: login.kind === "ftps",
    });
    await client.cd(folder);
  } catch (error) {
    // A connection that is left open keeps the program from ending.
    client.close();
    throw error;
  }
  const made = new Set<string>();

  async function makeFolder(path: string): Promise<void> {
    if (made.has(path)) {
      return;
    }
    try {
      await client.send(`MKD ${path}`);
    } catch (error) {
      // Servers differ in what they answer when the folder is there already; writing will show it.
      if (!(error instanceof FTPError)) {
        throw error;
      }
    }
    made.add(path);
  }

  /**
   * Whether there is no such file. Some servers end the whole connection when one is fetched that
   * is not there, as they cut off the connection that it would have come over. Of an empty file some
   * answer no number, which the client's own `size` takes for a failure.
   */
  async function isGone(path: string): Promise<boolean> {
    try {
      await client.send(`SIZE ${path}`);
      return false;
    } catch (error) {
      if (error instanceof FTPError) {
        return isMissing(error);
      }
      throw error;
    }
  }

  return {
    async read(path) {
      if (await isGone(path)) {
        return undefined;
      }
      const parts: Buffer[] = [];
      const keep = new Writable({
        write(part: Buffer, _encoding, done) {
          parts.push(part);
          done();
        },
      });
      try {
        await client.downloadTo(keep, path);
      } catch (error) {
        if (isMissing(error)) {
          return undefined;
        }
        throw error;
      }
      return Buffer.concat(parts);
    },
    async write(path, content) {
      for (const above of foldersOf(path)) {
        await makeFolder(above);
      }
      await client.uploadFrom(Readable.from([content]), path);
    },
    async rename(from, to) {
      await client.rename(from, to);
    },
    async remove(path) {
      try {
        await client.remove(path);
      } catch (error) {
        if (!isMissing(error)) {
          throw error;
        }
      }
    },
    async list(path) {
      try {
        const entries = (await client.list(path)).map((entry) => {
          return [entry.name, { isFolder: entry.isDirectory, size: entry.size }] as const;
        });
        return new Map(entries);
      } catch (error) {
        if (isMissing(error)) {
          return new Map();
        }
        throw error;
      }
    },
    close: async () => client.close(),
  };
}
