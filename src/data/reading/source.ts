import { LineCounter, parseDocument } from "yaml";
import type { Files } from "./files.ts";
import { splitFrontMatter } from "./front-matter.ts";
import type { Finding, Issue } from "./issues.ts";

/** A file as it was read, before it is checked with a schema. */
export interface Source {
  /** The YAML; undefined when the file is missing or is not valid YAML. */
  data: unknown;
  /** The text below the fields of a Markdown file; empty for a YAML file. */
  body: string;
  /** The line of the file where that text begins, from 1. */
  bodyLine: number;
  issues: Issue[];
}

/** Reads a YAML file, or a Markdown file that begins with YAML fields. */
export function readSource(files: Files, file: string): Source {
  let text: string | undefined;
  try {
    text = files.read(file);
  } catch (error) {
    const { code, message: reason } = error as NodeJS.ErrnoException;
    return wrong(
      file,
      code === "ELOOP"
        ? { code: "isLink", values: {} }
        : { code: "cannotBeRead", values: { reason } },
    );
  }
  if (text === undefined) {
    return wrong(file, { code: "noFile", values: {} });
  }
  // What reads a file as UTF-8 puts this character where the bytes are not.
  const strange = text.indexOf("\uFFFD");
  if (strange !== -1) {
    const line = text.slice(0, strange).split("\n").length;
    return wrong(`${file} › line ${line}`, { code: "notUtf8", values: {} });
  }
  text = text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  if (!file.endsWith(".md")) {
    return parseYaml(text, file, 0);
  }
  const parts = splitFrontMatter(text);
  if (!parts) {
    return wrong(file, { code: "noFields", values: {} });
  }
  const { yaml, body } = parts;
  const blank = /^\s*/.exec(body)?.[0] ?? "";
  const bodyLine = yaml.split("\n").length + blank.split("\n").length + 1;
  return { ...parseYaml(yaml, file, 1), body: body.trim(), bodyLine };
}

/** Parses YAML that has `above` lines before it in its file. */
function parseYaml(text: string, file: string, above: number): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (!error) {
    return { data: document.toJS() as unknown, body: "", bodyLine: 1, issues: [] };
  }
  const place = `${file} › line ${lines.linePos(error.pos[0]).line + above}`;
  if (error.code === "DUPLICATE_KEY") {
    return wrong(place, { code: "fieldTwice", values: {} });
  }
  const [reason = ""] = error.message.split("\n");
  return wrong(place, { code: "notYaml", values: { reason: reason.replace(/[.:]$/, "") } });
}

function wrong(place: string, finding: Finding): Source {
  return { data: undefined, body: "", bodyLine: 1, issues: [{ ...finding, place }] };
}
