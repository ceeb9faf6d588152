import type { Page } from "@playwright/test";
import { errors } from "#data/pages/errors.ts";
import { contact, type EnquiryForm, fallbackContact, forms } from "#e2e/helpers/enquiry-form.ts";
import { firm, telephone } from "#e2e/helpers/firm.ts";
import { layoutFaults } from "#e2e/helpers/layout-faults.ts";
import { hold } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

const alert = (page: Page) =>
  page.getByRole("alert").filter({ hasText: errors.data.island.heading });

/** Fills in a form whose script, when it arrives, misses something in the browser, and breaks. */
async function fillInAndBreak(
  page: Page,
  form: EnquiryForm,
  path: string,
  answers: Record<string, string>,
): Promise<void> {
  const arrive = await hold(page, /_astro\/(Contact|Quote)Form/);
  await form.open(path);
  await form.fill(answers);
  await page.evaluate(() => Reflect.deleteProperty(window, "URLSearchParams"));
  arrive();
}

for (const { path, answers } of forms) {
  test(`${path} says that its form broke`, async ({ page, form, expectConsole }) => {
    expectConsole(/URLSearchParams is not defined/);
    await fillInAndBreak(page, form, path, answers);
    await expect(alert(page)).toBeFocused();
    await expect(alert(page)).toContainText(errors.data.technical);
  });

  test(`${path} names the phone and the mail when its form broke`, async ({
    page,
    form,
    expectConsole,
  }) => {
    expectConsole(/URLSearchParams is not defined/);
    await fillInAndBreak(page, form, path, answers);
    await expect(alert(page).locator(`a[href="${telephone}"]`)).toBeVisible();
    await expect(alert(page).locator(`a[href="mailto:${firm.email}"]`)).toBeVisible();
  });

  test(`${path} carries what was typed to another app when its form broke`, async ({
    page,
    form,
    expectConsole,
  }) => {
    expectConsole(/URLSearchParams is not defined/);
    await fillInAndBreak(page, form, path, answers);
    const typed = new RegExp(encodeURIComponent(answers.name));
    await expect(fallbackContact(page.locator("main"))).toHaveAttribute("href", typed);
  });

  test(`${path} breaks no design rule when its form broke`, async ({
    page,
    form,
    expectConsole,
  }) => {
    expectConsole(/URLSearchParams is not defined/);
    await fillInAndBreak(page, form, path, answers);
    await expect(alert(page)).toBeFocused();
    expect(await layoutFaults(page, false)).toEqual([]);
  });

  test(`${path} has what was typed again when it is reloaded`, async ({
    page,
    form,
    expectConsole,
  }) => {
    expectConsole(/URLSearchParams is not defined/);
    await fillInAndBreak(page, form, path, answers);
    await expect(alert(page)).toBeFocused();
    await page.unrouteAll();
    await page.getByRole("button", { name: errors.data.island.reload }).click();
    await expect(page.getByText(contact.draft.restored)).toBeVisible();
    for (const [name, given] of Object.entries(answers)) {
      await expect(form.answer(name)).toHaveValue(given);
    }
  });
}
