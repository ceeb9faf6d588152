import { matches, occurrences } from "./match.ts";

interface CountWords {
  one: string;
  /** Contains {count}. */
  many: string;
}

/**
 * The text for a number of things, like `counted` in src/data/format. The forms import that module,
 * so importing it here as well would make this script a separate file instead of an inline one.
 */
export const countText = ({ one, many }: CountWords, count: number) =>
  count === 1 ? one : many.replace("{count}", `${count}`);

const cardsIn = (parent: ParentNode) => parent.querySelectorAll("details");

/** Opens a question that matches, and closes it after the search unless the visitor opened it. */
function showAnswer(card: HTMLDetailsElement, isFound: boolean): void {
  const wasOpenedBySearch = "found" in card.dataset;
  const wasOpenedByVisitor = card.open && !wasOpenedBySearch;
  if (isFound === wasOpenedBySearch || (isFound && wasOpenedByVisitor)) {
    return;
  }
  card.open = isFound;
  card.toggleAttribute("data-found", isFound);
}

/** Sets a text only when it changes, because the browser would lay out the same text again. */
function setText(element: Element | null | undefined, words: string): void {
  if (element && element.textContent !== words) {
    element.textContent = words;
  }
}

/**
 * Shows the questions that contain the term, with their categories, and returns their number.
 * `words` are the texts for the number of questions in a category.
 */
export function filterQuestions(term: string, words: CountWords): number {
  let total = 0;
  for (const category of document.querySelectorAll<HTMLElement>("[data-faq-category]")) {
    let count = 0;
    for (const card of cardsIn(category)) {
      const texts = [...card.children].map(({ textContent }) => textContent ?? "");
      card.hidden = !matches(texts, term);
      if (!card.hidden) {
        count += 1;
      }
    }
    category.hidden = count === 0;
    setText(category.querySelector("[data-faq-count]"), countText(words, count));
    const anchor = document.querySelector<HTMLElement>(`[data-faq-anchor="${category.id}"]`);
    if (anchor) {
      anchor.hidden = count === 0;
    }
    setText(anchor?.querySelector("[data-faq-count]"), `${count}`);
    total += count;
  }
  return total;
}

/** Opens the matching answers and highlights the term in them, where the browser supports it. */
export function showAnswers(term: string): void {
  const marks = typeof Highlight === "undefined" ? undefined : new Highlight();
  for (const card of cardsIn(document)) {
    const found = term !== "" && !card.hidden;
    showAnswer(card, found);
    if (found && marks) {
      mark(card, term, marks);
    }
  }
  if (marks) {
    CSS.highlights.set("faq-search", marks);
  }
}

/** Adds the places of the term in a question and its answer to the highlighted ones. */
function mark(card: HTMLElement, term: string, marks: Highlight): void {
  const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [startOffset, endOffset] of occurrences(node.nodeValue ?? "", term)) {
      marks.add(
        new StaticRange({ startContainer: node, startOffset, endContainer: node, endOffset }),
      );
    }
  }
}
