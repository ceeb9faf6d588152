import type { Page } from "@playwright/test";
import { sendPath } from "#contract/calls.ts";
import { startDevServer } from "#tests/support/dev-server.ts";
import { files, tallScreen } from "#tests/support/editor.ts";
import { firm } from "#tests/support/firm.ts";
import { freePort } from "#tests/support/program.ts";
import { expect, test } from "#tests/support/test.ts";

// The site as the owner sees it on their own machine, with `npm run dev`.

const port = await freePort();

test.use({
  ...tallScreen,
  baseURL: `http://127.0.0.1:${port}`,
  viewport: { width: 1600, height: 2000 },
});

// All on one site, because what is typed is kept once in a project.
test.describe.configure({ mode: "default" });

let endDevServer: () => Promise<void>;
test.beforeAll(async () => {
  endDevServer = await startDevServer(port);
});
test.afterAll(() => endDevServer());

/** The page next to the form. */
const shownPage = (page: Page) =>
  page.frameLocator("iframe.preview").frameLocator("iframe[title=Voorbeeld]").locator("main");

test("next to a form stands its page with what was typed, until the form is left", async ({
  page,
  request,
  editor,
  expectConsole,
}) => {
  // A request for a folder does not stop the site, which has a mail service.
  expect((await request.get("/beheer/assets")).status()).toBe(404);
  expect((await request.get("/contact")).status()).toBe(200);
  // A form in one of its states, for who works on it.
  expect((await request.get("/states/quote-failed")).status()).toBe(200);
  const answer = await request.post(sendPath, { data: {} });
  expect(await answer.text()).toContain("user_id is required");

  // What stands beside the site is not given, and another site is not answered.
  for (const path of ["/site.yaml", "/package", "/_image?f=svg&href=/@fs/site.yaml"]) {
    expect((await request.get(path)).status()).toBe(404);
  }
  const elsewhere = { headers: { origin: "http://localhost:5000" } };
  const refused = await request.get("/contact", elsewhere);
  expect(refused.status()).toBe(403);
  expect(refused.headers()).not.toHaveProperty("access-control-allow-origin");

  expectConsole(/.*/, { optional: true });
  await page.clock.install();
  await editor.openOnFolder();
  await editor.goTo("collections/bedrijf/entries/content-business");
  await expect(shownPage(page)).toContainText(firm.phone);
  await editor.fill("phone", "010-7654321");
  await expect(shownPage(page)).toContainText("010-7654321");
  await expect(shownPage(page)).not.toContainText(firm.phone);

  const sentLater: string[] = [];
  page.on("request", (sent) => {
    if (sent.method() === "PUT") {
      sentLater.push(sent.postData() ?? "");
    }
  });
  await editor.leave();
  // Longer than the editor waits before it sends what was typed.
  await page.clock.fastForward(2_000);
  await expect.poll(async () => (await request.get("/contact")).text()).toContain(firm.phone);
  expect(sentLater, "what was typed in the form that was left").toEqual([]);
});

test("a save in another tab is not written over, also when nothing is typed after it", async ({
  page,
  editor,
  expectConsole,
}) => {
  expectConsole(/.*/, { optional: true });
  await editor.openOnFolder();
  // A page that was read before something was typed, and comes after it was sent.
  const isSent = page.waitForResponse((response) => response.request().method() === "PUT");
  await page.route(
    "**/contact",
    async (route) => {
      const response = await route.fetch();
      await isSent;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await editor.goTo("collections/bedrijf/entries/content-business");
  await editor.fill("email", "anders@firm.example");
  await expect(shownPage(page)).toContainText("anders@firm.example");

  const path = "content/business.yaml";
  const changed = { [path]: (files[path] ?? "").replace(firm.phone, "010-7654321") };
  await page.route("**/beheer/texts.json", (route) =>
    route.fulfill({ json: { ...files, ...changed } }),
  );
  await editor.save();
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toContainText(
    "ergens anders gewijzigd sinds u het opende: Telefoonnummer is nu ‘010-7654321’",
  );
  expect(await editor.changedFiles()).toEqual({});
});
