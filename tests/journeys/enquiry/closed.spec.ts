import { shortAnswers } from "#tests/support/enquiry-form.ts";
import { changeProps } from "#tests/support/island-props.ts";
import { expect, test } from "#tests/support/test.ts";

const text = "We zijn dicht tot zaterdag 5 december. Vanaf die dag krijgt u antwoord.";

test("a firm that is closed says beside its form, and when it is sent, from when it answers", async ({
  page,
  form,
}) => {
  const period = { from: [0, "2000-01-01"], until: [0, "2999-12-31"], text: [0, text] };
  await changeProps(page, { "texts.away": [0, period] });
  await form.open("/contact");
  await form.hydrate();
  await expect(page.getByRole("main").getByText(text)).toBeVisible();
  await form.send(shortAnswers);
  await expect(form.toasts).toContainText(text);
  await expect(page.locator("[data-sent]")).toContainText(text);
});
