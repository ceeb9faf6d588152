import { basename } from "node:path";
import { files, tallScreen } from "#e2e/helpers/editor.ts";
import { expect, test } from "#e2e/helpers/test.ts";
import { draftPath } from "#editor/preview.ts";

const review = Object.keys(files).find((path) => path.startsWith("content/reviews/")) ?? "";
const theirs = (files[review] ?? "").replace(/^location: .*$/m, "location: Gouda");

test.use(tallScreen);
test.describe.configure({ timeout: 120_000 });

test("a file that changed on disk while its form was open is not overwritten", async ({
  page,
  editor,
}) => {
  // As with `npm run beheer`, whose server reads the texts from disk and shows unsaved ones.
  const onDisk: Record<string, string> = { ...files };
  await page.route("**/beheer/config.json", async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, hasPreviews: true } });
  });
  await page.route("**/beheer/texts.json", (route) => route.fulfill({ json: onDisk }));
  await page.route(`**${draftPath}`, (route) => route.fulfill({ status: 204 }));

  await editor.openOnFolder();
  await editor.goTo(`collections/reviews/entries/${basename(review, ".yaml")}`);
  await editor.fill("location", "Delft");
  onDisk[review] = theirs;
  await editor.write({ [review]: theirs });
  await editor.saveRefused("Dit bestand is gewijzigd sinds u het opende.");
  expect(await editor.changedFiles()).toEqual({ [review]: theirs });
});
