import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { photoWarnings } from "./photo-warnings.ts";

/** A folder with one photograph of this width. */
async function folderWith(width: number): Promise<string> {
  const folder = temporaryFolder();
  const picture = sharp({ create: { width, height: 40, channels: 3, background: "#c92a17" } });
  await picture.jpeg().toFile(join(folder, "muur.jpg"));
  return folder;
}

test("a photograph from an ordinary camera needs no warning", async () => {
  expect(await photoWarnings(await folderWith(4032))).toEqual([]);
});

test("the warning about a photograph that is too small says what to do", async () => {
  const folder = await folderWith(800);
  expect(await photoWarnings(folder)).toEqual([
    {
      place: `${folder}/muur.jpg`,
      message: "is 800 px wide and looks unsharp where it is large — take one of at least 1200 px",
    },
  ]);
});

test("the warning about a photograph that is larger than needed says what to do", async () => {
  const folder = await folderWith(6000);
  expect(await photoWarnings(folder)).toEqual([
    {
      place: `${folder}/muur.jpg`,
      message: "is 6000 px wide and 1 MB, more than the site shows — save it at 5000 px or less",
    },
  ]);
});
