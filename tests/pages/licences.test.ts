import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the licences of what visitors download are on the site", () => {
  const licences = readFileSync("dist/licences.txt", "utf8");
  for (const name of [
    "react-dom",
    "@emailjs/browser",
    "@fontsource-variable/archivo",
    "workbox-core",
  ]) {
    expect(licences).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(.+\\)\\n\\n\\S`, "m"));
  }
  expect(licences).toContain("SIL OPEN FONT LICENSE Version 1.1");
});
