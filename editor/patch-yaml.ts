import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type ScalarTag,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { commonEnds, isEmpty, isRecord, same } from "./same.ts";

type Stringify = NonNullable<ScalarTag["stringify"]>;

/** As long as the lines of content/ are, which were written by hand. */
const layout = { lineWidth: 110, trailingComma: true };

/**
 * The YAML text with `wanted` in it: what did not change keeps its lines, quotes, order and
 * comments. Throws when the text is not YAML. Parsed again the result always equals `wanted`, but
 * for fields that stand empty, which stay.
 */
export function patchYaml(text: string, wanted: unknown): string {
  const document = parseDocument(text);
  const [mistake] = document.errors;
  if (mistake) {
    throw mistake;
  }
  const value = withEmptyFields(document.toJS(), wanted);
  if (same(document.toJS(), value)) {
    return text;
  }
  const forget = writeUnchangedAsItStood(document, text);
  document.contents = changed(document, document.contents, value) as typeof document.contents;
  const written = document.toString(layout);
  const again = parseDocument(written);
  if (again.errors.length === 0 && same(again.toJS(), value)) {
    return written;
  }
  // Text that stood at an indentation of its own: the library writes it all anew, with its
  // comments.
  forget();
  return document.toString(layout);
}

/**
 * The value with the fields that are empty in the file: forms leave those out, and the file says
 * what they are for.
 */
function withEmptyFields(old: unknown, value: unknown): unknown {
  if (!isRecord(old) || !isRecord(value)) {
    return value;
  }
  const kept = Object.entries(value).map(([key, field]) => [key, withEmptyFields(old[key], field)]);
  const empty = Object.entries(old).filter(([key, field]) => isEmpty(field) && !(key in value));
  return Object.fromEntries([...kept, ...empty]);
}

/** The node that says `value`: the same one where it did, else with what is still right in it. */
function changed(document: Document, node: unknown, value: unknown): unknown {
  if (isMap(node) && isRecord(value)) {
    return changeMap(document, node, value);
  }
  if (isSeq(node) && Array.isArray(value)) {
    return changeSeq(document, node, value);
  }
  const old = node as Node | null;
  if (old && same(old.toJS(document), value)) {
    return old;
  }
  const fresh = document.createNode(value) as Node;
  if (isScalar(old) && isScalar(fresh) && typeof value === "string" && old.type) {
    fresh.type = old.type;
  }
  const { comment, commentBefore, spaceBefore } = old ?? {};
  return Object.assign(fresh, { comment, commentBefore, spaceBefore });
}

/** A new field stands after the one it follows in the value. */
function changeMap(document: Document, map: YAMLMap, value: Record<string, unknown>): YAMLMap {
  const nameOf = (key: unknown) => String(isScalar(key) ? key.value : key);
  map.items = map.items.filter(({ key }) => nameOf(key) in value);
  let next = 0;
  for (const [name, field] of Object.entries(value)) {
    const at = map.items.findIndex(({ key }) => nameOf(key) === name);
    const pair = map.items[at];
    if (pair) {
      pair.value = changed(document, pair.value, field);
    } else {
      map.items.splice(next, 0, document.createPair(name, field));
    }
    next = (pair ? at : next) + 1;
  }
  return map;
}

function changeSeq(document: Document, seq: YAMLSeq, value: unknown[]): YAMLSeq {
  const before = seq.items.map((item) => (item as Node).toJS(document) as unknown);
  const [, tail] = commonEnds(before, value);
  // What ends both lists stays what it is; before that, each entry is what stood in its place.
  const end = seq.items.splice(before.length - tail);
  const ends = value.length - tail;
  seq.items = value.map((entry, i) =>
    changed(document, (i < ends ? seq.items[i] : end[i - ends]) ?? null, entry),
  );
  return seq;
}

/**
 * The library folds long texts and spaces brackets in one way for a whole file. So it is given the
 * old text of each scalar and each collection in brackets that has not changed. Gives what takes
 * that back.
 */
function writeUnchangedAsItStood(document: Document, text: string): () => void {
  const stood = new Map<unknown, { source: string; value: unknown }>();
  visit(document, {
    Value(_, node) {
      if (isCollection(node) && !node.flow) {
        return;
      }
      const [from = 0, to = 0] = node.range ?? [];
      const source = text.slice(from, to).trimEnd();
      // A comment between brackets is the library's to write.
      const isWritten = isScalar(node) || !/\s#/.test(source);
      stood.set(node, { source, value: isWritten ? node.toJS(document) : undefined });
      // What begins its line, below its key, does so again where the library takes it for a block.
      if (isCollection(node)) {
        node.flow = /\S/.test(text.slice(text.lastIndexOf("\n", from) + 1, from));
      }
    },
  });
  const asItStood =
    ({ stringify }: ScalarTag): Stringify =>
    (node, context, onComment, onChompKeep) => {
      const old = stood.get(node);
      if (old?.value !== undefined && same(node.toJS(document), old.value)) {
        // The head of a folded text has its comment in it.
        if (/^[|>]/.test(old.source)) {
          onComment?.();
        }
        return old.source;
      }
      if (stringify) {
        return stringify(node, context, onComment, onChompKeep);
      }
      const flow = old && {
        inFlow: true,
        flowCollectionPadding: /^.\S/.test(old.source) ? "" : " ",
      };
      return (node as Node as YAMLMap).toString({ ...context, ...flow }, onComment, onChompKeep);
    };
  const tags = document.schema.tags as ScalarTag[];
  document.schema.tags = tags.map((tag) => ({ ...tag, stringify: asItStood(tag) }));
  return () => stood.clear();
}
