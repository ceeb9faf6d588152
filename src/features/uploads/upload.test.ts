import { expect, test } from "vitest";
import { distinctNames, jpegName, sharesOf } from "./upload";

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

test("files of one name stay apart", () => {
  const names = ["IMG_1.jpg", "img_1.JPG", "IMG_1-2.jpg", "IMG_1.jpg", "plan.pdf", "plan"];
  const distinct = distinctNames(names);
  expect(distinct).toEqual(["IMG_1.jpg", "img_1-2.JPG", "IMG_1-2-2.jpg", "IMG_1-3.jpg", "plan.pdf", "plan"]);
  expect(new Set(distinct.map((name) => name.toLowerCase())).size).toBe(names.length);
});
