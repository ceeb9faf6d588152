import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

// Rules that the linter cannot check. It refuses spread literals and clever statements by itself
// (scripts/lint).

const rooms = "src,contract,mail,server,build,deploy,editor,integrations,scripts,testing,e2e,bench";
const exclude = ["**/node_modules/**"];

/** A test with more expectations tests several things. */
const mostExpectations = 9;

/** Whether a call defines a test: test("…"), test.each(…)("…"), but not test.describe("…"). */
function isTest(node: ts.Node): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) &&
    /^test\b(?!\.(describe|beforeEach|afterEach|extend|step|use|skip\())/.test(
      node.expression.getText(),
    ) &&
    node.arguments.some((each) => ts.isArrowFunction(each))
  );
}

function isExpectation(node: ts.Node): boolean {
  return ts.isCallExpression(node) && /^expect(\.soft|\.poll)?$/.test(node.expression.getText());
}

function count(node: ts.Node, matches: (node: ts.Node) => boolean): number {
  let found = matches(node) ? 1 : 0;
  node.forEachChild((child) => {
    found += count(child, matches);
  });
  return found;
}

/** The tests in a file, each with the number of its expectations. */
function testsIn(text: string): { name: string; expectations: number }[] {
  const source = ts.createSourceFile("a.tsx", text, ts.ScriptTarget.Latest, true);
  const found: { name: string; expectations: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (isTest(node)) {
      const name = node.arguments[0]?.getText() ?? "";
      found.push({ name, expectations: count(node, isExpectation) });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

test("expectations are counted for each test, including those in loops and steps", () => {
  const text = `
    test.describe("a page", () => {
      test("short", () => { expect(1).toBe(1); });
      test.each([1])("long %s", async () => {
        for (const a of b) { expect.soft(a).toBe(1); }
        await expect(page).toHaveURL("/");
      });
    });`;
  expect(testsIn(text)).toEqual([
    { name: '"short"', expectations: 1 },
    { name: '"long %s"', expectations: 2 },
  ]);
});

test(`no test has more than ${mostExpectations} expectations`, () => {
  const files = globSync(`{${rooms}}/**/*.{test,spec}.{ts,tsx}`, { exclude });
  const found = files.flatMap((file) =>
    testsIn(readFileSync(file, "utf8")).map((each) => ({ file, ...each })),
  );
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(({ expectations }) => expectations > mostExpectations)).toEqual([]);
});
