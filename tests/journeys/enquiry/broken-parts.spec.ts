import { fullAnswers, quote } from "#tests/support/enquiry-form.ts";
import { onlyMailAbout } from "#tests/support/inbox.ts";
import { changeProps } from "#tests/support/island-props.ts";
import { expect, test } from "#tests/support/test.ts";

test("a quote request arrives without all of its parts that may be left out", async ({
  page,
  form,
  expectConsole,
}) => {
  expectConsole(/Minified React error #31/);
  expectConsole(/Cannot read properties of null|null is not an object|is null/);
  // What these parts read when they are drawn.
  await changeProps(page, {
    "texts.success": [0, { broken: [0, ""] }],
    wall: [0, null],
    "prices.services": [0, null],
    "prices.texts.line": [0, null],
    "quoteTexts.files.subjects": [0, null],
  });
  await form.open("/offerte-aanvragen");
  await form.hydrate();
  await expect(page.getByText(quote.draw.failed)).toBeVisible();
  await expect(form.field("files")).toHaveCount(0);
  await expect(page.locator("#prijs")).toHaveCount(0);
  await form.send(fullAnswers);
  await expect(form.confirmation()).toBeFocused();
  const mail = await onlyMailAbout(await form.shownReference());
  expect(mail.text).toContain(fullAnswers.name);
});
