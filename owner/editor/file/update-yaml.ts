import { readFigure } from "@contractor/core/reading/resolve.ts";
import { dequal } from "dequal";
import { type Document, isMap, isNode, isSeq, type Node, parseDocument, type YAMLSeq } from "yaml";
import { isEmpty, isRecord } from "#editor/formats.ts";

/** The format of content files. */
export const layout = { lineWidth: 120 };

type Path = (string | number)[];

/**
 * Updates the YAML text to the value `wanted`. Comments, quotes, the order of fields and empty
 * fields stay: forms leave empty fields out. Throws when the text is not YAML.
 */
export function updateYaml(text: string, wanted: unknown): string {
  const document = parseDocument(text);
  const [mistake] = document.errors;
  if (mistake) {
    throw mistake;
  }
  const value = withEmptyFields(document.toJS(), wanted);
  if (dequal(document.toJS(), value)) {
    return text;
  }
  update(document, [], value);
  return document.toString(layout);
}

function withEmptyFields(old: unknown, value: unknown): unknown {
  if (!isRecord(old) || !isRecord(value)) {
    return value;
  }
  const fields = Object.entries(value).map(([key, field]) => [
    key,
    withEmptyFields(old[key], field),
  ]);
  const empty = Object.entries(old).filter(([key, field]) => isEmpty(field) && !(key in value));
  return Object.fromEntries([...fields, ...empty]);
}

/** Applies the differences at one path, and below it. */
function update(document: Document, path: Path, value: unknown): void {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isMap(node) && isRecord(value)) {
    for (const key of Object.keys(node.toJS(document) as object)) {
      if (!(key in value)) {
        document.deleteIn([...path, key]);
      }
    }
    for (const [key, field] of Object.entries(value)) {
      update(document, [...path, key], field);
    }
  } else if (isSeq(node) && Array.isArray(value)) {
    arrange(document, node, value);
    value.forEach((entry, index) => {
      update(document, [...path, index], entry);
    });
  } else if (!isNode(node) || !isSame(node.toJS(document), value)) {
    // A scalar with a new value keeps its quotes and its comment.
    const isScalarValue = typeof value !== "object" || value === null;
    document.setIn(path, isScalarValue ? value : document.createNode(value));
  }
}

/**
 * Whether a field has this value, also as it was typed by hand: a number such as "13,50", or a word
 * such as "yes", for which a form shows a switch that is off. The check says what to write.
 */
const isSame = (old: unknown, value: unknown) =>
  dequal(old, value) || (typeof old === "string" && (readFigure(old) === value || value === false));

/**
 * Reorders the entries of a list. An entry that moves keeps its comments, and one that is removed
 * takes only its own lines.
 */
function arrange(document: Document, list: YAMLSeq, values: unknown[]): void {
  const left = list.items.map((item) => item as Node);
  const moved = values.map((value) => {
    const index = left.findIndex((item) => dequal(item.toJS(document), value));
    return index === -1 ? undefined : left.splice(index, 1)[0];
  });
  const changed = values.length < list.items.length ? [] : left;
  list.items = moved.map((item, i) => item ?? changed.shift() ?? document.createNode(values[i]));
}
