import { expect, test } from "vitest";
import { fileTypeOf } from "./files.ts";

const brands = (names: string) => names.split(" ").map((name) => `\0\0\0\x18ftyp${name}`);

test.each([
  ["image/heic", brands("heic heix heim heis mif1 hevc hevx hevm hevs msf1")],
  ["image/avif", brands("avif avis")],
  [
    undefined,
    ["", "a", "GIF89a", "<svg xmlns=", "MZ\x90\0", "RIFF\0\0\0\0WAVE", ...brands("mp42")],
  ],
])("the first bytes of %s are recognised: %j", (type, starts) => {
  const types = starts.map((start) => fileTypeOf(Buffer.from(start, "latin1")));
  expect(types).toEqual(starts.map(() => type));
});
