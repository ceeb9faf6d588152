import { expect, test } from "vitest";
import { fileTypeOf } from "./files.ts";

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each(["heic", "heix", "heim", "heis", "mif1", "hevc", "hevx", "hevm", "hevs", "msf1"])(
  "a file of the brand %s is recognised as HEIC",
  (brand) => {
    expect(fileTypeOf(bytesOf(`\0\0\0\x18ftyp${brand}`))).toBe("image/heic");
  },
);

test.each(["avif", "avis"])("a file of the brand %s is recognised as AVIF", (brand) => {
  expect(fileTypeOf(bytesOf(`\0\0\0\x18ftyp${brand}`))).toBe("image/avif");
});

test.each(["", "a", "GIF89a", "<svg xmlns=", "MZ\x90\0", "RIFF\0\0\0\0WAVE", "\0\0\0\x18ftypmp42"])(
  "%j is not recognised as a picture",
  (text) => {
    expect(fileTypeOf(bytesOf(text))).toBeUndefined();
  },
);
