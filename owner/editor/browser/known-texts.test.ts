import { expect, test } from "vitest";
import { contentIssues } from "#data/check.ts";
import { lineOf } from "#data/reading/issues.ts";
import { allTexts } from "#owner/editor/file/text-files.ts";
import { currentConfig } from "#owner/editor/form/current-config.ts";
import { contentOf } from "./known-texts.ts";

test("the editor, which has no disk, finds no mistake in the project's own content", () => {
  const texts = new Map(Object.entries(allTexts()));
  expect(contentIssues(contentOf(currentConfig(), texts)).map(lineOf)).toEqual([]);
});
