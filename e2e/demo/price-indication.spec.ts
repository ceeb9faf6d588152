import { violations } from "#e2e/helpers/axe.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { hold } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

test("the panel stays beside the form, with the price from which each service starts", async ({
  form,
}) => {
  await form.open("/offerte-aanvragen");
  await expect(form.pricePanel).toHaveCSS("position", "sticky");
  await expect(form.pricePanel).toContainText(/Nieuwbouw stucen\s*vanaf €\s35 per m²/);
});

test("a service shows its rate per m², without and with VAT", async ({ form }) => {
  await form.open("/offerte-aanvragen");
  await form.tile("Binnenmuur stucen").check();
  await expect(form.pricePanel).toContainText(
    /vanaf €\s12,50\s*per m², exclusief btw\s*Met 9% btw\s*€\s13,63 per m²/,
  );
});

test("a size that is no number asks for one", async ({ form }) => {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen");
  await form.field("squareMeters").fill("veel");
  await expect(form.pricePanel).toContainText("een getal in, bijvoorbeeld 48 of 48,5");
});

test("a size shows the range, with VAT and without", async ({ form }) => {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=48");
  await expect(form.pricePanel).toContainText(/€\s650 tot €\s1\.350\s*inclusief 9% btw/);
  await expect(form.pricePanel).toContainText(/Exclusief btw\s*€\s600 tot €\s1\.200/);
});

test("a range says what it includes, and who makes it definite", async ({ form }) => {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=48");
  await expect(form.pricePanel.getByRole("listitem").first()).toHaveText(
    "Afdekken en voorstrijken",
  );
  await expect(form.pricePanel).toContainText("pas vast als Wim het werk heeft gezien");
});

test("a range unfolds what is not known yet", async ({ form }) => {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=48");
  await form.pricePanel.getByText("Wat weten we nog niet?").click();
  await expect(form.pricePanel.getByText("Vocht en scheuren herstellen")).toBeVisible();
});

test("a range is accessible", async ({ page, form }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=48");
  await expect(form.pricePanel).toContainText("inclusief 9% btw");
  expect(await violations(page)).toEqual([]);
});

test("a job that is too large is looked at first", async ({ form }) => {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=900");
  await expect(form.pricePanel).toContainText(/Eerst even kijken\s*Bij zoveel vierkante meters/);
});

test("a job that is too small is looked at first", async ({ form }) => {
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=3");
  await expect(form.pricePanel).toContainText("Bij zo’n kleine klus");
});

test("ornamental plaster has no amount before somebody has seen the wall", async ({ form }) => {
  await form.open("/offerte-aanvragen?dienst=sierpleister&m2=48");
  await expect(form.pricePanel).toContainText("Zonder de muur te zien noemen we geen bedrag.");
});

test("under Anders painting has its own prices, and other work is described", async ({ form }) => {
  await form.open("/offerte-aanvragen?m2=48");
  await form.tile("Anders, zoals schilderwerk").check();
  await expect(form.pricePanel).toContainText("Schilderwerk binnen");
  await form.tile("Iets anders").check();
  await expect(form.pricePanel).toContainText("Vertel bij de toelichting");
});

test("what was chosen and typed before the script loaded counts", async ({ page, form }) => {
  const arrive = await hold(page, "**/QuoteForm*.js");
  await form.open("/offerte-aanvragen");
  await form.tile("Gevel stucen").check();
  await form.field("squareMeters").pressSequentially("40");
  arrive();
  await expect(form.pricePanel).toContainText(/€\s1\.000 tot €\s1\.600/);
  await expect(form.field("squareMeters")).toHaveValue("40");
  await expect(form.field("squareMeters")).toBeFocused();
  // The range is announced once the visitor pauses.
  const spoken = page
    .getByRole("status")
    .filter({ hasText: /^Gevel stucen.* €\s1\.000 tot €\s1\.600/ });
  await expect(spoken).toHaveCount(1);
});

test("a job that is too small names the minimum of that work, with its own VAT", async ({
  form,
}) => {
  await form.open("/offerte-aanvragen?dienst=gevel-stucen&m2=9");
  await expect(form.pricePanel).toContainText(
    /Voor dit werk is ons minimum €\s600 exclusief btw \(€\s654 met 9% btw\)/,
  );
  await form.open("/offerte-aanvragen?dienst=nieuwbouw-stucen&m2=10");
  await expect(form.pricePanel).toContainText(/ons minimum €\s350 .* \(€\s423,50 met 21% btw\)/);
});

test("exterior work is shown at the price of the panel until its size is known", async ({
  form,
}) => {
  await form.open("/offerte-aanvragen?dienst=buitenmuur-stucen");
  await form.tile("complete opbouw").check();
  await expect(form.pricePanel).toContainText(/vanaf €\s70/);
});
