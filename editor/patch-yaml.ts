import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { type Place, renderScalar, renderValue } from "./render-yaml.ts";
import { isRecord, same } from "./same.ts";

/** A stretch of the text and what comes in its place. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

type Node = NonNullable<Document["contents"]>;

/**
 * The YAML text with `wanted` in it: what did not change keeps its line, quotes, order and comments. Throws when the
 * text is not YAML. Parsed again the result always equals `wanted`, but for fields that stand empty, which stay.
 */
export function patchYaml(text: string, wanted: unknown): string {
  const document = parseDocument(text);
  const [mistake] = document.errors;
  if (mistake) throw mistake;
  const value = withEmptyFields(document.toJS(), wanted);
  const edits: Edit[] = [];
  if (document.contents)
    new Patch(text, edits).node(document.contents as Node, value, { indent: 0, inFlow: false });
  let patched = text;
  for (const { from, to, text: put } of edits.toSorted((a, b) => b.from - a.from || b.to - a.to)) {
    patched = patched.slice(0, from) + put + patched.slice(to);
  }
  const again = parseDocument(patched);
  if (again.errors.length === 0 && same(again.toJS(), value)) return patched;
  // A shape that splicing does not reach: the library writes it, comments kept, lines perhaps folded anew.
  document.contents = document.createNode(value) as typeof document.contents;
  return document.toString({ lineWidth: 0 });
}

const isEmpty = (field: unknown) => field === null || (Array.isArray(field) && field.length === 0);

/** The value with the fields that are empty in the file: forms leave those out, and the file says what they are for. */
function withEmptyFields(old: unknown, value: unknown): unknown {
  if (!isRecord(old) || !isRecord(value)) return value;
  const kept = Object.entries(value).map(([key, field]) => [key, withEmptyFields(old[key], field)]);
  const empty = Object.entries(old).filter(([key, field]) => isEmpty(field) && !(key in value));
  return Object.fromEntries([...kept, ...empty]);
}

class Patch {
  readonly text: string;
  readonly edits: Edit[];

  constructor(text: string, edits: Edit[]) {
    this.text = text;
    this.edits = edits;
  }

  node(node: Node, value: unknown, place: Place): void {
    if (same(node.toJSON(), value)) return;
    if (isMap(node) && isRecord(value)) this.map(node, value, place);
    else if (isSeq(node) && Array.isArray(value)) this.seq(node, value, place);
    else this.scalar(node, value, place);
  }

  /** A value of another kind than a collection with the same fields or entries. */
  scalar(node: Node, value: unknown, place: Place): void {
    const { from, to } = span(node);
    const put =
      isScalar(node) && !isRecord(value) && !Array.isArray(value)
        ? renderScalar(value, node, place)
        : renderValue(value, { ...place, indent: place.indent + 2 });
    const block = isScalar(node) && node.type?.startsWith("BLOCK") && this.text[to - 1] === "\n";
    const nested = !place.inFlow && isScalar(node) && (isRecord(value) || Array.isArray(value));
    // An empty value lies right behind its colon or dash, or right before its comment.
    const [before, behind] =
      from === to
        ? [/\s/.test(this.text[from - 1] ?? "") ? "" : " ", this.text[to] === "#" ? " " : ""]
        : ["", ""];
    this.edits.push({
      from,
      to: block ? to - 1 : to,
      text: nested ? `\n${" ".repeat(place.indent + 2)}${put}` : before + put + behind,
    });
  }

  map(map: YAMLMap, value: Record<string, unknown>, place: Place): void {
    const keys = map.items.map((pair) => keyOf(pair));
    const known = keys.every((key) => key in value) && Object.keys(value).every((key) => keys.includes(key));
    if (map.flow && !known) {
      this.whole(map, value);
      return;
    }
    const indent = map.flow ? place.indent : this.column(map.items[0]);
    for (const pair of map.items) {
      const key = keyOf(pair);
      if (!(key in value)) this.edits.push(this.lines(pair, indent));
      else if (pair.value)
        this.node(pair.value as Node, value[key], { indent, inFlow: map.flow === true || place.inFlow });
      else if (value[key] !== null)
        this.edits.push(after(pair.key as Node, ` ${renderValue(value[key], { indent, inFlow: true })}`));
    }
    for (const [key, added] of Object.entries(value)) {
      if (keys.includes(key)) continue;
      const before = Object.keys(value)
        .slice(0, Object.keys(value).indexOf(key))
        .findLast((name) => keys.includes(name));
      const neighbour = map.items.find((pair) => keyOf(pair) === before);
      const line = renderValue({ [key]: added }, { indent, inFlow: false });
      const at = neighbour ? this.lines(neighbour, indent).to : this.lineStart(span(map).from);
      this.edits.push({ from: at, to: at, text: `${this.open(at)}${" ".repeat(indent)}${line}\n` });
    }
  }

  seq(seq: YAMLSeq, value: unknown[], place: Place): void {
    const old = seq.items.map((item) => (item as Node).toJSON() as unknown);
    if (old.length !== value.length && (seq.flow || old.length === 0 || value.length === 0)) {
      this.whole(seq, value);
      return;
    }
    const inFlow = seq.flow === true || place.inFlow;
    const dash = seq.flow ? place.indent : this.dashColumn(seq.items[0] as Node);
    const indent = dash + 2;
    const kept = pairUp(old, value);
    for (const [i, item] of seq.items.entries()) {
      const j = kept.get(i);
      if (j === undefined) this.edits.push(this.lines(item as Node, dash));
      else this.node(item as Node, value[j], { indent, inFlow });
    }
    const taken = new Set(kept.values());
    for (const [j, added] of value.entries()) {
      if (taken.has(j)) continue;
      const before = [...kept].filter(([, to]) => to < j).at(-1);
      const at = before
        ? this.lines(seq.items[before[0]] as Node, dash).to
        : this.lineStart(span(seq.items[0] as Node).from);
      const text = `${this.open(at)}${" ".repeat(dash)}- ${renderValue(added, { indent, inFlow: false })}\n`;
      this.edits.push({ from: at, to: at, text });
    }
  }

  /** A flow collection whose entries came or went is written anew, on one line. */
  whole(node: YAMLMap | YAMLSeq, value: unknown): void {
    const { from, to } = span(node);
    const text = renderValue(value, { indent: 0, inFlow: true });
    // As close to the brackets as it stood.
    const padded = /[\s}\]]/.test(this.text[from + 1] ?? "");
    this.edits.push({ from, to, text: padded ? text : text.replace(/^(.) (.*) (.)$/s, "$1$2$3") });
  }

  /** The whole lines of an entry of a block collection, with the comment that stands right above it. */
  lines(entry: Pair | Node, column: number): Edit {
    const { from, to } = span(entry);
    let start = this.lineStart(from);
    const comment = new RegExp(`\\n {${column}}#[^\\n]*\\n$`);
    for (;;) {
      const above = comment.exec(`\n${this.text.slice(0, start)}`);
      if (!above) break;
      start = above.index;
    }
    const end = this.text.indexOf("\n", Math.max(to - 1, from));
    return { from: start, to: end === -1 ? this.text.length : end + 1, text: "" };
  }

  lineStart(at: number): number {
    return this.text.lastIndexOf("\n", at - 1) + 1;
  }

  /** What has to stand before a line put in at `at`: a line break when the text does not end with one. */
  open(at: number): string {
    return at > 0 && this.text[at - 1] !== "\n" ? "\n" : "";
  }

  column(entry: Pair | undefined): number {
    if (!entry) return 0;
    const { from } = span(entry);
    return from - this.lineStart(from);
  }

  dashColumn(item: Node): number {
    const { from } = span(item);
    return this.text.lastIndexOf("-", from - 1) - this.lineStart(from);
  }
}

/** Where a node or a pair begins and ends in the text, without the white space and comment behind it. */
function span(entry: Pair | Node): { from: number; to: number } {
  if ("key" in entry) {
    const key = span(entry.key as Node);
    return { from: key.from, to: entry.value ? span(entry.value as Node).to : key.to + 1 };
  }
  const [from = 0, to = 0] = entry.range ?? [];
  return { from, to };
}

function after(node: Node, text: string): Edit {
  const { to } = span(node);
  return { from: to + 1, to: to + 1, text };
}

const keyOf = (pair: Pair) => String((pair.key as { value?: unknown }).value ?? pair.key);

/** Which old entry became which new one: equal ones first, in order; between those, one for one. */
function pairUp(old: unknown[], value: unknown[]): Map<number, number> {
  const pairs = new Map<number, number>();
  let head = 0;
  while (head < old.length && head < value.length && same(old[head], value[head])) pairs.set(head, head++);
  let tail = 0;
  while (
    tail < old.length - head &&
    tail < value.length - head &&
    same(old.at(-1 - tail), value.at(-1 - tail))
  )
    tail++;
  const middle = Math.min(old.length, value.length) - head - tail;
  for (let i = 0; i < middle; i++) pairs.set(head + i, head + i);
  for (let i = tail; i > 0; i--) pairs.set(old.length - i, value.length - i);
  return pairs;
}
