import { Hono } from "hono";
import { signInPath } from "#contract/calls.ts";
import { business } from "#data/firm/business.ts";
import { startServer } from "#mail/http/server.ts";
import { gitHubPort, siteUrl } from "#tests/support/addresses.ts";
import { connect } from "#tests/support/editor.ts";
import { repository } from "#tests/support/git-host.ts";
import { expect, test } from "#tests/support/test.ts";

test.beforeEach(({ expectConsole }) =>
  expectConsole(/Failed to load resource/, { optional: true }),
);

test("the first screen names the firm, and makes no request to another host", async ({ page }) => {
  const elsewhere: string[] = [];
  // Requests that the page's policy refuses never leave the browser, and have no answer.
  page.on("response", (response) => {
    if (!/^(data|blob):/.test(response.url()) && !response.url().startsWith(siteUrl)) {
      elsewhere.push(response.url());
    }
  });
  for (const host of ["github", "gitlab"] as const) {
    await connect(page.context(), { host, repository, address: "", signIn: "service" });
    await page.goto("/beheer");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(business.data.name);
    await expect(page.getByRole("button", { name: /Inloggen met .*Git(Hub|Lab)/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Inloggen met een sleutel" })).toBeVisible();
    await expect(
      page.getByRole("status").filter({ hasText: "De website staat zo sinds" }),
    ).toBeVisible();
  }
  expect(elsewhere).toEqual([]);
});

test("signing in with GitHub goes through the site's service", async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/Server responded with an error/);
  const back = (state = "") => `${siteUrl}${signInPath}?code=abc&state=${state}`;
  const gitHub = new Hono()
    .get("/login/oauth/authorize", (c) => c.redirect(back(c.req.query("state"))))
    .post("/login/oauth/access_token", (c) => c.json({ access_token: "gho_test" }));
  const server = await startServer(gitHub, "localhost", gitHubPort);
  await connect(context, { host: "github", repository, signIn: "service" });
  const api = /^https:\/\/api\.github\.com\//;
  const user = page.waitForRequest(api);
  await context.route(api, (route) => route.fulfill({ status: 401, json: {} }));
  await page.goto("/beheer");
  await page.getByRole("button", { name: /Inloggen met .*GitHub/ }).click();
  expect((await user).headers().authorization).toBe("token gho_test");
  await expect(page.getByText("Onverwachte fout")).toBeVisible();
  await server.close();
});
