import { expect, test } from "vitest";
import { jpegName, sharesOf } from "./upload";

test("files go one after the other", () => {
  expect(sharesOf(0, [10, 30])).toEqual([0, 0]);
  expect(sharesOf(0.5, [10, 30])).toEqual([1, 1 / 3]);
  expect(sharesOf(1, [10, 30])).toEqual([1, 1]);
});

test("a picture that was made a JPEG is called one", () => {
  expect(jpegName("IMG_0001.HEIC")).toBe("IMG_0001.jpg");
  expect(jpegName("gevel.voor.png")).toBe("gevel.voor.jpg");
  expect(jpegName("scheur in de muur")).toBe("scheur in de muur.jpg");
  expect(jpegName(".png")).toBe("foto.jpg");
});
