import { errors } from "@contractor/core/facts/shell/shell.ts";
import { site } from "@contractor/core/facts.ts";
import { contact, fullAnswers, shortAnswers } from "#tests/support/enquiry-form.ts";
import { firm, telephone } from "#tests/support/firm.ts";
import { hold } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

// Each browser words an error in its own way, and older versions of some fetch no script again.

test.describe("in Chromium", { tag: "@chromium" }, () => {
  test("a form that broke says so, and leads on with what was typed", async ({
    page,
    form,
    expectConsole,
  }) => {
    expectConsole(/URLSearchParams is not defined/);
    const arrive = await hold(page, /_astro\/QuoteForm/);
    await form.open("/offerte-aanvragen");
    await form.fill(fullAnswers);
    // The script, when it arrives, misses something in the browser.
    await page.evaluate(() => Reflect.deleteProperty(window, "URLSearchParams"));
    arrive();
    const alert = page.getByRole("alert").filter({ hasText: errors.data.island.heading });
    await expect(alert).toBeFocused();
    await expect(alert).toContainText(errors.data.technical);
    await expect(alert.locator(`a[href="${telephone}"]`)).toBeVisible();
    const { recipient } = site.data.sending.quote;
    await expect(alert.locator(`a[href="mailto:${recipient}"]`)).toBeVisible();
    // WhatsApp, or the mail program if the firm has no WhatsApp.
    const withText = firm.whatsapp ? 'a[href*="wa.me"][href*="text="]' : 'a[href*="body="]';
    const typed = new RegExp(encodeURIComponent(fullAnswers.name));
    await expect(page.locator(`main astro-island ${withText}`)).toHaveAttribute("href", typed);

    await page.unrouteAll();
    await page.getByRole("button", { name: errors.data.island.reload }).click();
    await expect(page.getByText(contact.draft.restored)).toBeVisible();
    await form.expectAnswers(fullAnswers);
  });

  test("a form whose script fails leads to the mail program, until it comes", async ({
    page,
    form,
    expectConsole,
  }) => {
    expectConsole(/ERR_FAILED|Error hydrating/);
    // Marks the page with the address that the form is submitted to.
    await page.addInitScript(() => {
      addEventListener("submit", (event) => {
        if (!event.defaultPrevented) {
          event.preventDefault();
          const { action } = event.target as HTMLFormElement;
          document.documentElement.dataset.submitted = action;
        }
      });
    });
    await page.route(/ContactForm/, (route) => route.abort());
    const fail = await hold(page, /ContactForm/);
    await form.open("/contact");
    await form.send(shortAnswers);
    fail();
    const { recipient } = site.data.sending.contact;
    await expect(page.locator(`html[data-submitted^="mailto:${recipient}"]`)).toBeAttached();
    await form.expectAnswers(shortAnswers);

    await page.unrouteAll();
    await form.field("name").click();
    await expect(form.island).toHaveCount(0);
    await form.answerWith();
    await form.submitButton.click();
    await expect(form.confirmation()).toBeVisible();
  });
});
