import { business } from "#data/facts.ts";
import { siteUrl } from "#tests/support/addresses.ts";
import { connect } from "#tests/support/editor.ts";
import { repository } from "#tests/support/git-host.ts";
import { expect, test } from "#tests/support/test.ts";

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
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(business.data.name);
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
