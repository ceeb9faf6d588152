import { violations } from "#tests/support/axe.ts";
import { atRest } from "#tests/support/launch.ts";
import { hold } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.use(atRest);

test("the panel goes from a rate to a range, with what is in it", async ({ page, form }) => {
  const panel = form.pricePanel;
  await form.open("/offerte-aanvragen");
  await expect(panel).toHaveCSS("position", "sticky");
  await expect(panel.getByText("Nieuwbouw stucen")).toBeVisible();
  await expect(panel).toContainText(/Nieuwbouw stucen\s*vanaf €\s42,35\s*excl\. €\s35/);

  await form.tile("Binnenmuur stucen").check();
  await expect(panel).toContainText(
    /vanaf\s*€\s13,63\s*per m² inclusief 9% btw\s*€\s12,50 exclusief btw/,
  );
  await form.field("squareMeters").fill("veel");
  await expect(panel).toContainText("een getal in, bijvoorbeeld 48 of 48,5");

  await form.field("squareMeters").fill("48");
  await expect(panel).toContainText(/€\s650 tot €\s1\.550\s*inclusief 9% btw/);
  await expect(panel).toContainText(/€\s600 tot €\s1\.400 exclusief btw/);
  await expect(panel).toContainText("Het verschil zit in: ondergrond, afwerking.");
  await expect(panel).toContainText("Gerekend met: geen behang; bereikbaar zonder steiger.");
  await expect(panel).toContainText(/Kale steen\? Dan €\s1\.550 tot €\s2\.150\./);
  for (const answer of [
    "Behang, haal het eraf",
    "Kale steen",
    "Verf, sausklaar",
    "Een trapgat of vide",
  ]) {
    await page.getByRole("radio", { name: answer }).check();
  }
  await panel.locator("summary", { hasText: "Zo komt het bedrag tot stand" }).click();
  await expect(
    panel.getByRole("row", { name: "Grondlaag op kale steen 48 m² × € 17,50" }),
  ).toContainText("€ 840");
  await expect(panel.getByRole("row", { name: "Samen inclusief btw" })).toContainText("€ 2.334,78");
  await expect(panel).toContainText(/€\s2\.300 tot €\s2\.700\s*inclusief 9% btw/);
  await expect(panel).not.toContainText("Nog open");
  await expect(panel).toContainText("Het bedrag staat vast als Wim het werk heeft gezien");
  await panel.getByText("Waar hangt het van af?").click();
  await expect(panel.getByText("Vocht en scheuren herstellen")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("a price is in view of a low screen, and printed alone, with its day and whose it is", {
  tag: "@chromium",
}, async ({ page, form }) => {
  await page.clock.setFixedTime("2027-02-10T12:00:00Z");
  await page.setViewportSize({ width: 1366, height: 650 });
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen&m2=48");
  await expect(form.pricePanel).toContainText("Nog open");
  await form.field("message").scrollIntoViewIfNeeded();
  await expect(form.pricePanel).toBeInViewport({ ratio: 1 });

  await expect(form.pricePanel).toContainText("Samen inclusief btw");
  await page.emulateMedia({ media: "print" });
  await expect(form.field("name")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(form.pricePanel.getByRole("row", { name: "Samen inclusief btw" })).toBeVisible();
  await expect(form.pricePanel.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("banner")).toContainText("Kalk & Kwast");
  await expect(page.getByRole("contentinfo")).toContainText("010-0000000");
  await expect(page.getByRole("contentinfo").getByRole("list")).toHaveCount(0);
  await expect(form.pricePanel).toContainText("Berekend op 10 februari 2027");
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test("the amount stands below the size, where it moves nothing", async ({ page, form }) => {
  await form.open("/offerte-aanvragen?dienst=gevel-stucen");
  const below = page.getByText("Weet u het niet?");
  const place = () => below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await place();
  await form.field("squareMeters").fill("40");
  await expect(form.field("squareMeters")).toHaveAccessibleDescription(
    /^40\sm²: €\s2\.350 tot €\s4\.250 incl\. btw\. Een schatting is genoeg\.$/,
  );
  await expect.poll(place).toBe(before);
});

test("what was chosen and typed before the script loaded counts", async ({ page, form }) => {
  const arrive = await hold(page, "**/QuoteForm*.js");
  await form.open("/offerte-aanvragen");
  await form.tile("Gevel stucen").check();
  await form.field("squareMeters").pressSequentially("40");
  arrive();
  await expect(form.pricePanel).toContainText(/€\s2\.350 tot €\s4\.250/);
  await expect(form.field("squareMeters")).toHaveValue("40");
  await expect(form.field("squareMeters")).toBeFocused();
  // The range is announced once the visitor pauses.
  const spoken = page
    .getByRole("status")
    .filter({ hasText: /^Gevel stucen.* €\s2\.350 tot €\s4\.250/ });
  await expect(spoken).toHaveCount(1);
});

test("the promotion is taken off above 50 m², and a screen reader is told so", async ({
  page,
  form,
}) => {
  await page.clock.setFixedTime("2027-02-10T12:00:00Z");
  await form.open("/offerte-aanvragen?dienst=binnenmuur-stucen");
  await form.field("squareMeters").fill("50");
  await expect(form.pricePanel).toContainText("inclusief 9% btw");
  await expect(form.pricePanel).not.toContainText("korting");
  await form.field("squareMeters").fill("80");
  await expect(form.pricePanel).toContainText(/€\s900 tot €\s2\.100 exclusief btw/);
  await expect(form.pricePanel).toContainText(
    /Zonder korting €\s1\.050 tot €\s2\.550\s*€\s980 tot/,
  );
  await expect(form.pricePanel).toContainText("korting van 10% op het stucwerk is er al af");
  await expect(form.pricePanel).toContainText("uiterlijk 28 februari 2027");
  const spoken = page
    .getByRole("status")
    .filter({ hasText: /^Binnenmuur stucen.* De korting van 10% op het stucwerk is er al af\.$/ });
  await expect(spoken).toHaveCount(1);
});
