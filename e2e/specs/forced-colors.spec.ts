import { consentTexts } from "#data/texts/consent.ts";
import { bannerButton } from "#e2e/helpers/consent-steps.ts";
import { offered, shortAnswers } from "#e2e/helpers/enquiry-form.ts";
import { withConsent } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

// A visitor who lets the system set all colours, as with Windows' contrast themes. It leaves out
// backgrounds and shadows, so what they show must be shown by a line as well.

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

test("the buttons of the cookie banner have a line around them", async ({ page }) => {
  await page.goto("/privacy-policy");
  for (const name of [consentTexts.data.accept, consentTexts.data.reject]) {
    await expect(bannerButton(page, name)).toHaveCSS("border-style", "solid");
  }
});

test("the send button has a line around it", async ({ form }) => {
  await form.open("/offerte-aanvragen");
  await expect(form.submitButton).toHaveCSS("border-style", "solid");
});

test("a field has a line around it", async ({ form }) => {
  await form.open("/contact");
  await expect(form.field("name")).toHaveCSS("border-style", "solid");
});

test("a list shows the arrow of the browser", async ({ form }) => {
  await form.open("/contact");
  await expect(form.field("service")).toHaveCSS("appearance", "auto");
});

test("the service that was chosen has a thicker line than the others", async ({ page, form }) => {
  await form.open("/offerte-aanvragen");
  await form.fill({ service: shortAnswers.service });
  const lineOf = (slug: string | undefined) =>
    page.locator(`[name=service][value="${slug}"] ~ *`).first();
  await expect(lineOf(offered[0]?.[0])).toHaveCSS("border-width", "4px");
  await expect(lineOf(offered[1]?.[0])).toHaveCSS("border-width", "1px");
});

test("the divider of a comparison is a line", async ({ page }) => {
  await withConsent(page);
  await page.goto("/");
  const divider = page.locator('[data-comparison=""] [data-divider]').first();
  await expect(divider).toHaveCSS("border-left-style", "solid");
});

test("the page that is open is underlined in the menu", async ({ page }) => {
  await page.goto("/faq");
  const current = page.locator("header [aria-current=page]").filter({ visible: true });
  await expect(current).toHaveCSS("text-decoration-line", "underline");
});

test("the kind of work that was chosen is underlined", async ({ page }) => {
  await page.goto("/case-studies");
  await expect(page.locator("main [aria-pressed=true]")).toHaveCSS(
    "text-decoration-line",
    "underline",
  );
});
