import type { Page } from "@playwright/test";
import { filesPath } from "#contract/calls.ts";
import { errors } from "#data/shell/errors.ts";
import { choose, texts as fileTexts, photo } from "#tests/support/enquiry-files.ts";
import {
  contact,
  type EnquiryForm,
  enquiryForm,
  fullAnswers,
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

/** A visitor with a form; one of two has its page translated. */
interface Visitor {
  page: Page;
  form: EnquiryForm;
}

/** The words of the form, the price and the confirmation, in which numbers of enquiries differ. */
async function wordsOf({ page }: Visitor): Promise<string> {
  const parts = await page.locator("main :is(form, aside, [data-sent])").allInnerTexts();
  return parts
    .join("\n")
    .replace(/\b[A-Z]+-[2-9A-Z]{8}\b/g, "(number)")
    .replace(/\s+/g, "");
}

type Both = (act: (visitor: Visitor) => Promise<unknown>) => Promise<void>;

/** Lets two visitors do the same, and waits until their pages say the same. */
const together =
  (plain: Visitor, translated: Visitor): Both =>
  async (act) => {
    await Promise.all([act(plain), act(translated)]);
    await expect(async () => {
      expect(await wordsOf(translated)).toBe(await wordsOf(plain));
    }).toPass();
  };

/** Opens a form, and translates its page when its script has come, or before that. */
async function openTranslated({ page, form }: Visitor, when: "before" | "after") {
  const arrive = await hold(page, /_astro\/QuoteForm/);
  await form.open("/offerte-aanvragen");
  if (when === "before") {
    await translate(page);
  }
  arrive();
  await expect(form.island).toHaveCount(0);
  if (when === "after") {
    // The form is React's once it keeps what is typed.
    await form.field("message").fill("Hallo");
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    await expect.poll(kept).toContain("Hallo");
    await form.field("message").fill("");
    await translate(page);
  }
}

/** Fills in a size, draws a wall and chooses files. */
async function walkTheSize(both: Both): Promise<void> {
  const [, [, service = ""] = []] = offered;
  await both(({ form }) => form.tile(new RegExp(`^${RegExp.escape(service)}`)).check());
  for (const size of ["12", "85"]) {
    await both(async ({ form }) => {
      await form.field("squareMeters").fill(size);
      await expect(form.pricePanel).toContainText(`, ${size} m²`);
    });
  }
  for (const size of ["twaalf", ""]) {
    await both(async ({ form }) => {
      await form.field("squareMeters").fill(size);
      await expect(form.pricePanel).not.toContainText("85 m²");
    });
  }
  await both(async ({ page }) => {
    await page.getByRole("button", { name: quote.draw.open }).click();
    await page.locator("#drawn-wall").getByRole("button").first().waitFor();
  });
  for (const button of [1, 2, 3]) {
    await both(async ({ page, form }) => {
      const drawing = page.locator("#drawn-wall");
      await drawing.getByRole("button").nth(button).click();
      // The drawing tells the form its size in a transition, and the price comes after that.
      await expect(async () => {
        const size = await form.field("squareMeters").inputValue();
        expect(size).not.toBe("");
        await expect(drawing).toContainText(`${size.includes(",") ? size : `${size},0`} m²`);
        await expect(form.pricePanel).toContainText(`, ${size} m²`);
      }).toPass();
    });
  }
  await both(({ page }) => page.getByRole("button", { name: quote.draw.close }).click());
  const list = { name: "lijst.txt", mimeType: "text/plain", buffer: Buffer.from("a") };
  const files = [await photo("gevel.jpg", 8), list];
  await both(async ({ page, form }) => {
    await choose(form, files, { photos: 1 });
    await expect(page.getByText(fileTexts.rejectReasons.kind)).toBeVisible();
  });
}

async function walk(both: Both): Promise<void> {
  await both(async ({ page, form }) => {
    await form.submitButton.click();
    await expect(page.getByRole("alert")).toBeFocused();
  });
  await walkTheSize(both);
  await both(({ form }) => form.field("name").fill(shortAnswers.name));
  await both(async ({ page, form }) => {
    await page.route(sendPath, (route) => route.fulfill({ status: 500 }));
    await form.send(fullAnswers);
    await expect(form.failure).toBeFocused();
  });
  await both(async ({ page, form }) => {
    await page.route(sendPath, (route) => route.fulfill({ status: 429 }));
    await form.retry.click();
    await expect(form.failure).toContainText("429");
  });
  const answers: (() => void)[] = [];
  await both(async ({ page, form }) => {
    await page.route(sendPath, (route) => route.fulfill({ body: "OK" }));
    answers.push(await hold(page, sendPath));
    await form.retry.click();
    await expect(form.submitButton).toHaveText(quote.sending);
  });
  await both(async ({ form }) => {
    for (const answer of answers) {
      answer();
    }
    await expect(form.confirmation()).toBeVisible();
  });
  await both(async ({ page, form }) => {
    await page.getByRole("button", { name: quote.sent.again }).click();
    await expect(form.field("name")).toHaveValue("");
  });
}

for (const when of ["before", "after"] as const) {
  test(`the form says the same when it is translated ${when} its script came`, async ({
    browser,
    page,
    form,
    expectConsole,
  }) => {
    expectConsole(/status of (500|429)/);
    if (when === "before") {
      // React makes the form anew.
      expectConsole(/Minified React error #418/);
    }
    const elsewhere = await browser.newPage();
    const plain = { page: elsewhere, form: enquiryForm(elsewhere, () => {}) };
    const translated = { page, form };
    for (const each of [plain, translated]) {
      await each.page.route(`**${filesPath}`, (route) => route.fulfill({ body: "OK" }));
    }
    await plain.form.open("/offerte-aanvragen");
    await plain.form.hydrate();
    await openTranslated(translated, when);
    await walk(together(plain, translated));
    await elsewhere.close();
  });
}

test("a form that broke by then says that its enquiry has arrived", {
  tag: "@chromium",
}, async ({ page, form, expectConsole }) => {
  expectConsole(/NotFoundError/);
  await form.open("/contact");
  await form.answerWith();
  const answer = await hold(page, sendPath);
  await form.send(shortAnswers);
  await expect(form.submitButton).toBeDisabled();
  // Another program takes the form out of the page.
  await page.locator("main form").evaluate((element) => document.body.append(element));
  answer();
  const arrived = page.locator("main").getByText(contact.sent.heading);
  await expect(arrived).toBeVisible();
  await expect(page.getByText(errors.data.island.heading)).toHaveCount(0);
  await page.reload();
  await form.hydrate();
  await expect(form.field("name")).toHaveValue("");
});
