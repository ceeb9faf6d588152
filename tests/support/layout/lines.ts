import { fault, isSeen, style } from "./elements.ts";

export interface Line {
  element: Element;
  /** The whole text that contains the line. */
  words: string;
  box: DOMRect;
  /** The approximate number of characters. */
  length: number;
}

const unread = /^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/;

function rangeOf(node: Node, from: number, to: number): Range {
  const range = new Range();
  range.setStart(node, from);
  range.setEnd(node, to);
  return range;
}

/** Every visible text of the page, with its element. The text of a drawing has no lines. */
function textsOfPage(): { node: Node; element: Element; text: string }[] {
  const found: { node: Node; element: Element; text: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue ?? "";
    if (!element || !text.trim() || element instanceof SVGElement) {
      continue;
    }
    if (!unread.test(element.tagName) && isSeen(element)) {
      found.push({ node, element, text });
    }
  }
  return found;
}

/** The bottom of the line with the letter at this place of a text. */
function lineOf(node: Node, at: number): number | undefined {
  // The hyphen at the end of a line counts as a box of the letter after it.
  return [...rangeOf(node, at, at + 1).getClientRects()].at(-1)?.bottom;
}

/** Whether a word that begins at this place of a text continues on another line. */
function isBroken(node: Node, at: number, word: string): boolean {
  return lineOf(node, at) !== lineOf(node, at + word.length - 1);
}

export function linesOfPage(): Line[] {
  return textsOfPage().flatMap(({ node, element, text }) => {
    const words = text.trim().replace(/\s+/g, " ");
    const boxes = [...rangeOf(node, 0, text.length).getClientRects()].filter(
      ({ width }) => width > 0,
    );
    const width = boxes.reduce((sum, box) => sum + box.width, 0);
    return boxes.map((box) => ({
      element,
      words,
      box,
      length: (words.length * box.width) / width,
    }));
  });
}

/**
 * Words of headings that are broken at a wrong place: not after a soft hyphen, a hyphen or a slash.
 * A browser's own dictionary does not count, because most browsers have no Dutch one.
 */
export function brokenWords(): string[] {
  const found: string[] = [];
  for (const { node, element, text } of textsOfPage()) {
    if (!element.closest("h1, h2, h3, h4")) {
      continue;
    }
    for (const { 0: part, index } of text.matchAll(/[^\s\u00ad/–-]+/g)) {
      if (isBroken(node, index, part)) {
        found.push(fault("broken word", element, part));
      }
    }
  }
  return found;
}

const isBold = (element: Element) => Number(style(element).fontWeight) >= 600;

/** Words in bold that are broken at a soft hyphen. */
export function hyphensInBold(): string[] {
  return textsOfPage()
    .filter(({ element, text }) => text.includes("\u00ad") && isBold(element))
    .flatMap(({ node, element, text }) =>
      [...text.matchAll(/[^\s\u00ad]+\u00ad\S+/g)]
        .filter(({ 0: word, index }) => isBroken(node, index, word))
        .map(([word]) => fault("hyphen in bold", element, word.replaceAll("\u00ad", ""))),
    );
}
