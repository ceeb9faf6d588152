import { expect, test } from "vitest";
import { joinedLines, keptLines } from "./kept-lines.ts";

function left(text: string): string {
  const lines = text.split("\n");
  const kept = keptLines(lines, (line) => (line.includes("weg") ? undefined : line));
  return joinedLines(kept, lines)
    .replace(/\n{2,}/g, "\n\n")
    .trim();
}

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
  const head = "| Werk | Prijs |\n| --- | --- |\n";
  const table = `${head}| Muur | 1 |\n| Trap | weg |`;
  expect(left(table)).toBe(`${head}| Muur | 1 |`);
  expect(left(`${head}| Trap | weg |\n| Muur | 1 |\n| Hal | weg |\n| Deur | 2 |`)).toBe(
    `${head}| Muur | 1 |\n| Deur | 2 |`,
  );
  expect(left(`## Prijs\n\n${table.replace("1 |", "weg |")}\n\nMeer.`)).toBe("## Prijs\n\nMeer.");
});
