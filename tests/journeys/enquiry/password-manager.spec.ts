import type { Page } from "@playwright/test";
import { fullAnswers, sendPath, shortAnswers } from "#tests/support/enquiry-form.ts";
import { atRest } from "#tests/support/launch.ts";
import { hold } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

/**
 * Puts elements beside the fields of a page, and attributes on them, as password managers and
 * spelling checkers do.
 */
function addExtension(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const field of document.querySelectorAll("main :is(input, textarea, select)")) {
      field.setAttribute("data-extension-filled", "");
      field.insertAdjacentHTML("beforebegin", "<div data-extension></div>");
      field.insertAdjacentHTML("afterend", "<div data-extension></div>");
    }
    document.querySelector("main form")?.append(document.createElement("extension-root"));
  });
}

/** Fills in a field without an event, as some password managers do. */
function fillSilently(page: Page, name: string, value: string): Promise<void> {
  return page.locator(`main form [name=${name}]`).evaluate((field, filled) => {
    (field as HTMLInputElement).value = filled;
  }, value);
}

test.use(atRest);

const { name, email } = shortAnswers;
const [firstName = "", ...otherNames] = name.split(" ");

for (const moment of ["before", "after"] as const) {
  test(`the form keeps everything when a password manager changes it ${moment} its script came`, async ({
    page,
    form,
    expectConsole,
  }) => {
    if (moment === "before") {
      // React makes the form anew.
      expectConsole(/Minified React error #418/);
    }
    const arrive = await hold(page, /_astro\/QuoteForm/);
    await form.open("/offerte-aanvragen");
    if (moment === "after") {
      arrive();
      await form.hydrate();
    }
    await form.field("name").fill(firstName);
    await addExtension(page);
    arrive();
    await expect(form.island).toHaveCount(0);
    await expect(form.field("name")).toBeFocused();
    await expect(form.field("name")).toHaveValue(firstName);
    await page.keyboard.type(` ${otherNames.join(" ")}`);
    await fillSilently(page, "email", email);
    await form.field("city").fill("Delft");

    // Everything is there when it is sent, also after mistakes and a failure.
    const { name: _, email: __, ...others } = fullAnswers;
    await form.submitButton.click();
    await expect(page.getByRole("alert")).toBeFocused();
    await form.fillIn(others);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await form.field("squareMeters").fill("12");
    await expect(form.pricePanel).toContainText(", 12 m²");
    const posted = await form.answerWith(500);
    await form.submitButton.click();
    await expect(form.failure).toBeFocused();
    await page.unroute(sendPath);
    await page.route(sendPath, (route) => route.fulfill({ body: "OK" }));
    await form.retry.click();
    await expect(form.confirmation()).toBeVisible();
    expect(posted[0]).toMatchObject({ name, email });
  });
}
