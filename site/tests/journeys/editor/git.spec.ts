import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startServer } from "@contractor/mail/http/server.ts";
import { Hono } from "hono";
import { bearerAuth } from "hono/bearer-auth";
import { cors } from "hono/cors";
import { parse } from "yaml";
import { siteUrl } from "#tests/support/addresses.ts";
import { connect, files, tallScreen } from "#tests/support/editor.ts";
import { firm } from "#tests/support/firm.ts";
import { expect, test } from "#tests/support/test.ts";

const file = "content/business.yaml";
const withPhone = (number: string) => (files[file] ?? "").replace(firm.phone, number);

test.use(tallScreen);

interface CommitRequest {
  message: string;
  author: { name: string; email: string };
  files: { operation: "create" | "update" | "delete"; path: string; content: string }[];
}

const repository = "eigenaar/website";
const token = "geheim-van-de-test";

/**
 * A git host: the calls of Gitea's API that the editor makes, with a real repository on disk. Gitea
 * is not available as a package, so the answers are those that Sveltia's Gitea backend reads.
 */
async function startGitHost() {
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

test("the first screen names the firm, and makes no request to another host", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/, { optional: true });
  const elsewhere: string[] = [];
  // Requests that the page's policy refuses never leave the browser, and have no answer.
  page.on("response", (response) => {
    if (!/^(data|blob):/.test(response.url()) && !response.url().startsWith(siteUrl)) {
      elsewhere.push(response.url());
    }
  });
  for (const host of ["github", "gitlab"] as const) {
    await connect(page.context(), { host, repository, address: "", signIn: "aab1-c2d3" });
    await page.goto("/beheer");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(firm.name);
    await expect(page.getByRole("button", { name: /Inloggen met .*Git(Hub|Lab)/ })).toHaveCount(
      host === "gitlab" ? 1 : 0,
    );
    await expect(page.getByRole("button", { name: "Inloggen met een sleutel" })).toBeVisible();
    await expect(
      page.getByRole("status").filter({ hasText: "De website staat zo sinds" }),
    ).toBeVisible();
  }
  expect(elsewhere).toEqual([]);
});

test("somebody who signs in with a token saves in one commit, and overwrites nobody", async ({
  page,
  editor,
}) => {
  // A Gitea with the project's files in one commit.
  await using host = await startGitHost();
  await connect(page.context(), { host: "gitea", repository, address: host.address, signIn: "" });
  const commits = () => host.git("rev-list", "--count", "main");
  await page.goto("/beheer");
  await page.getByRole("button", { name: "Inloggen met een sleutel" }).click();
  await page.getByRole("textbox", { name: "Sleutel" }).fill(token);
  await page.getByRole("button", { name: "Inloggen", exact: true }).click();
  await editor.isReady();
  const changePhone = async (number: string) => {
    await editor.goTo("collections/bedrijf/entries/content-business");
    await editor.fill("phone", number);
  };

  await test.step("a name that another file refers to cannot be changed", async () => {
    const { categories } = parse(files["content/pages/blogs.yaml"] ?? "") as {
      categories: string[];
    };
    const ofArticles = Object.values(files).map((text) => /^category: (.*)$/m.exec(text)?.[1]);
    const used = categories.findIndex((category) => ofArticles.includes(category));
    await editor.goTo("collections/paginas/entries/content-pages-blogs");
    await editor.fill(`categories.${used}`, "Iets anders");
    await editor.saveRefused(`De categorie ‘${categories[used]}’ bestaat niet`);
    expect(commits()).toBe("1");
  });

  await test.step("a save is one commit, of the line that changed, by whoever signed in", async () => {
    await changePhone("010-7654321");
    await editor.saveWell();
    await expect(page.locator("#site-status")).toContainText(
      "Uw laatste wijziging wordt nu geplaatst",
    );
    expect(commits()).toBe("2");
    expect(host.git("log", "-1", "--format=%an: %s", "main")).toBe(
      "Sanne: Bedrijf en prijzen: content-business gewijzigd",
    );
    expect(host.git("show", `main:${file}`)).toBe(withPhone("010-7654321").trim());
  });

  await test.step("a save asks before it overwrites what somebody else saved", async () => {
    await changePhone("010-2222222");
    const theirs = withPhone("010-1111111");
    host.commit("Ander nummer", { [file]: theirs });
    await editor.save();
    const dialog = page.locator("[role=dialog], [role=alertdialog]").filter({ visible: true });
    await expect(dialog).toContainText("Iemand anders heeft dit ook gewijzigd");
    await dialog.getByRole("button", { name: "Annuleren" }).click();
    await expect(editor.field("phone").locator("input")).toHaveValue("010-2222222");
    expect(host.git("show", `main:${file}`)).toBe(theirs.trim());
  });
});
