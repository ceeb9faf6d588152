import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lineOf } from "@contractor/core/reading/issues.ts";
import { temporaryFolder } from "@contractor/site/tests/support/temporary-folder.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { checkPhotos } from "./check-photos.ts";

/** A folder with one photograph of this size, which a camera may have stored turned. */
async function folderWith(width: number, height = 40, orientation = 1): Promise<string> {
  const folder = temporaryFolder();
  const picture = sharp({ create: { width, height, channels: 3, background: "#c92a17" } });
  await picture.withMetadata({ orientation }).jpeg().toFile(join(folder, "muur.jpg"));
  return folder;
}

const warningsIn = async (...folder: Parameters<typeof checkPhotos>) =>
  (await checkPhotos(...folder)).warnings.map(({ message }) => message);

test.each<[what: string, size: Parameters<typeof folderWith>, advice: RegExp]>([
  ["too small", [800], /is 800 beeldpunten breed.* ten minste 1200\.$/],
  ["larger than needed", [6000], /6000 beeldpunten breed, 1 MB.* ten hoogste 5000 /],
  ["higher than wide", [1600, 2400], /^Deze foto staat rechtop/],
  ["higher than wide, as a phone stored it lying", [2400, 1600, 6], /^Deze foto staat rechtop/],
])("a photograph that is %s gets a warning", async (_what, size, advice) => {
  expect(await warningsIn(await folderWith(...size))).toEqual([expect.stringMatching(advice)]);
});

test("neither an ordinary photograph gets a warning, nor one that is shown upright", async () => {
  expect(await warningsIn(await folderWith(4032))).toEqual([]);
  expect(await warningsIn(await folderWith(900, 1200), new Set(["muur"]))).toEqual([]);
});

/** The beginning of a photograph of an iPhone. */
const heic = Buffer.concat([Buffer.from("\0\0\0$ftypheic\0\0\0\0mif1MiHE"), Buffer.alloc(2_000)]);

test("photographs that cannot be read, and links, are named, all at once", async () => {
  const folder = await folderWith(2400, 1600);
  const whole = readFileSync(join(folder, "muur.jpg"));
  writeFileSync(join(folder, "heic.jpg"), heic);
  writeFileSync(join(folder, "half.jpg"), whole.subarray(0, whole.length / 2));
  writeFileSync(join(folder, "leeg.jpg"), "");
  symlinkSync(join(folder, "muur.jpg"), join(folder, "link.jpg"));
  const { mistakes } = await checkPhotos(folder);
  expect(mistakes.map(lineOf)).toEqual(
    [
      ["half.jpg", "Deze foto is niet te lezen"],
      ["heic.jpg", "Deze foto is niet te lezen"],
      ["leeg.jpg", "Deze foto is niet te lezen"],
      ["link.jpg", "Dit is een koppeling"],
    ].map(([name, told]) => expect.stringContaining(`${folder}/${name}: ${told}`)),
  );
});

test("a drawing or screenshot with the name of a photograph can be read", async () => {
  const folder = temporaryFolder();
  const picture = sharp({ create: { width: 2400, height: 40, channels: 4, background: "#fff" } });
  writeFileSync(join(folder, "plan.jpg"), await picture.png().toBuffer());
  expect(await checkPhotos(folder)).toEqual({ mistakes: [], warnings: [] });
});
