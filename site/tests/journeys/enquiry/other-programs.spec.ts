import type { Page } from "@playwright/test";
import { fullAnswers, quote } from "#tests/support/enquiry-form.ts";
import { hold } from "#tests/support/shell-steps.ts";
import { atRest, expect, test } from "#tests/support/test.ts";

// Translators and password managers change a page, before or after the form's script has come.

test.use(atRest);

/**
 * Translates what is on a page, as browsers and extensions do: elements take the place of each
 * text. The words stay as they are, so that they can be found.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode);
    }
    const untranslated = "script, style, noscript, font, option, textarea, svg";
    for (const text of texts) {
      if (text.nodeValue?.trim() && !text.parentElement?.closest(untranslated)) {
        const outer = document.createElement("font");
        outer.appendChild(document.createElement("font")).textContent = text.nodeValue;
        text.parentNode?.replaceChild(outer, text);
      }
    }
  });

/** Puts elements beside the fields, and fills one in without an event. */
const manage = (page: Page) =>
  page.evaluate((email) => {
    for (const field of document.querySelectorAll("main :is(input, textarea, select)")) {
      field.setAttribute("data-extension-filled", "");
      field.insertAdjacentHTML("beforebegin", "<div data-extension></div>");
      field.insertAdjacentHTML("afterend", "<div data-extension></div>");
    }
    const form = document.querySelector("main form:has([name=email])");
    form?.append(document.createElement("extension-root"));
    (form?.querySelector("[name=email]") as HTMLInputElement).value = email;
  }, fullAnswers.email);

for (const when of ["before", "after"]) {
  test(`a form that programs change ${when} its script came is sent`, async ({ page, form }) => {
    const arrive = await hold(page, /_astro\/QuoteForm/);
    await form.open("/offerte-aanvragen");
    if (when === "after") {
      arrive();
      await form.hydrate();
    }
    await form.field("name").fill("Fatima");
    await translate(page);
    await manage(page);
    arrive();
    await expect(form.island).toHaveCount(0);
    await expect(form.field("name")).toBeFocused();
    await page.keyboard.type(fullAnswers.name.slice("Fatima".length));

    await form.submitButton.click();
    const alert = page.getByRole("alert");
    await expect(alert).toBeFocused();
    await translate(page);
    await form.field("city").fill(fullAnswers.city);
    await expect(alert.getByText(quote.errors.city)).toHaveCount(0);

    const { name, email, city, ...others } = fullAnswers;
    await form.fillIn(others);
    await expect(alert).toHaveCount(0);
    await translate(page);
    await form.field("squareMeters").fill("12");
    await expect(form.pricePanel).toContainText(", 12 m²");
    await expect(form.pricePanel).not.toContainText(", 85 m²");

    const posted = await form.answerWith();
    await form.submitButton.click();
    await expect(form.confirmation()).toBeVisible();
    expect(posted[0]).toMatchObject({ name, email, city });
  });
}
