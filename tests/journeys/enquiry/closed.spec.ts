import { shortAnswers } from "#tests/support/enquiry-form.ts";
import { expect, test } from "#tests/support/test.ts";

const text = "We zijn dicht tot zaterdag 5 december. Vanaf die dag krijgt u antwoord.";

/** Gives the form a period in which the firm is closed, before it comes to life. */
function closeFirm(text: string): void {
  addEventListener("DOMContentLoaded", () => {
    const island = document.querySelector("main astro-island:has([name=privacy])");
    const props = JSON.parse(island?.getAttribute("props") ?? "{}");
    // Astro writes each value behind its type, that of a list being 1.
    const period = { from: [0, "2000-01-01"], until: [0, "2999-12-31"], text: [0, text] };
    props.texts[1].breaks = [1, [[0, period]]];
    island?.setAttribute("props", JSON.stringify(props));
  });
}

test("a firm that is closed says beside its form, and when it is sent, from when it answers", async ({
  page,
  form,
}) => {
  await page.addInitScript(closeFirm, text);
  await form.open("/contact");
  await form.hydrate();
  await expect(page.getByRole("main").getByText(text)).toBeVisible();
  await form.send(shortAnswers);
  await expect(form.toasts).toContainText(text);
  await expect(page.locator("[data-sent]")).toContainText(text);
});
