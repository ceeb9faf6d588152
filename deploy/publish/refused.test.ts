import { readFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { digest } from "#owner/editor/status.ts";
import { test } from "./test-project.ts";

/** What the check prints about a price. */
const issue = {
  place: "content/prices.yaml › rates › interior › from",
  code: "wrongType",
  values: { value: "veel", expected: "number", hint: "write an amount in euro" },
};

/** A price that the check refuses. */
const wrongPrice = [
  "content/prices.yaml",
  /from: 12\.5,/,
  `from: veel, #! ${JSON.stringify(issue)}`,
] as const;

describe("content with a mistake", () => {
  test("leaves the site as it is", async ({ project }) => {
    const { round, save, phonesOnline, restarts } = project;
    await round();
    const before = phonesOnline();
    save(...wrongPrice);
    expect(await round()).toMatch(/ is refused/);
    expect(phonesOnline()).toEqual(before);
    expect(restarts()).toBe(1);
  });

  test("is mailed once, with its place and what to write", async ({ project }) => {
    const { round, save, emails } = project;
    await round();
    save(...wrongPrice);
    await round();
    await round();
    expect(emails()).toHaveLength(1);
    expect(emails()[0]?.body).toContain(
      "Bedrijf en prijzen › Prijzen › Prijzen › Binnenmuur stucen › Vanaf: Schrijf een getal, met een komma zoals 12,50.",
    );
  });

  test("is shown in the editor as refused", async ({ project }) => {
    const { round, save, at } = project;
    await round();
    save(...wrongPrice);
    await round();
    const status = readFileSync(at("site/current/site/beheer/status.json"), "utf8");
    const prices = readFileSync(at("desk/content/prices.yaml"), "utf8");
    expect(JSON.parse(status).refused.texts).toContain(await digest(prices));
  });

  test("is mailed as it was printed if the check itself failed", async ({ project }) => {
    const { round, save, emails } = project;
    await round();
    save("content/consent.yaml", /^/, "#! Error: Cannot find module\n");
    await round();
    expect(emails()[0]?.body).toContain("Error: Cannot find module");
  });

  test("is mailed with the output of the build if the check found nothing", async ({ project }) => {
    const { round, save, emails } = project;
    await round();
    save("content/consent.yaml", /^/, "# cannot-be-built\n");
    await round();
    expect(emails()[0]?.body).toContain("Stuur deze mail door");
    expect(emails()[0]?.body).toContain("content/consent.yaml:# cannot-be-built");
  });
});
