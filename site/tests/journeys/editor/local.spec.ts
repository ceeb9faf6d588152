import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { sendPath } from "@contractor/core/enquiry/calls.ts";
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

let dev: ChildProcess;
test.beforeAll(async () => {
  dev = spawn(process.execPath, ["scripts/dev.ts"], {
    env: { ...process.env, PORT: `${port}`, SMTP_URL: "smtp://127.0.0.1" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await expect(() => fetch(`http://127.0.0.1:${port}/contact`)).toPass();
});
test.afterAll(async () => {
  dev.kill("SIGTERM");
  await once(dev, "exit");
});

test("the site and the editor stand on one server, which answers its own pages alone", async ({
  request,
}) => {
  // A request for a folder does not stop the site, which has a mail service.
  expect((await request.get("/beheer/assets")).status()).toBe(404);
  expect((await request.get("/contact")).status()).toBe(200);
  // A form in one of its states, for who works on it.
  expect((await request.get("/states/quote-failed")).status()).toBe(200);
  const answer = await request.post(sendPath, { data: {} });
  expect(await answer.text()).toContain("user_id is required");
  // What stands beside the site is not given.
  expect((await request.get("/site.yaml")).status()).toBe(404);
});

test("a save in another tab is not written over, also when nothing is typed after it", async ({
  page,
  editor,
  expectConsole,
}) => {
  expectConsole(/.*/);
  await editor.openOnFolder();
  await editor.goTo("collections/bedrijf/entries/content-business");
  await editor.fill("email", "anders@firm.example");

  const path = "content/business.yaml";
  const changed = { [path]: (files[path] ?? "").replace(firm.phone, "010-7654321") };
  await page.route("**/beheer/texts.json", (route) =>
    route.fulfill({ json: { ...files, ...changed } }),
  );
  await editor.save();
  // In a dialog, or at the top of the form where a slow check of what was typed sees it first.
  await expect(page.locator("body")).toContainText(
    "Dit is ergens anders gewijzigd sinds u het opende.",
  );
  expect(await editor.changedFiles()).toEqual({});
});
