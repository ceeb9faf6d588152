import { expect, test } from "vitest";
import { sentenceFor } from "#owner/editor/browser/status-line.ts";
import { digest } from "./status.ts";

const since = "2026-06-12T12:05:00Z";
const at = Date.parse("2026-06-12T12:10:00Z");
const refused = { since, texts: ["d4"], why: ["Home › Kop: is leeg."] };

test.each([
  ["nothing was saved here", undefined, {}, /\d\d[:.]05\.$/],
  ["the site has it", "a1", {}, /Uw laatste wijziging staat online\.$/],
  ["it is on its way", "d4", {}, /Uw laatste wijziging wordt nu geplaatst/],
  ["it was refused", "d4", { refused }, /niet geplaatst\. Home › Kop: is leeg\.$/],
  ["a later site was made without it", "d4", { since: "2026-06-12T12:30:00Z" }, /staat online\.$/],
])("says when %s", (_, saved, status, sentence) => {
  const save = saved === undefined ? undefined : { digest: saved, at };
  expect(sentenceFor({ since, texts: ["a1", "b2"], ...status }, save)).toMatch(sentence);
});

test("recognises a text with other line breaks", async () => {
  expect(await digest("a: 1\r\nb: 2\n\n")).toBe(await digest("a: 1\nb: 2"));
  expect(await digest("a: 1")).not.toBe(await digest("a: 2"));
});
