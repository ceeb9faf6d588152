import { parse } from "yaml";
import { siteUrl } from "#tests/support/addresses.ts";
import { connect, files, tallScreen } from "#tests/support/editor.ts";
import { firm } from "#tests/support/firm.ts";
import { repository, startGitHost, token } from "#tests/support/git-host.ts";
import { expect, test } from "#tests/support/test.ts";

const file = "content/business.yaml";
const withPhone = (number: string) => (files[file] ?? "").replace(firm.phone, number);

test.use(tallScreen);

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
  await using host = await startGitHost(files);
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
