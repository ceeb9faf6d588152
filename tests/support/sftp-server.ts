import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import ssh2, { type FileEntry, type SFTPWrapper } from "ssh2";

const { STATUS_CODE } = ssh2.utils.sftp;

/** Handles of folders are above those of files. */
const firstList = 1_000_000;

/** Answers requests about the files in a folder. */
function serveFiles(sftp: SFTPWrapper, root: string): void {
  const handles = new Map<number, FileHandle>();
  const at = (path: string) => join(root, path);
  const handleOf = (id: Buffer) => handles.get(id.readUInt32BE(0)) as FileHandle;
  /** Answers with the outcome of what is done with a file. */
  const answer = async (request: number, done: Promise<unknown>) => {
    try {
      await done;
      sftp.status(request, STATUS_CODE.OK);
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
      sftp.status(request, isMissing ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE);
    }
  };

  sftp.on("OPEN", async (request, path, flags) => {
    const mode = ssh2.utils.sftp.flagsToString(flags) ?? "r";
    try {
      const file = await open(at(path), mode);
      handles.set(file.fd, file);
      const id = Buffer.alloc(4);
      id.writeUInt32BE(file.fd);
      sftp.handle(request, id);
    } catch {
      sftp.status(request, STATUS_CODE.NO_SUCH_FILE);
    }
  });
  sftp.on("READ", async (request, id, offset, length) => {
    const { bytesRead, buffer } = await handleOf(id).read(Buffer.alloc(length), 0, length, offset);
    if (bytesRead === 0) {
      sftp.status(request, STATUS_CODE.EOF);
    } else {
      sftp.data(request, buffer.subarray(0, bytesRead));
    }
  });
  sftp.on("WRITE", (request, id, offset, data) =>
    answer(request, handleOf(id).write(data, 0, data.length, offset)),
  );
  sftp.on("CLOSE", (request, id) => closed(request, id));
  sftp.on("FSETSTAT", (request) => sftp.status(request, STATUS_CODE.OK));
  function closed(request: number, id: Buffer): void {
    const isFile = handles.has(id.readUInt32BE(0));
    answer(request, isFile ? handleOf(id).close() : Promise.resolve());
  }
  const attributesOf = async (request: number, path: string) => {
    try {
      const { mode, size, uid, gid } = await stat(at(path));
      sftp.attrs(request, { mode, size, uid, gid, atime: 0, mtime: 0 });
    } catch {
      sftp.status(request, STATUS_CODE.NO_SUCH_FILE);
    }
  };
  sftp.on("STAT", attributesOf);
  sftp.on("LSTAT", attributesOf);
  const lists = new Map<number, FileEntry[]>();
  sftp.on("OPENDIR", async (request, path) => {
    try {
      const names = await readdir(at(path));
      const entries = names.map(async (filename) => {
        const { mode, size, uid, gid } = await stat(join(at(path), filename));
        const attrs = { mode, size, uid, gid, atime: 0, mtime: 0 };
        const kind = (mode & 0o170000) === 0o040000 ? "d" : "-";
        return { filename, longname: `${kind}rw-r--r-- 1 naam naam ${size} ${filename}`, attrs };
      });
      lists.set(firstList + request, await Promise.all(entries));
      const id = Buffer.alloc(4);
      id.writeUInt32BE(firstList + request);
      sftp.handle(request, id);
    } catch {
      sftp.status(request, STATUS_CODE.NO_SUCH_FILE);
    }
  });
  sftp.on("READDIR", (request, id) => {
    const list = lists.get(id.readUInt32BE(0));
    lists.delete(id.readUInt32BE(0));
    if (list && list.length > 0) {
      sftp.name(request, list);
    } else {
      sftp.status(request, STATUS_CODE.EOF);
    }
  });
  sftp.on("MKDIR", (request, path) => answer(request, mkdir(at(path))));
  sftp.on("REMOVE", (request, path) => answer(request, rm(at(path))));
}

/** Starts an SFTP server for a folder, with one user and a key of its own. It cannot rename. */
export async function startSftpServer(root: string, user: { name: string; password: string }) {
  // Of the ed25519 keys that this library makes, it cannot read one in two hundred.
  const { private: hostKey } = ssh2.utils.generateKeyPairSync("ecdsa", { bits: 256 });
  const server = new ssh2.Server({ hostKeys: [hostKey] }, (client) => {
    client.on("error", () => {});
    // As servers do; its types do not know it.
    (client as unknown as { setNoDelay: (on: boolean) => void }).setNoDelay(true);
    client.on("authentication", (attempt) => {
      const isRight =
        attempt.method === "password" &&
        attempt.username === user.name &&
        attempt.password === user.password;
      if (isRight) {
        attempt.accept();
      } else {
        attempt.reject(["password"]);
      }
    });
    client.on("session", (accept) => {
      accept().on("sftp", (acceptSftp) => serveFiles(acceptSftp(), root));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
