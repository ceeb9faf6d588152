import { createHash } from "node:crypto";
import { connect } from "node:net";
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

/** Opens the site's folder over SFTP. `trust` is asked whether a key that is not known is right. */
export async function openSftp(
  login: Login,
  trust: (fingerprint: string) => Promise<boolean>,
): Promise<Target> {
  const { host, port = 22, user, password, privateKey, folder, hostKey } = login;
  // What happens to the connection is said by the calls that need it.
  const silent = () => {};
  const client = new SftpClient("online", { error: silent, end: silent, close: silent });
  let shown = "";
  const verify = async (key: Buffer) => {
    shown = fingerprintOf(key);
    return hostKey === undefined ? trust(shown) : shown === hostKey;
  };
  try {
    await client.connect({
      // Every file waits for the answer to the one before, so no packet may be held back.
      sock: connect({ host, port, noDelay: true }),
      username: user,
      ...(privateKey === undefined ? { password } : { privateKey }),
      hostVerifier: (key: Buffer, answer: (isRight: boolean) => void) => {
        verify(key).then(answer, () => answer(false));
      },
    });
  } catch (error) {
    const isUnknown = /host denied|verification failed/i.test((error as Error).message);
    throw isUnknown ? new OnlineError("otherHostKey", { fingerprint: shown }) : error;
  }
  if (!(await client.exists(folder))) {
    await client.end();
    throw new OnlineError("noFolder", { folder });
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
    async close() {
      await client.end();
    },
  };
}

/** The key that a server shows, before anybody has trusted it. Rejects where it does not answer. */
export async function keyShownBy(login: Login): Promise<string> {
  let shown: string | undefined;
  const note = async (fingerprint: string) => {
    shown = fingerprint;
    return false;
  };
  const { hostKey: _, ...unknown } = login;
  await openSftp(unknown, note).catch((error) => {
    if (shown === undefined) {
      throw asOnlineError(error, login);
    }
  });
  return shown ?? "";
}
