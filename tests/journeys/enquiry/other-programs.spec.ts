import type { Page } from "@playwright/test";
import { fullAnswers, quote, sendPath } from "#tests/support/enquiry-form.ts";
import { atRest } from "#tests/support/launch.ts";
import { hold } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

// Translators and password managers change a page, before or after the form's script has come.

test.use(atRest);

/**
 * Translates a page as browsers and extensions do: elements take the place of each text, also of
 * texts that are added later. The words stay as they are, so that they can be found.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const untranslated = "script, style, noscript, font, option, textarea, svg";
    function translateIn(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (walker.nextNode()) {
        texts.push(walker.currentNode);
      }
      for (const text of texts) {
        if (text.nodeValue?.trim() && !text.parentElement?.closest(untranslated)) {
          const outer = document.createElement("font");
          outer.appendChild(document.createElement("font")).textContent = text.nodeValue;
          text.parentNode?.replaceChild(outer, text);
        }
      }
    }
    translateIn(document.body);
    new MutationObserver((mutations) => {
      for (const { addedNodes, target, type } of mutations) {
        for (const node of type === "characterData" ? [target] : addedNodes) {
          translateIn(node);
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
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

for (const when of ["before", "after"] as const) {
  test(`a quote request is sent when other programs change the form ${when} its script came`, async ({
    page,
    form,
  }) => {
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
    await expect(alert.getByText(quote.errors.city)).toBeVisible();
    const count = (await alert.getByRole("paragraph").textContent()) ?? "";
    await form.field("city").fill(fullAnswers.city);
    await expect(alert.getByText(quote.errors.city)).toHaveCount(0);
    await expect(alert).not.toContainText(count);

    const { name, email, city, ...others } = fullAnswers;
    await form.fillIn(others);
    await expect(alert).toHaveCount(0);
    for (const size of ["12", "85"]) {
      await form.field("squareMeters").fill(size);
      await expect(form.pricePanel).toContainText(`, ${size} m²`);
    }
    await expect(form.pricePanel).not.toContainText(", 12 m²");

    const posted = await form.answerWith(500);
    await form.submitButton.click();
    await expect(form.failure).toBeFocused();
    await page.route(sendPath, (route) => route.fulfill({ body: "OK" }));
    await form.retry.click();
    await expect(form.confirmation()).toBeVisible();
    expect(posted[0]).toMatchObject({ name, email, city });
    await page.getByRole("button", { name: quote.sent.again }).click();
    await expect(form.field("name")).toHaveValue("");
  });
}
