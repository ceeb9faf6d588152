import { expect, test } from "../helpers/test.ts";
import { field, open } from "../helpers/enquiry-steps.ts";
import { result, section, squareMetres, tile } from "../helpers/price-indication-steps.ts";

const examples = [
  ["12", "600 tot €\\s780"],
  ["48", "2\\.000 tot €\\s3\\.500"],
  ["88", "5\\.500 tot €\\s7\\.900"],
] as const;

for (const [size, amounts] of examples) {
  test(`an exterior wall of ${size} m² costs what the example project did`, async ({ page }) => {
    await open(page, `/offerte-aanvragen?dienst=buitenmuur-stucen&m2=${size}`);
    await expect(
      result(page)
        .getByText(new RegExp(`^€\\s${amounts}$`))
        .first(),
    ).toBeVisible();
    await expect(result(page).getByRole("list")).toHaveText(
      new RegExp(`Uw project, ${size}\\sm².*${amounts}.*Voorbeeld`),
    );
  });
}

test("measures make square metres, less what is not plastered", async ({ page }) => {
  await open(page, "/offerte-aanvragen?dienst=binnenmuur-stucen");
  await tile(page, "Ik meet het op").check();
  await section(page).getByLabel("Lengte (m)").fill("5");
  await section(page).getByLabel("Breedte (m)").fill("4");
  await section(page).getByLabel("Hoogte (m)").fill("2,6");
  await expect(section(page).getByText(/^Dat is 46,8/)).toBeVisible();
  await section(page).getByLabel("Ramen en deuren (m²)").fill("50");
  await expect(section(page).getByText("Ramen en deuren zijn samen groter dan de muur.")).toBeVisible();
  await expect(result(page)).toHaveCount(0);
  await section(page).getByLabel("Ramen en deuren (m²)").fill("4,3");
  await expect(result(page)).toContainText(/wanden, 42,5\sm²/);
});

test("the promotion counts above 50 m², until its last day", async ({ page }) => {
  await page.clock.setFixedTime("2027-02-10T12:00:00Z");
  await open(page, "/offerte-aanvragen?dienst=binnenmuur-stucen&m2=50");
  await expect(result(page)).toContainText(/620 tot €\s1\.250/);
  await expect(result(page)).not.toContainText("actiekorting");
  await squareMetres(page).fill("80");
  await expect(result(page)).toContainText(/€\s900 tot €\s1\.800/);
  await expect(result(page)).toContainText(/Zonder korting €\s1\.000 tot €\s2\.000/);
  await expect(result(page)).toContainText("uiterlijk 31 maart 2027");
});

test("what the figures do not cover asks for a visit, and that goes along as well", async ({ page }) => {
  await open(page, "/offerte-aanvragen?dienst=gevel-stucen&m2=900");
  await expect(result(page)).toContainText("Eerst even kijken");
  await squareMetres(page).fill("3");
  await expect(result(page)).toContainText("Bij zo'n kleine klus");
  await tile(page, "Sierpleister").check();
  await expect(result(page)).toContainText("Zonder de muur te zien noemen we geen bedrag.");
  await result(page).getByRole("button", { name: "Vraag een bezoek aan" }).click();
  await expect(field(page, "service")).toHaveValue("sierpleister");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every price stands on the page, and no question that nothing answers", async ({ page }) => {
    await page.goto("/offerte-aanvragen");
    const prices = section(page).locator("dl > div");
    await expect(prices).toHaveText([
      /^Binnenmuur stucen€\s12,50 tot €\s25€\s13,63 tot €\s27,25 met 9% btw$/,
      /^Buitenmuur stucen, complete opbouw€\s60 tot €\s96€\s65,40 tot €\s105 met 9% btw$/,
      /^Gevel stucen€\s25 tot €\s40€\s27,25 tot €\s43,60 met 9% btw$/,
      /^Nieuwbouw stucen€\s35 tot €\s45€\s42,35 tot €\s54,45 met 21% btw$/,
      /^Schilderwerk, binnenmuren€\s8,99 tot €\s15€\s9,80 tot €\s16,35 met 9% btw$/,
      /^Schilderwerk, plafonds€\s12 tot €\s20€\s13,08 tot €\s21,80 met 9% btw$/,
      /^Schilderwerk, gevel€\s29,50 tot €\s45€\s32,16 tot €\s49,05 met 9% btw$/,
      /^Schilderwerk, kozijnen en deuren€\s35 tot €\s45€\s38,15 tot €\s49,05 met 9% btw$/,
      /^Buitenmuur stucen, 10–15 m²€\s600 tot €\s780€\s654 tot €\s851 met 9% btw$/,
      /^Buitenmuur stucen, 45–50 m²€\s2\.000 tot €\s3\.500€\s2\.180 tot €\s3\.815 met 9% btw$/,
      /^Buitenmuur stucen, 85–90 m²€\s5\.500 tot €\s7\.900€\s5\.995 tot €\s8\.611 met 9% btw$/,
    ]);
    await expect(section(page).getByRole("radio")).toHaveCount(0);
  });
});
