import { expect, test } from "vitest";
import { factFiles } from "#data/fact-files.ts";
import { changedContent, parsedFile } from "#tests/support/changed-content.ts";
import { settingVariables } from "./setting-variables.ts";

test.each([
  ["same", false],
  ["https://mail.firm.example", false],
  ["https://api.emailjs.com", true],
])("enquiries to %s name EmailJS: %s", (origin, isNamed) => {
  const { path } = factFiles.site;
  const { sending, ...others } = parsedFile(path);
  const ofOwn = { ...sending, origin, photographs: false, confirmation: false };
  const content = changedContent({ [path]: { ...others, sending: ofOwn } });
  const variables = settingVariables(
    content.load(factFiles.settings),
    content.load(factFiles.site),
  );
  expect(variables.get("setting.sending.route")?.includes("EmailJS")).toBe(isNamed);
});
