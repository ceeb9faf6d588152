import { errors } from "#data/pages/errors.ts";
import { contact, fallbackContact, forms } from "#e2e/helpers/enquiry-form.ts";
import { firm } from "#e2e/helpers/firm.ts";
import { layoutFaults } from "#e2e/helpers/layout-faults.ts";
import { expect, test } from "#e2e/helpers/test.ts";

for (const { path, answers } of forms) {
  test(`${path} keeps what was typed when the form breaks`, async ({
    page,
    form,
    expectConsole,
  }) => {
    expectConsole(/TypeError|error: %o/);
    // An island breaks without the properties that it needs.
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll("&quot;summary&quot;", "&quot;taken&quot;");
      await route.fulfill({ response, body });
    });
    await form.open(path);
    await form.fill(answers);
    await form.submitButton.click();
    const alert = page.getByRole("alert").filter({ hasText: errors.data.island.heading });
    await expect(alert).toBeFocused();
    await expect(alert).toContainText(errors.data.technical);
    await expect(alert.getByRole("link", { name: `Bel ${firm.phone}` })).toBeVisible();
    await expect(alert.getByRole("link", { name: firm.email })).toBeVisible();
    const typed = new RegExp(encodeURIComponent(answers.name));
    await expect(fallbackContact(page.locator("main"))).toHaveAttribute("href", typed);
    expect(await layoutFaults(page, false)).toEqual([]);

    await page.unrouteAll();
    await page.getByRole("button", { name: errors.data.island.reload }).click();
    await expect(page.getByText(contact.draft.restored)).toBeVisible();
    for (const [name, given] of Object.entries(answers)) {
      await expect(form.answer(name)).toHaveValue(given);
    }
  });
}
