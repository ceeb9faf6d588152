import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Rule {
  file: string;
  selector: string;
  declarations: string;
}

const staysInPlace = /position: (fixed|sticky)/;

/** The innermost rules of a style sheet of which something stays in its place on the screen. */
function rulesOf(file: string): Rule[] {
  const text = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  if (!staysInPlace.test(text)) {
    return [];
  }
  return [...text.matchAll(/([^{};]+)\{([^{}]*)/g)].map(([, selector = "", declarations = ""]) => ({
    file,
    selector: selector.trim(),
    declarations,
  }));
}

/** Whether a rule holds something at the lower edge of the screen. */
function isAtTheFoot({ declarations }: Rule): boolean {
  // A lower edge at 0, or at a place of its own.
  const hasInset = /\binset: (auto 0 0;|auto auto (?!auto))/.test(declarations);
  const isInPlace = staysInPlace.test(declarations) && hasInset;
  return isInPlace || /(inset-block-end|\bbottom): /.test(declarations);
}

test("what stays at the foot of the screen keeps clear of a phone's home bar", () => {
  const atTheFoot = globSync("src/**/*.css").flatMap(rulesOf).filter(isAtTheFoot);
  expect(atTheFoot.length).toBeGreaterThan(3);
  const under = atTheFoot.filter(({ declarations }) => !declarations.includes("var(--home-bar)"));
  expect(under.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});
