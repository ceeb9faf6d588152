import { fullAnswers, sendPath, shortAnswers } from "#tests/support/enquiry-form.ts";
import { atRest } from "#tests/support/launch.ts";
import { addExtension, fillSilently } from "#tests/support/password-manager.ts";
import { hold } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

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
