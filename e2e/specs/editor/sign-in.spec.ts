import { createServer } from "node:http";
import { signInPath } from "../../../contract/calls.ts";
import { business } from "../../../src/content/business/business.ts";
import { gitHubPort, siteUrl } from "../../helpers/addresses.ts";
import { connect, files } from "../../helpers/editor-steps.ts";
import { repository, startGitHost } from "../../helpers/git-host.ts";
import { expect, test } from "../../helpers/test.ts";

test.describe.configure({ timeout: 90_000 });

test.beforeEach(({ expectConsole }) => {
  expectConsole(/\[Loading site data\]|CMS configuration|authorizing|Failed to load resource/, {
    optional: true,
  });
});

test("the first screen is the firm's, and nobody else is asked anything before somebody signs in", async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(siteUrl))
      elsewhere.push(request.url());
  });
  for (const host of ["github", "gitlab"] as const) {
    await connect(page.context(), { host, repository, address: "", signIn: "service" });
    await page.goto("/beheer");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(business.name, { timeout: 20_000 });
    await expect(page.getByText("Pas hier de teksten, prijzen en foto's van uw website aan.")).toBeVisible();
    await expect(page.getByRole("button", { name: /Inloggen met .*Git(Hub|Lab)/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Inloggen met een toegangstoken" })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "De website staat zo sinds" })).toBeVisible();
  }
  await expect(page.getByText("Sveltia")).toHaveCount(0);
  expect(elsewhere).toEqual([]);
});

test("signing in with GitHub goes by way of the site's own service", async ({ page }) => {
  const asked: string[] = [];
  const gitHub = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://github");
    asked.push(`${request.method} ${pathname}`);
    if (pathname === "/login/oauth/access_token") return response.end('{"access_token":"gho_test"}');
    const back = `${siteUrl}${signInPath}?code=abc&state=${searchParams.get("state")}`;
    return response.writeHead(302, { Location: back }).end();
  });
  await new Promise<void>((resolve) => gitHub.listen(gitHubPort, resolve));
  await connect(page.context(), { host: "github", repository, signIn: "service" });
  const user = page.waitForRequest(/^https:\/\/api\.github\.com\//);
  await page
    .context()
    .route(/^https:\/\/api\.github\.com\//, (route) => route.fulfill({ status: 401, json: {} }));
  await page.goto("/beheer");
  await page.getByRole("button", { name: /Inloggen met .*GitHub/ }).click();
  expect((await user).headers()["authorization"]).toBe("token gho_test");
  expect(asked).toEqual(["GET /login/oauth/authorize", "POST /login/oauth/access_token"]);
  gitHub.close();
});

test("signing in with Gitea needs no service", async ({ page }) => {
  const host = await startGitHost(files);
  await connect(page.context(), { host: "gitea", repository, address: host.address, signIn: "aab1-c2d3" });
  await page.goto("/beheer");
  await page.getByRole("button", { name: /Inloggen met .*Gitea/ }).click();
  await expect(page.getByRole("treeitem", { name: "Bedrijf en prijzen" })).toBeVisible({ timeout: 20_000 });
  await host.close();
});
