import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { sendPath } from "#contract/calls.ts";
import { sitePort } from "#e2e/helpers/addresses.ts";
import { tallScreen } from "#e2e/helpers/editor.ts";
import { firm } from "#e2e/helpers/firm.ts";
import { expect, test } from "#e2e/helpers/test.ts";

const port = sitePort + 10;

test.use({
  ...tallScreen,
  baseURL: `http://127.0.0.1:${port}`,
  viewport: { width: 1600, height: 2000 },
});
test.describe.configure({ timeout: 180_000 });

test("next to a form stands its page, with the unsaved changes", async ({
  page,
  request,
  editor,
  expectConsole,
}) => {
  expectConsole(/.*/, { optional: true });
  const env = { ...process.env, PORT: `${port}`, SMTP_URL: "smtp://127.0.0.1" };
  const dev = spawn(process.execPath, ["scripts/dev.ts"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await once(createInterface(dev.stdout), "line");
    // A request for a folder must not stop the site.
    expect((await request.get("/beheer/assets")).status()).toBe(404);
    expect(await (await request.post(sendPath, { data: {} })).text()).toContain(
      "user_id is required",
    );
    await editor.openOnFolder();
    await editor.goTo("collections/bedrijf/entries/content-business");
    const shown = page
      .frameLocator("iframe.preview")
      .frameLocator("iframe[title=Voorbeeld]")
      .locator("main");
    await expect(shown).toContainText(firm.phone, { timeout: 30_000 });
    await editor.fill("phone", "010-7654321");
    await expect(shown).toContainText("010-7654321", { timeout: 30_000 });
    await expect(shown).not.toContainText(firm.phone);
    const sentAgain = page.waitForRequest((sent) => sent.method() === "PUT", { timeout: 5_000 });
    await editor.leave();
    await expect(sentAgain, "what was typed in the form that was left").rejects.toThrow("Timeout");
    await expect.poll(async () => (await request.get("/contact")).text()).toContain(firm.phone);
  } finally {
    dev.kill("SIGTERM");
    await once(dev, "exit");
  }
});
