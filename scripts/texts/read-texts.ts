import { globSync } from "node:fs";
import { readSource } from "../../src/content/lib/source.ts";

/** A text as it stands in content/, its names in braces not filled in. */
export interface Text {
  file: string;
  /** Where in the file, as the content check names it: "questions › 2 › answer", or "line 14" of an article. */
  field: string;
  text: string;
}

function inData(data: unknown, path: readonly string[]): { field: string; text: string }[] {
  if (typeof data === "string") return [{ field: path.join(" › "), text: data }];
  if (data === null || typeof data !== "object") return [];
  const isList = Array.isArray(data);
  return Object.entries(data).flatMap(([key, value]) =>
    inData(value, [...path, isList ? String(Number(key) + 1) : key]),
  );
}

/** The blocks of a Markdown text: its headings, paragraphs, lists and tables, each with the line it begins on. */
function inBody(body: string, firstLine: number): { field: string; text: string }[] {
  const lines = body.split("\n");
  return lines.flatMap((line, index) => {
    if (line === "" || (index > 0 && lines[index - 1] !== "")) return [];
    const end = lines.indexOf("", index);
    const block = lines.slice(index, end === -1 ? undefined : end);
    return [{ field: `line ${firstLine + index}`, text: block.join("\n") }];
  });
}

/** Every text below content/ of the project in this folder, file by file. */
export function readTexts(root = "."): Text[] {
  return globSync("content/**/*.{yaml,md}", { cwd: root })
    .sort()
    .flatMap((file) => {
      const { data, body, bodyLine } = readSource(file, root);
      return [...inData(data, []), ...inBody(body, bodyLine)].map((found) => ({ file, ...found }));
    });
}
