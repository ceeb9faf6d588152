import { fullAnswers } from "#tests/support/enquiry-form.ts";
import { onlyMailAbout } from "#tests/support/inbox.ts";
import { atRest } from "#tests/support/launch.ts";
import { expect, test } from "#tests/support/test.ts";
import { add, drawWall, wall } from "./wall-steps.ts";

test.use(atRest);

const { service, squareMeters, ...person } = fullAnswers;

test("drawn walls arrive in words", async ({ page, form }) => {
  await drawWall(page, form);
  await add(page, "Deur erbij");
  await add(page, "+ Muur");
  await add(page, "+ Plafond");
  await expect(wall(page)).toContainText(/38,9 m²\s*€\s530 tot €\s1\.250 incl\. btw/);

  const reference = await form.sendWell(person);
  const { text } = await onlyMailAbout(reference);
  expect(text).toMatch(/^Oppervlakte:\s+38,9$/m);
  expect(text).toContain("Muur 1: 4,00 × 2,60 m, 1 deur: 8,51 m² netto");
  expect(text).toContain("Muur 2: 4,00 × 2,60 m: 10,40 m² netto; Plafond: 4,00 × 5,00 m: 20,00 m²");
  expect(text).toContain("Geen bestanden toegevoegd");
});
