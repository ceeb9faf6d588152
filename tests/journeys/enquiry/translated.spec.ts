import type { Page } from "@playwright/test";
import { filesPath } from "#contract/calls.ts";
import { errors } from "#data/shell/errors.ts";
import { choose, texts as fileTexts, photo } from "#tests/support/enquiry-files.ts";
import {
  type EnquiryForm,
  forms,
  offered,
  quote,
  sendPath,
  shortAnswers,
} from "#tests/support/enquiry-form.ts";
import { atRest } from "#tests/support/launch.ts";
import { hold } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";
import { translate } from "#tests/support/translator.ts";

test.use(atRest);

type Translation = "never" | "before its script came" | "after its script came";

/** The words of the form, the price and the confirmation, in which numbers of enquiries differ. */
async function wordsOf(page: Page): Promise<string> {
  const parts = await page.locator("main :is(form, aside, [data-sent])").allInnerTexts();
  return parts
    .join("\n")
    .replace(/\b[A-Z]+-[2-9A-Z]{8}\b/g, "(number)")
    .replace(/\s+/g, "");
}

/** Opens a form that is translated then. */
async function open(page: Page, form: EnquiryForm, path: string, translated: Translation) {
  const arrive = await hold(page, /_astro\/(Contact|Quote)Form/);
  await form.open(path);
  if (translated === "before its script came") {
    await translate(page);
  }
  arrive();
  await expect(form.island).toHaveCount(0);
  if (translated === "after its script came") {
    await translate(page);
  }
}

/** Fills in a size, draws a wall and chooses files; returns what the page says at each step. */
async function walkTheSize(page: Page, form: EnquiryForm): Promise<string[]> {
  const words: string[] = [];
  const [, [, service = ""] = []] = offered;
  await form.tile(new RegExp(`^${RegExp.escape(service)}`)).check();
  for (const size of ["12", "85", "twaalf", ""]) {
    await form.field("squareMeters").fill(size);
    words.push(await wordsOf(page));
  }
  const drawing = page.locator("#drawn-wall");
  await page.getByRole("button", { name: quote.draw.open }).click();
  await drawing.getByRole("button").first().waitFor();
  words.push(await wordsOf(page));
  for (const button of [1, 2, 3]) {
    await drawing.getByRole("button").nth(button).click();
    // The drawing tells the form its size in a transition, and the price comes after that.
    await expect(async () => {
      const size = await form.field("squareMeters").inputValue();
      expect(size).not.toBe("");
      const text = (await drawing.textContent())?.replace(/\s/g, " ");
      expect(text).toContain(`${size.includes(",") ? size : `${size},0`} m²`);
      expect(await wordsOf(page)).toContain(`,${size}m²€`);
    }).toPass();
    words.push(await wordsOf(page));
  }
  await page.getByRole("button", { name: quote.draw.close }).click();
  const list = { name: "lijst.txt", mimeType: "text/plain", buffer: Buffer.from("a") };
  await choose(form, [await photo("gevel.jpg", 8), list], 1);
  await expect(page.getByText(fileTexts.rejectReasons.kind)).toBeVisible();
  words.push(await wordsOf(page));
  return words;
}

/** Uses a form in all its states; returns what the page says at each step. */
async function walk(page: Page, form: EnquiryForm, shown: (typeof forms)[number]) {
  const words: string[] = [];
  const note = async () => words.push(await wordsOf(page));
  let status = 500;
  await page.route(sendPath, (route) => route.fulfill({ status, body: "OK" }));
  await page.route(`**${filesPath}`, (route) => route.fulfill({ body: "OK" }));

  await form.submitButton.click();
  await expect(page.getByRole("alert")).toBeFocused();
  await note();
  if (shown.name === "quote") {
    words.push(...(await walkTheSize(page, form)));
  }
  await form.field("name").fill(shortAnswers.name);
  await note();
  await form.send(shown.answers);
  await expect(form.failure).toBeFocused();
  await note();
  status = 429;
  await form.retry.click();
  await expect(form.failure).toContainText("429");
  await note();
  status = 200;
  const answer = await hold(page, sendPath);
  await form.retry.click();
  await expect(form.submitButton).toHaveText(shown.texts.sending);
  await note();
  answer();
  await expect(form.confirmation()).toBeVisible();
  await note();
  await page.getByRole("button", { name: shown.texts.sent.again }).click();
  await expect(form.field("name")).toHaveValue("");
  await note();
  return words;
}

/** Removes what the form keeps of an enquiry, so that the next walk begins as the first one. */
const forget = (page: Page) =>
  page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage).filter((name) => name.startsWith("enquiry-"))) {
        storage.removeItem(key);
      }
    }
  });

for (const shown of forms) {
  for (const translated of ["before its script came", "after its script came"] as const) {
    test(`${shown.path} says the same when it is translated ${translated}`, async ({
      page,
      form,
      expectConsole,
    }) => {
      test.slow();
      expectConsole(/status of (500|429)/);
      if (translated === "before its script came") {
        // React makes the form anew.
        expectConsole(/Minified React error #418/);
      }
      await open(page, form, shown.path, "never");
      const plain = await walk(page, form, shown);
      await page.unrouteAll();
      await forget(page);
      await open(page, form, shown.path, translated);
      expect(await walk(page, form, shown)).toEqual(plain);
    });
  }
}

for (const { path, answers, texts } of forms) {
  test(`${path} says that an enquiry has arrived, though the form broke by then`, {
    tag: "@chromium",
  }, async ({ page, form, expectConsole }) => {
    expectConsole(/NotFoundError/);
    await form.open(path);
    await form.answerWith();
    const answer = await hold(page, sendPath);
    await form.send(answers);
    await expect(form.submitButton).toBeDisabled();
    // Another program takes the form out of the page.
    await page.locator("main form").evaluate((element) => document.body.append(element));
    answer();
    const arrived = page.locator("main").getByText(texts.sent.heading);
    await expect(arrived).toBeVisible();
    await expect(page.getByText(errors.data.island.heading)).toHaveCount(0);
    await page.reload();
    await form.hydrate();
    await expect(form.field("name")).toHaveValue("");
  });
}
