import { createHash } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
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
  author: { name: string };
  files: { path: string; content: string }[];
}

const repository = "eigenaar/website";
const address = "https://git.example";
const token = "geheim-van-de-test";

/**
 * A git host with the project's files: the calls of Gitea's API that the editor makes. Gitea is not
 * available as a package, so the answers are those that Sveltia's Gitea backend reads.
 */
async function startGitHost(context: BrowserContext) {
  const texts = new Map(Object.entries(files));
  const commits: string[] = [];
  const shaOf = (text = "") => createHash("sha1").update(text).digest("hex");
  const head = () => shaOf([...texts].join());

  const user = { id: 1, login: "sanne", full_name: "Sanne", email: "sanne@firma.example" };
  const app = new Hono().use(cors());
  app.use("/api/*", bearerAuth({ token, prefix: "token" }));
  app.get("/api/v1/version", (c) => c.json({ version: "1.24.0" }));
  app.get("/api/v1/settings/api", (c) => c.json({ default_paging_num: 100 }));
  app.get("/api/v1/user", (c) => c.json(user));
  const api = app.basePath(`/api/v1/repos/${repository}`);
  api.get("/", (c) => c.json({ permissions: { pull: true, push: true }, default_branch: "main" }));
  api.get("/branches/main", (c) => c.json({ commit: { id: head(), message: commits.at(-1) } }));
  api.get("/git/trees/:name", (c) => {
    const entryOf = ([path, text]: [string, string]) => ({ path, sha: shaOf(text), type: "blob" });
    return c.json({ tree: Array.from(texts, entryOf), truncated: false });
  });
  api.get("/commits/*", (c) => c.json([]));
  api.post("/file-contents", async (c) => {
    const { files: paths } = await c.req.json<{ files: string[] }>();
    const contentOf = (path: string) => Buffer.from(texts.get(path) ?? "").toString("base64");
    return c.json(paths.map((path) => ({ path, encoding: "base64", content: contentOf(path) })));
  });
  api.post("/contents", async (c) => {
    const { message, author, files: changes } = await c.req.json<CommitRequest>();
    commits.push(`${author.name}: ${message}`);
    for (const { path, content } of changes) {
      texts.set(path, Buffer.from(content, "base64").toString());
    }
    const saved = changes.map(({ path }) => ({ path, sha: shaOf(texts.get(path)) }));
    return c.json({ commit: { sha: head(), created: new Date().toISOString() }, files: saved });
  });
  await context.route(`${address}/**`, async (route) => {
    const request = route.request();
    const answer = await app.request(request.url(), {
      method: request.method(),
      headers: request.headers(),
      body: request.postData(),
    });
    const headers = Object.fromEntries(answer.headers);
    await route.fulfill({ status: answer.status, headers, body: await answer.text() });
  });
  return { texts, commits };
}

test("the first screen names the firm, and makes no request to another host", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
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
  const { texts, commits } = await startGitHost(page.context());
  await connect(page.context(), { host: "gitea", repository, address, signIn: "" });
  await page.goto("/beheer");
  await page.getByRole("button", { name: "Inloggen met een sleutel" }).click();
  await page.getByRole("textbox", { name: "Sleutel" }).fill(token);
  await page.getByRole("button", { name: "Inloggen", exact: true }).click();
  await editor.isReady();
  const changePhone = async (number: string) => {
    await editor.goTo("collections/bedrijf/entries/content-business");
    await editor.fill("phone", number);
  };

  await test.step("a heading that fills a phone's screen, of which it is only said", async () => {
    await editor.goTo("collections/paginas/entries/content-pages-faq");
    const heading = "Alles wat u altijd al wilde weten over stucen en over schilderen";
    await editor.fill("heading", heading);
    await expect(editor.field("controle")).toContainText(
      "Deze kop vult op een telefoon het hele scherm, want hij heeft 64 tekens.",
    );
  });

  await test.step("a name that another file refers to cannot be changed", async () => {
    const categories: string[] = parse(files["content/pages/blogs.yaml"] ?? "").categories;
    const ofArticles = Object.values(files).map((text) => /^category: (.*)$/m.exec(text)?.[1]);
    const used = categories.findIndex((category) => ofArticles.includes(category));
    await editor.goTo("collections/paginas/entries/content-pages-blogs");
    await editor.fill(`categories.${used}`, "Iets anders");
    await editor.saveRefused(`De categorie ‘${categories[used]}’ bestaat niet`);
    expect(commits).toEqual([]);
  });

  await test.step("a save is one commit, of the line that changed, by whoever signed in", async () => {
    await changePhone("010-7654321");
    await editor.saveWell();
    await expect(page.locator("#site-status")).toContainText(
      "Uw laatste wijziging wordt nu geplaatst",
    );
    expect(commits).toEqual(["Sanne: Bedrijf en prijzen: content-business gewijzigd"]);
    const expected = { ...files, [file]: withPhone("010-7654321") };
    expect(Object.fromEntries(texts)).toEqual(expected);
  });

  await test.step("a save asks before it overwrites what somebody else saved", async () => {
    await changePhone("010-2222222");
    const theirs = withPhone("010-1111111");
    texts.set(file, theirs);
    await editor.save();
    const dialog = page.locator("[role=dialog], [role=alertdialog]").filter({ visible: true });
    await expect(dialog).toContainText("Iemand anders heeft dit ook gewijzigd");
    await dialog.getByRole("button", { name: "Annuleren" }).click();
    await expect(editor.field("phone").locator("input")).toHaveValue("010-2222222");
    expect(texts.get(file)).toBe(theirs);
  });
});
