const form = /^---\n([\s\S]*?\n)---(?:\n([\s\S]*))?$/;

/** The two parts of a Markdown file: its fields as YAML, and the text below them. */
export interface Parts {
  /** Whole lines, without the two of dashes. */
  yaml: string;
  body: string;
}

/** The parts of a text with Unix line endings; undefined when it does not begin with fields. */
export function splitFrontMatter(text: string): Parts | undefined {
  const [, yaml, body = ""] = form.exec(text) ?? [];
  return yaml === undefined ? undefined : { yaml, body };
}

export const joinFrontMatter = ({ yaml, body }: Parts): string => `---\n${yaml}---\n${body}`;
