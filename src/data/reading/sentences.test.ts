import { expect, test } from "vitest";
import { withoutSentences } from "./sentences.ts";

const isAboutPrice = (text: string) => text.includes("{price.wall}");

test("the sentence that says it goes, and those around it stay", () => {
  const text = "Eerst kijken we. Dat kost {price.wall} per m². Daarna begint (echt!) het werk.";
  expect(withoutSentences(text, isAboutPrice)).toBe(
    "Eerst kijken we. Daarna begint (echt!) het werk.",
  );
  expect(withoutSentences("Een muur kost {price.wall}.", isAboutPrice)).toBeUndefined();
});

test("a row of a table goes whole, as its columns belong together", () => {
  expect(withoutSentences("| Muur. Glad. | {price.wall} |", isAboutPrice)).toBeUndefined();
});
