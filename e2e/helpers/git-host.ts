import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A file of a commit as Gitea's API has it. */
interface Change {
  operation: "create" | "update" | "delete";
  path: string;
  content: string;
  sha?: string;
}

interface CommitRequest {
  branch: string;
  message: string;
  author: { name: string; email: string };
  files: Change[];
}

export interface GitHost {
  address: string;
  /** Runs git in the repository, and gives what it writes. */
  git(...args: string[]): string;
  /** Commits files as somebody else would. */
  commit(message: string, files: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

export const repository = "eigenaar/website";
export const token = "geheim-van-de-test";

/**
 * A git host: the calls of Gitea's API that the editor makes, over a real repository on disk. No Gitea is to be had as
 * a package; the calls and their answers are those that Sveltia's Gitea backend makes and reads.
 */
export async function startGitHost(files: Readonly<Record<string, string>>): Promise<GitHost> {
  const folder = mkdtempSync(join(tmpdir(), "git-host-"));
  const run = (args: readonly string[], input?: Buffer) =>
    execFileSync("git", ["--git-dir", folder, ...args], { input, maxBuffer: 1e8 });
  const git = (...args: string[]) => run(args).toString().trim();
  git("init", "--bare", "--quiet", "--initial-branch=main");

  /** Makes a commit on main of these changes and answers what it is called. */
  function commit({ message, author, files: changes }: Omit<CommitRequest, "branch">): string {
    const who = `${author.name} <${author.email}> now`;
    const data = (content: Buffer) => [Buffer.from(`data ${content.length}\n`), content, Buffer.from("\n")];
    const parts = [
      Buffer.from(`commit refs/heads/main\nauthor ${who}\ncommitter ${who}\n`),
      ...data(Buffer.from(message)),
      Buffer.from(headOf() && "from refs/heads/main^0\n"),
      ...changes.flatMap(({ operation, path, content }) =>
        operation === "delete"
          ? [Buffer.from(`D ${path}\n`)]
          : [Buffer.from(`M 100644 inline ${path}\n`), ...data(Buffer.from(content, "base64"))],
      ),
    ];
    run(["fast-import", "--quiet", "--date-format=now"], Buffer.concat(parts));
    return headOf();
  }

  const headOf = () => git("for-each-ref", "--format=%(objectname)", "refs/heads/main");
  const changesOf = (contents: Readonly<Record<string, string>>): Change[] =>
    Object.entries(contents).map(([path, text]) => ({
      ...{ operation: "update", path, content: Buffer.from(text).toString("base64") },
    }));
  const somebody = { name: "Iemand anders", email: "ander@kantoor.example" };
  commit({ message: "Begin", author: somebody, files: changesOf(files) });

  const treeOf = (commitName: string) =>
    git("ls-tree", "-r", "-l", commitName)
      .split("\n")
      .map((line) => /^\d+ (?<type>\w+) (?<sha>\w+) +(?<size>\d+)\t(?<path>.*)$/.exec(line)?.groups ?? {})
      .map(({ size, ...entry }) => ({ ...entry, size: Number(size) }));

  /** What is in files on main; each stands behind a line that ends with its size, and before an empty one. */
  function contentsOf(paths: readonly string[]): Buffer[] {
    const written = run(["cat-file", "--batch"], Buffer.from(paths.map((path) => `main:${path}\n`).join("")));
    let at = 0;
    return paths.map(() => {
      const from = written.indexOf("\n", at) + 1;
      const size = Number(written.toString("utf8", at, from).trim().split(" ").at(-1));
      at = from + size + 1;
      return written.subarray(from, from + size);
    });
  }

  /** What a call is answered, as an object to be sent as JSON; undefined for what there is not. */
  async function answer(method: string, path: string, request: IncomingMessage): Promise<unknown> {
    const own = path.startsWith(`/repos/${repository}`) ? path.slice(`/repos/${repository}`.length) : path;
    if (own === "/version") return { version: "1.24.0" };
    if (own === "/settings/api") return { default_paging_num: 100 };
    if (own === "/user") return { id: 1, login: "sanne", full_name: "Sanne", email: "sanne@firma.example" };
    if (own === "") return { permissions: { pull: true, push: true }, default_branch: "main" };
    if (own === "/branches/main")
      return { commit: { id: headOf(), message: git("log", "-1", "--format=%s") } };
    if (own.startsWith("/git/trees/")) return { tree: treeOf(own.split("/")[3] ?? ""), truncated: false };
    if (own.startsWith("/commits")) return [];
    if (method !== "POST") return undefined;
    const body: unknown = JSON.parse(await bodyOf(request));
    if (own === "/file-contents") {
      const { files: paths } = body as { files: string[] };
      const contents = contentsOf(paths);
      return paths.map((path, i) => ({ path, encoding: "base64", content: contents[i]?.toString("base64") }));
    }
    if (own !== "/contents") return undefined;
    const { message, author, files: changes } = body as CommitRequest;
    const sha = commit({ message, author, files: changes });
    const saved = changes.map(({ path }) => ({ path, sha: git("rev-parse", `main:${path}`) }));
    return { commit: { sha, created: git("log", "-1", "--format=%aI") }, files: saved };
  }

  let challenge: string | null = null;
  /**
   * Somebody who is signed in here lets the editor in, and is led back to it: by a page, because a test cannot stand in
   * for what a redirect asks for.
   */
  function leadBack(response: ServerResponse, asked: URLSearchParams): void {
    challenge = asked.get("code_challenge");
    const back = new URLSearchParams({ code: "code", state: asked.get("state") ?? "" });
    const address = `${asked.get("redirect_uri")}?${back}`.replaceAll("&", "&amp;");
    response.writeHead(200, { "Content-Type": "text/html" });
    response.end(`<!doctype html><meta http-equiv="refresh" content="0;url=${address}">`);
  }

  function tokenFor(body: string): object {
    const { code_verifier: verifier = "" } = JSON.parse(body) as { code_verifier?: string };
    const isOurs = createHash("sha256").update(verifier).digest("base64url") === challenge;
    return isOurs ? { access_token: token } : { error: "invalid_grant" };
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://host");
    if (pathname === "/login/oauth/authorize") return leadBack(response, searchParams);
    if (request.method === "OPTIONS") return send(response, 204);
    if (pathname === "/login/oauth/access_token") {
      return send(response, 200, tokenFor(await bodyOf(request)));
    }
    if (request.headers.authorization !== `token ${token}`) return send(response, 401, { message: "token" });
    const found = await answer(request.method ?? "GET", pathname.replace(/^\/api\/v1/, ""), request);
    return send(response, found === undefined ? 404 : 200, found ?? {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    git,
    commit: (message, contents) => void commit({ message, author: somebody, files: changesOf(contents) }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

function send(response: ServerResponse, status: number, body?: unknown): void {
  response.writeHead(status, {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Headers": "*, Authorization",
    "Access-Control-Allow-Methods": "*",
    "Content-Type": "application/json",
  });
  response.end(status === 204 ? undefined : JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
