import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { photoWarnings } from "./photo-warnings.ts";

/** A folder with one photograph of this size, which a camera may have stored turned. */
async function folderWith(width: number, height = 40, orientation = 1): Promise<string> {
  const folder = temporaryFolder();
  const picture = sharp({ create: { width, height, channels: 3, background: "#c92a17" } });
  await picture.withMetadata({ orientation }).jpeg().toFile(join(folder, "muur.jpg"));
  return folder;
}

test("a photograph from an ordinary camera needs no warning", async () => {
  expect(await photoWarnings(await folderWith(4032))).toEqual([]);
});

test("a photograph that is too small gets a warning", async () => {
  const folder = await folderWith(800);
  expect(await photoWarnings(folder)).toEqual([
    {
      place: `${folder}/muur.jpg`,
      code: "narrowPhoto",
      values: { width: 800, least: 1200 },
    },
  ]);
});

test("a photograph that is larger than needed gets a warning", async () => {
  const folder = await folderWith(6000);
  expect(await photoWarnings(folder)).toEqual([
    {
      place: `${folder}/muur.jpg`,
      code: "largePhoto",
      values: { width: 6000, megabytes: 1, most: 5000 },
    },
  ]);
});

test("a photograph that is higher than wide gets a warning", async () => {
  const folder = await folderWith(1600, 2400);
  expect(await photoWarnings(folder)).toMatchObject([{ code: "uprightPhoto" }]);
});

test("a photograph that a phone stored lying is upright when it is shown upright", async () => {
  const folder = await folderWith(2400, 1600, 6);
  expect(await photoWarnings(folder)).toMatchObject([{ code: "uprightPhoto" }]);
});

test("a photograph that is shown upright may be, and smaller than others", async () => {
  expect(await photoWarnings(await folderWith(900, 1200), new Set(["muur"]))).toEqual([]);
});
