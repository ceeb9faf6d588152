import { createHash } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import SftpClient from "ssh2-sftp-client";
import { asOnlineError, OnlineError } from "./failures.ts";
import type { Login } from "./settings.ts";
import { foldersOf, type Target } from "./target.ts";

/** The fingerprint of a server's key, as ssh writes it. */
const fingerprintOf = (key: Buffer) =>
  `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=+$/, "")}`;

/** What ssh2 answers when there is no such file. */
const noFile = "ENOENT";
const isMissing = (error: unknown) =>
  [noFile, 2].includes((error as { code?: string | number }).code ?? "");

const answerMs = 20_000;

/**
 * A connection to a server. Every file waits for the answer to the one before, so it holds nothing
 * back.
 */
async function connected(host: string, port: number): Promise<Socket> {
  const socket = connect({ host, port, noDelay: true });
  try {
    await once(socket, "connect", { signal: AbortSignal.timeout(answerMs) });
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return socket;
}

/** Opens the site's folder over SFTP, at a server that shows the key of `login`. */
export async function openSftp(login: Login): Promise<Target> {
  const { host, port = 22, user, password, privateKey, folder, hostKey } = login;
  // What happens to the connection is said by the calls that need it.
  const silent = () => {};
  const client = new SftpClient("online", { error: silent, end: silent, close: silent });
  let shown = "";
  const socket = await connected(host, port);
  try {
    await client.connect({
      sock: socket,
      username: user,
      ...(privateKey === undefined ? { password } : { privateKey }),
      hostVerifier: (key: Buffer) => {
        shown = fingerprintOf(key);
        return shown === hostKey;
      },
    });
    if (!(await client.exists(folder))) {
      throw new OnlineError("noFolder", { folder });
    }
  } catch (error) {
    // A connection that is left open keeps the program from ending.
    socket.on("error", silent).destroy();
    const isOther = /host denied|verification failed/i.test((error as Error).message);
    const failure = hostKey === undefined ? "newHostKey" : "otherHostKey";
    throw isOther ? new OnlineError(failure, { fingerprint: shown }) : error;
  }
  const at = (path: string) => `${folder.replace(/\/$/, "")}/${path}`;
  const made = new Set<string>();

  return {
    async read(path) {
      try {
        return (await client.get(at(path))) as Buffer;
      } catch (error) {
        if (isMissing(error)) {
          return undefined;
        }
        throw error;
      }
    },
    async write(path, content) {
      for (const above of foldersOf(path).filter((one) => !made.has(one))) {
        if (!(await client.exists(at(above)))) {
          await client.mkdir(at(above));
        }
        made.add(above);
      }
      await client.put(content, at(path), { writeStreamOptions: { mode: 0o644 } });
    },
    async rename(from, to) {
      await client.posixRename(at(from), at(to));
    },
    async remove(path) {
      await client.delete(at(path), true);
    },
    async list(path) {
      try {
        const entries = (await client.list(at(path))).map(({ name, type, size }) => {
          return [name, { isFolder: type === "d", size }] as const;
        });
        return new Map(entries);
      } catch (error) {
        if (isMissing(error)) {
          return new Map();
        }
        throw error;
      }
    },
    async close() {
      await client.end();
    },
  };
}

/** The key of a server that was never trusted before. Rejects where the server does not answer. */
export async function newKeyOf(login: Login): Promise<string> {
  const { hostKey: _, ...unknown } = login;
  try {
    await openSftp(unknown);
  } catch (error) {
    const shown = error instanceof OnlineError && error.values.fingerprint;
    if (!shown) {
      throw asOnlineError(error, { ...login, isOpening: true });
    }
    return shown;
  }
  return "";
}
