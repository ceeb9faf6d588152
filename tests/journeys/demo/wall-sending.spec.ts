import { pdf } from "#tests/support/enquiry-files.ts";
import { fullAnswers } from "#tests/support/enquiry-form.ts";
import { onlyFilesMailAbout, onlyMailAbout } from "#tests/support/inbox.ts";
import { atRest } from "#tests/support/launch.ts";
import { pauseClock } from "#tests/support/shell-steps.ts";
import { expect, test } from "#tests/support/test.ts";
import { add, drawWall, wall } from "./wall-steps.ts";

test.use(atRest);

const { service, squareMeters, ...person } = fullAnswers;

test("drawn walls arrive in words and in a picture", async ({ page, form }) => {
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
  expect(text).toContain("Ja, 1 bestand(en) bijgevoegd");
  const { attachments } = await onlyFilesMailAbout(reference);
  expect(attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^tekening\./),
  ]);
});

test("an enquiry waits three seconds for its picture, and is then sent without it", async ({
  page,
  form,
}) => {
  await page.clock.install();
  await drawWall(page, form, "gevel-stucen");
  await add(page, "Deur erbij");
  const posted = await form.answerWith();
  await page.route(/_astro\/(wall|uploads)-module/, () => {});
  await form.field("files").setInputFiles([pdf]);
  await pauseClock(page);
  await form.send(person);
  await page.clock.runFor(3_000);
  await expect(form.confirmation()).toBeVisible();
  expect(posted[0]).toMatchObject({
    service: "gevel-stucen",
    files_info: "Geen bestanden toegevoegd",
    drawing: expect.stringContaining("Muur 1:"),
  });
});
