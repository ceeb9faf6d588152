import { Document, isCollection, Scalar, stringify } from "yaml";

/** Where a rendered value comes to stand. */
export interface Place {
  /** Spaces before the collection it belongs to. */
  indent: number;
  /** Inside { } or [ ], where commas and brackets have to be quoted. */
  inFlow: boolean;
}

const options = { lineWidth: 0, flowCollectionPadding: true } as const;

/** A scalar in the style the old one had: the same quotes, or none where none are needed. */
export function renderScalar(value: unknown, old: Scalar | undefined, { indent, inFlow }: Place): string {
  const scalar = new Scalar(value);
  const isBlock = old?.type === "BLOCK_FOLDED" || old?.type === "BLOCK_LITERAL";
  if (typeof value === "string" && old?.type !== undefined && (!isBlock || !inFlow)) scalar.type = old.type;
  // A list around it, so that the library sees whether commas and brackets would be misread.
  const list = new Document([0]);
  if (isBlock) {
    list.set(0, scalar);
    const lines = list
      .toString({ ...options, lineWidth: 112 - indent })
      .trimEnd()
      .slice("- ".length)
      .split("\n");
    return lines.map((line, i) => (i === 0 || line === "" ? line : " ".repeat(indent) + line)).join("\n");
  }
  if (isCollection(list.contents)) list.contents.flow = inFlow;
  list.set(0, scalar);
  const text = list.toString(options).trim();
  return inFlow ? text.slice(1, -1).trim() : text.slice("- ".length).trim();
}

/** A whole value as block YAML, each line after the first indented; `inFlow` puts it on one line. */
export function renderValue(value: unknown, { indent, inFlow }: Place): string {
  if (inFlow) {
    const document = new Document([value]);
    if (isCollection(document.contents)) document.contents.flow = true;
    return document.toString(options).trim().slice(1, -1).trim();
  }
  const lines = stringify(value, options).trimEnd().split("\n");
  return lines.map((line, i) => (i === 0 || line === "" ? line : " ".repeat(indent) + line)).join("\n");
}
