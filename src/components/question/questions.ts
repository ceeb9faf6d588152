import { matches, occurrences, searchTerms } from "./match.ts";

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

/** The categories and their questions, in the order of the page. */
const categories = Array.from(
  document.querySelectorAll<HTMLElement>("[data-faq-category]"),
  (section) => ({ section, cards: [...section.querySelectorAll("details")] }),
);

/** The question of a card, and its answer. */
const textsOf = (card: Element) =>
  Array.from(card.children, ({ textContent }) => textContent ?? "");

/** Moves some of the neighbouring elements before the others, which keep their order. */
function putFirst(elements: readonly HTMLElement[], first: ReadonlySet<HTMLElement>): void {
  const rest = elements.filter((element) => !first.has(element));
  let previous: HTMLElement | undefined;
  for (const element of [...elements.filter((one) => first.has(one)), ...rest]) {
    if (previous && previous.nextElementSibling !== element) {
      previous.after(element);
    }
    previous = element;
  }
}

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
 * Shows the questions in which the search is found, with their categories: first those that have it
 * in the question itself. Returns their number and the terms that were looked for. `words` are the
 * texts for the number of questions in a category.
 */
export function filterQuestions(query: string, words: CountWords) {
  const terms = searchTerms(
    query,
    categories.flatMap(({ cards }) => cards.map(textsOf)),
  );
  const foundInQuestion = new Set<HTMLElement>();
  let total = 0;
  for (const { section, cards } of categories) {
    for (const card of cards) {
      const [question = "", ...answer] = textsOf(card);
      card.hidden = !matches([question, ...answer], terms);
      if (matches([question], terms)) {
        foundInQuestion.add(card).add(section);
      }
    }
    putFirst(cards, foundInQuestion);
    const count = cards.filter(({ hidden }) => !hidden).length;
    showCount(section, count, words);
    total += count;
  }
  putFirst(
    categories.map(({ section }) => section),
    foundInQuestion,
  );
  return { count: total, terms };
}

/** Shows a category and its topic with the number of questions, or hides both where there is none. */
function showCount(section: HTMLElement, count: number, words: CountWords): void {
  section.hidden = count === 0;
  setText(section.querySelector("[data-faq-count]"), countText(words, count));
  const anchor = document.querySelector<HTMLElement>(`[data-faq-anchor="${section.id}"]`);
  if (anchor) {
    anchor.hidden = count === 0;
  }
  setText(anchor?.querySelector("[data-faq-count]"), `${count}`);
}

/** Opens the matching answers and highlights the terms in them, where the browser supports it. */
export function showAnswers(terms: readonly string[]): void {
  const marks = typeof Highlight === "undefined" ? undefined : new Highlight();
  for (const card of categories.flatMap(({ cards }) => cards)) {
    const found = terms.length > 0 && !card.hidden;
    showAnswer(card, found);
    if (found && marks) {
      mark(card, terms, marks);
    }
  }
  if (marks) {
    CSS.highlights.set("faq-search", marks);
  }
}

/** Adds the places of the terms in a question and its answer to the highlighted ones. */
function mark(card: HTMLElement, terms: readonly string[], marks: Highlight): void {
  const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? "";
    for (const [startOffset, endOffset] of terms.flatMap((term) => occurrences(text, term))) {
      marks.add(
        new StaticRange({ startContainer: node, startOffset, endContainer: node, endOffset }),
      );
    }
  }
}
