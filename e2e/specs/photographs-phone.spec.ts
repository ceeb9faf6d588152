import { templates } from "#e2e/helpers/paths.ts";
import { findEnlarged } from "#e2e/helpers/photographs.ts";
import { expect, test } from "#e2e/helpers/test.ts";
import { hasOurContent } from "#testing/demonstration.ts";

// On a phone, many frames are higher than they are wide, so that little is left of a photograph.

test.use({ viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true });
test.skip(!hasOurContent, "an owner's photographs may be small");

for (const path of templates) {
  test(`${path} draws no photograph much larger than its file`, async ({ page }) => {
    await page.goto(path);
    // Phones get a fifth fewer pixels than their screens have: see photo-files.ts.
    expect(await page.evaluate(findEnlarged, 1.25)).toEqual([]);
  });
}
