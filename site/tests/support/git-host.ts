import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startServer } from "@contractor/mail/http/server.ts";
import { Hono } from "hono";
import { bearerAuth } from "hono/bearer-auth";
import { cors } from "hono/cors";

interface CommitRequest {
  message: string;
  author: { name: string; email: string };
  files: { operation: "create" | "update" | "delete"; path: string; content: string }[];
}

export const repository = "eigenaar/website";
export const token = "geheim-van-de-test";

/**
 * A git host: the calls of Gitea's API that the editor makes, with a real repository on disk. Gitea
 * is not available as a package, so the answers are those that Sveltia's Gitea backend reads.
 */
export async function startGitHost(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "git-host-"));
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 1e8 }).trim();
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Iemand anders");
  git("config", "user.email", "ander@kantoor.example");

  /** Commits files. Those without content are removed. */
  function commit(
    message: string,
    changes: Record<string, string | Buffer | undefined>,
    ...more: string[]
  ) {
    for (const [path, content] of Object.entries(changes)) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      if (content === undefined) {
        rmSync(file);
      } else {
        writeFileSync(file, content);
      }
    }
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", `--message=${message}`, ...more);
  }
  commit("Begin", files);

  const entry =
    '{"type":"%(objecttype)","sha":"%(objectname)","size":%(objectsize),"path":"%(path)"}';
  const treeOf = (name: string) =>
    JSON.parse(`[${git("ls-tree", "-r", `--format=${entry}`, name).replaceAll("\n", ",")}]`);

  const user = { id: 1, login: "sanne", full_name: "Sanne", email: "sanne@firma.example" };
  const app = new Hono().use(cors());
  app.use("/api/*", bearerAuth({ token, prefix: "token" }));
  app.get("/api/v1/version", (c) => c.json({ version: "1.24.0" }));
  app.get("/api/v1/settings/api", (c) => c.json({ default_paging_num: 100 }));
  app.get("/api/v1/user", (c) => c.json(user));
  const api = app.basePath(`/api/v1/repos/${repository}`);
  api.get("/", (c) => c.json({ permissions: { pull: true, push: true }, default_branch: "main" }));
  api.get("/branches/main", (c) =>
    c.json({ commit: { id: git("rev-parse", "main"), message: git("log", "-1", "--format=%s") } }),
  );
  api.get("/git/trees/:name", (c) =>
    c.json({ tree: treeOf(c.req.param("name")), truncated: false }),
  );
  api.get("/commits/*", (c) => c.json([]));
  // A photograph that a form shows.
  api.get("/media/main/:path{.+}", (c) =>
    c.body(new Uint8Array(readFileSync(join(folder, c.req.param("path"))))),
  );
  api.post("/file-contents", async (c) => {
    const { files: paths } = await c.req.json<{ files: string[] }>();
    const contentOf = (path: string) => readFileSync(join(folder, path), "base64");
    return c.json(paths.map((path) => ({ path, encoding: "base64", content: contentOf(path) })));
  });
  api.post("/contents", async (c) => {
    const { message, author, files: changes } = await c.req.json<CommitRequest>();
    const contents = changes.map(({ operation, path, content }) => [
      path,
      operation === "delete" ? undefined : Buffer.from(content, "base64"),
    ]);
    commit(message, Object.fromEntries(contents), `--author=${author.name} <${author.email}>`);
    const saved = changes.map(({ path }) => ({ path, sha: git("rev-parse", `main:${path}`) }));
    const created = git("log", "-1", "--format=%aI");
    return c.json({ commit: { sha: git("rev-parse", "main"), created }, files: saved });
  });
  app.notFound((c) => c.json({}, 404));

  const server = await startServer(app, "127.0.0.1", 0);
  return {
    address: `http://127.0.0.1:${server.port}`,
    git,
    commit,
    async [Symbol.asyncDispose]() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
