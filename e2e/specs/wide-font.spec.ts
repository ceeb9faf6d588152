import { atRest, chromiumWith } from "#e2e/helpers/launch.ts";
import { lostWords } from "#e2e/helpers/layout-faults.ts";
import { chunksOf, missingPaths, templates } from "#e2e/helpers/paths.ts";
import { withConsent } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

// For visitors who only have a font a fifth wider than most. One page of each kind must hold, also
// without Archivo.
test.use({ ...atRest, launchOptions: chromiumWith("wide") });

for (const chunk of chunksOf(12, [...templates, ...missingPaths.slice(0, 1)])) {
  test(`${chunk.join(" ")} hold with a wide font`, async ({ page, expectConsole }) => {
    expectConsole(/status of 404/, { optional: true });
    expectConsole(/ERR_FAILED/, { optional: true });
    await page.route("**/*.woff2", (route) => route.abort());
    await withConsent(page);
    for (const path of chunk) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await lostWords(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
