import { expect, test } from "vitest";
import { keptLines } from "./kept-lines.ts";

const left = (text: string) =>
  keptLines(text.split("\n"), (line) => (line.includes("weg") ? undefined : line))
    .join("\n")
    .replace(/\n{2,}/g, "\n\n")
    .trim();

test("a section goes with the paragraph that says what it is about", () => {
  const text =
    "## Een\n\nJa.\n\n## Garantie\n\nDit is weg.\n\n### Wel\n\n- Verf\n\n## Twee\n\nNee.";
  expect(left(text)).toBe("## Een\n\nJa.\n\n## Twee\n\nNee.");
});

test("a section stays without a later paragraph, and goes without anything in it", () => {
  expect(left("## Een\n\nJa.\n\nDit is weg.")).toBe("## Een\n\nJa.");
  expect(left("## Een\n\nJa.\n\n### Lijst\n\n- weg\n- ook weg")).toBe("## Een\n\nJa.");
});

test("a table keeps the rows that stay, and goes without rows", () => {
  const table = "| Werk | Prijs |\n| --- | --- |\n| Muur | 1 |\n| Trap | weg |";
  expect(left(table)).toBe("| Werk | Prijs |\n| --- | --- |\n| Muur | 1 |");
  expect(left(`## Prijs\n\n${table.replace("1 |", "weg |")}\n\nMeer.`)).toBe("## Prijs\n\nMeer.");
});
