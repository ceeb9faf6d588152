import { LineCounter, parseDocument } from "yaml";
import type { Files } from "./files.ts";
import type { Issue } from "./issues.ts";

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

export const isLink =
  "Dit is een koppeling naar een bestand op een andere plek. Zet het bestand zelf hier neer.";

export const noFile = "Dit bestand hoort er te zijn. Vraag wie de website beheert om het te maken.";

const noFields =
  "Dit bestand heeft geen velden. Begin het met een regel ---, de velden, en een regel ---.";

const strangeSign =
  "Hier staat een teken dat niet te lezen is. Verbeter het, en bewaar als UTF-8 (in Kladblok: Opslaan als, Codering).";

const unreadable = (reason: string) => `Dit bestand is niet te lezen (${reason}).`;

/** Reads a YAML file, or a Markdown file that begins with YAML fields. */
export function readSource(files: Files, file: string): Source {
  let text: string | undefined;
  try {
    text = files.read(file);
  } catch (error) {
    const { code, message: reason } = error as NodeJS.ErrnoException;
    return wrong(file, code === "ELOOP" ? isLink : unreadable(reason));
  }
  if (text === undefined) {
    return wrong(file, noFile);
  }
  // What reads a file as UTF-8 puts this character where the bytes are not.
  const [before = "", ...strange] = text.split("\uFFFD");
  if (strange.length > 0) {
    return wrong(`${file} › regel ${before.split("\n").length}`, strangeSign);
  }
  text = text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const known = parsed.get(file);
  if (known?.text === text) {
    return known.source;
  }
  const source = parse(text, file);
  parsed.set(file, { text, source });
  return source;
}

/**
 * What each file held when it was last read. The editor checks all files after each change of one,
 * and parsing takes most of the time of a check.
 */
const parsed = new Map<string, { text: string; source: Source }>();

function parse(text: string, file: string): Source {
  if (!file.endsWith(".md")) {
    return parseYaml(text, file, 0);
  }
  const parts = splitFrontMatter(text);
  if (!parts) {
    return wrong(file, noFields);
  }
  const { yaml, body } = parts;
  const blank = /^\s*/.exec(body)?.[0] ?? "";
  const bodyLine = yaml.split("\n").length + blank.split("\n").length + 1;
  return { ...parseYaml(yaml, file, 1), body: body.trim(), bodyLine };
}

/** A colour without quotation marks, which YAML reads as a comment: the field would be empty. */
const bareColour = /^[ -]*[\w-]+:[ \t]+(#[\da-f]{3,8})[ \t]*$/im;

/** Parses YAML that has `above` lines before it in its file. */
function parseYaml(text: string, file: string, above: number): Source {
  const colour = bareColour.exec(text);
  if (colour) {
    const line = text.slice(0, colour.index).split("\n").length + above;
    return wrong(`${file} › regel ${line}`, `Zet ${colour[1]} tussen aanhalingstekens.`);
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (!error) {
    return { ...nothing, data: document.toJS() as unknown, issues: [] };
  }
  const place = `${file} › regel ${lines.linePos(error.pos[0]).line + above}`;
  if (error.code === "DUPLICATE_KEY") {
    return wrong(place, "Dit veld staat er twee keer. Haal er een weg.");
  }
  const [reason = ""] = error.message.split("\n");
  const advice =
    "Zet een tekst met een dubbele punt of een # tussen aanhalingstekens, en spring in met twee spaties.";
  return wrong(place, `${unreadable(reason.replace(/[.:]$/, ""))} ${advice}`);
}

const nothing = { data: undefined, body: "", bodyLine: 1 };

const wrong = (place: string, message: string): Source => ({
  ...nothing,
  issues: [{ place, message }],
});

const form = /^---\n([\s\S]*?\n)---(?:\n([\s\S]*))?$/;

/**
 * The two parts of a Markdown file with Unix line endings: its fields, in whole lines of YAML, and
 * the text below them. Undefined when it does not begin with fields.
 */
export function splitFrontMatter(text: string) {
  const [, yaml, body = ""] = form.exec(text) ?? [];
  return yaml === undefined ? undefined : { yaml, body };
}

export const joinFrontMatter = ({ yaml, body }: { yaml: string; body: string }): string =>
  `---\n${yaml}---\n${body}`;
