import type { Page } from "@playwright/test";
import { errors } from "#data/pages/errors.ts";
import { contact, type EnquiryForm, fallbackContact, forms } from "#e2e/helpers/enquiry-form.ts";
import { firm, telephone } from "#e2e/helpers/firm.ts";
import { layoutFaults } from "#e2e/helpers/layout-faults.ts";
import { test as base, expect } from "#e2e/helpers/test.ts";

const test = base.extend<{ breakForm: (path: string) => Promise<void> }>({
  /** Opens a form that breaks when its script loads: its island lacks a property that it needs. */
  breakForm: async ({ page, form, expectConsole }, use) => {
    expectConsole(/TypeError|error: %o/);
    await use(async (path) => {
      await page.route(path, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll("&quot;summary&quot;", "&quot;taken&quot;");
        await route.fulfill({ response, body });
      });
      await form.open(path);
    });
  },
});

const alert = (page: Page) =>
  page.getByRole("alert").filter({ hasText: errors.data.island.heading });

/** Fills in the form and presses its button, which breaks it. */
async function fillInAndSend(form: EnquiryForm, answers: Record<string, string>): Promise<void> {
  await form.fill(answers);
  await form.submitButton.click();
}

for (const { path, answers } of forms) {
  test(`${path} says that its form broke`, async ({ page, form, breakForm }) => {
    await breakForm(path);
    await fillInAndSend(form, answers);
    await expect(alert(page)).toBeFocused();
    await expect(alert(page)).toContainText(errors.data.technical);
  });

  test(`${path} names the phone and the mail when its form broke`, async ({
    page,
    form,
    breakForm,
  }) => {
    await breakForm(path);
    await fillInAndSend(form, answers);
    await expect(alert(page).locator(`a[href="${telephone}"]`)).toBeVisible();
    await expect(alert(page).locator(`a[href="mailto:${firm.email}"]`)).toBeVisible();
  });

  test(`${path} carries what was typed to another app when its form broke`, async ({
    page,
    form,
    breakForm,
  }) => {
    await breakForm(path);
    await fillInAndSend(form, answers);
    const typed = new RegExp(encodeURIComponent(answers.name));
    await expect(fallbackContact(page.locator("main"))).toHaveAttribute("href", typed);
  });

  test(`${path} breaks no design rule when its form broke`, async ({ page, form, breakForm }) => {
    await breakForm(path);
    await fillInAndSend(form, answers);
    await expect(alert(page)).toBeFocused();
    expect(await layoutFaults(page, false)).toEqual([]);
  });

  test(`${path} has what was typed again when it is reloaded`, async ({
    page,
    form,
    breakForm,
  }) => {
    await breakForm(path);
    await fillInAndSend(form, answers);
    await expect(alert(page)).toBeFocused();
    await page.unrouteAll();
    await page.getByRole("button", { name: errors.data.island.reload }).click();
    await expect(page.getByText(contact.draft.restored)).toBeVisible();
    for (const [name, given] of Object.entries(answers)) {
      await expect(form.answer(name)).toHaveValue(given);
    }
  });
}
