import { atRest } from "#tests/support/launch.ts";
import { expect, test } from "#tests/support/test.ts";

test.use(atRest);

test("who is in a hurry, or asks for a company, finds it in the quote form", async ({
  page,
  form,
}) => {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=48");
  const name = page.locator("label[for=field-name]");
  await expect(name).toHaveText("Naam");
  await page.getByRole("radio", { name: "Bedrijfspand" }).check();
  await expect(name).toHaveText("Naam (en bedrijf)");

  const timeframe = page.getByLabel("Wanneer wilt u beginnen?");
  await timeframe.selectOption("Zo snel mogelijk");
  const hurry = page.getByRole("status").filter({ hasText: "Haast?" });
  await expect(hurry).toHaveText(
    /^Haast\? Bel of app: 010-0000000 of WhatsApp\. Bellen kan ma.–.vr\s8.–.18, za\s9.–.15\.$/,
  );
  const chat = await hurry.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
  expect(new URL(chat ?? "").searchParams.get("text")).toMatch(
    /^Offerteaanvraag via de website\n\nDienst: Binnenmuur stucen\nAantal m²: 48\n.*Prijsindicatie: .*€\s\d/s,
  );
  await timeframe.selectOption("Binnen 3 maanden");
  await expect(hurry).toHaveCount(0);
});

test.describe("on a touch screen", { tag: "@chromium" }, () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test("Enter goes to the next field, and sends from the last", async ({ page, form }) => {
    await form.open("/offerte-aanvragen");
    await form.hydrate();
    await expect(form.field("message")).not.toHaveAttribute("enterkeyhint");
    await form.field("name").focus();
    for (const next of ["email", "phone", "address", "postalCode", "city"]) {
      await page.keyboard.press("Enter");
      await expect(form.field(next)).toBeFocused();
    }
    await expect(form.field("city")).toHaveAttribute("enterkeyhint", "send");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "gegevens nodig" })).toBeFocused();
  });
});
