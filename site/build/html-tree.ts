import { selectAll } from "css-select";
import { parse } from "parse5";
import { adapter, type Htmlparser2TreeAdapterMap } from "parse5-htmlparser2-tree-adapter";

export type HtmlTree = Htmlparser2TreeAdapterMap["document"];
export type HtmlNode = Htmlparser2TreeAdapterMap["node"];
export type HtmlElement = Htmlparser2TreeAdapterMap["element"];

/**
 * Reads a page as browsers do. Each element knows its place in the text, so that a step of the
 * build changes that place only, and the rest of the page stays as it was written. What visitors
 * without script see counts as elements.
 */
export const readHtml = (html: string): HtmlTree =>
  parse(html, { treeAdapter: adapter, sourceCodeLocationInfo: true, scriptingEnabled: false });

export const isElement = adapter.isElementNode;

/** The elements that match a selector. */
export const elementsIn = (tree: HtmlTree, selector: string): HtmlElement[] =>
  selectAll<HtmlNode, HtmlElement>(selector, tree);

/** Where an element, and what it contains, begin and end in the text of its page. */
export function placeOf({ name, sourceCodeLocation }: HtmlElement) {
  if (!sourceCodeLocation) {
    throw new Error(`<${name}> is not written in the page`);
  }
  const { startOffset, endOffset, startTag, endTag } = sourceCodeLocation;
  return {
    start: startOffset,
    end: endOffset,
    innerStart: startTag?.endOffset ?? endOffset,
    innerEnd: endTag?.startOffset ?? endOffset,
  };
}
