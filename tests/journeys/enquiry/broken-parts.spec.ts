import { fullAnswers, quote } from "#tests/support/enquiry-form.ts";
import { onlyMailAbout } from "#tests/support/inbox.ts";
import { expect, test } from "#tests/support/test.ts";

/**
 * Takes away what these parts of a form read when they are drawn, before the form comes to life.
 */
function breakParts(faults: Record<string, unknown>): void {
  addEventListener("DOMContentLoaded", () => {
    const island = document.querySelector("main astro-island:has([name=privacy])");
    const props = JSON.parse(island?.getAttribute("props") ?? "{}");
    for (const [path, value] of Object.entries(faults)) {
      const names = path.split(".");
      const last = names.pop() ?? "";
      // Astro writes each value behind its type: [0, { name: [0, "value"] }].
      const parent = names.reduce((object, name) => object[name][1], props);
      parent[last] = [0, value];
    }
    island?.setAttribute("props", JSON.stringify(props));
  });
}

test("a quote request arrives without all of its parts that may be left out", async ({
  page,
  form,
  expectConsole,
}) => {
  expectConsole(/Minified React error #31/);
  expectConsole(/Cannot read properties of null|null is not an object|is null/);
  await page.addInitScript(breakParts, {
    "texts.success": { broken: [0, ""] },
    wall: null,
    "prices.services": null,
    "prices.texts.line": null,
    "quoteTexts.files.subjects": null,
    "quoteTexts.visit": null,
  });
  await form.open("/offerte-aanvragen");
  await form.hydrate();
  await expect(page.getByText(quote.draw.failed)).toBeVisible();
  await expect(form.field("files")).toHaveCount(0);
  await expect(page.getByText(quote.visit.question)).toHaveCount(0);
  await expect(page.locator("#prijs")).toHaveCount(0);
  await form.send(fullAnswers);
  await expect(form.confirmation()).toBeFocused();
  const mail = await onlyMailAbout(await form.shownReference());
  expect(mail.text).toContain(fullAnswers.name);
});
