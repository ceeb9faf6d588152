import { fold, matches, occurrences, searchTerms } from "./match.ts";

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

const foldedTexts = new Map<Element, string[]>();

/**
 * The folded question of a card, its answer, and its search words. On a slow phone, folding all
 * takes 10 ms.
 */
function textsOf(card: HTMLElement): string[] {
  const known = foldedTexts.get(card);
  const shown = () => Array.from(card.children, ({ textContent }) => textContent ?? "");
  const texts = known ?? [...shown(), card.dataset.words ?? ""].map(fold);
  foldedTexts.set(card, texts);
  return texts;
}

/**
 * Moves some of the neighbouring elements before the others, which keep their order. It moves as
 * few as it can, because the browser styles and lays out again whatever is moved.
 */
function putFirst(elements: readonly HTMLElement[], first: ReadonlySet<HTMLElement>): void {
  const rest = elements.filter((element) => !first.has(element));
  const wanted = [...elements.filter((element) => first.has(element)), ...rest];
  const all = new Set<Element | null>(elements);
  let next: Element | null | undefined = elements.find(
    (one) => !all.has(one.previousElementSibling),
  );
  for (const element of wanted) {
    if (element === next) {
      next = element.nextElementSibling;
    } else {
      next?.before(element);
    }
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

interface Found {
  count: number;
  terms: readonly string[];
  /** The questions that contain it themselves, not only in their answers, and their categories. */
  inQuestion: ReadonlySet<HTMLElement>;
}

/**
 * Shows the questions in which the search is found, with their categories. `words` are the texts
 * for the number of questions in a category.
 */
export function filterQuestions(query: string, words: CountWords): Found {
  const terms = searchTerms(
    query,
    categories.flatMap(({ cards }) => cards.map(textsOf)),
  );
  const inQuestion = new Set<HTMLElement>();
  let count = 0;
  for (const { section, cards } of categories) {
    for (const card of cards) {
      const texts = textsOf(card);
      card.hidden = !matches(texts, terms);
      if (matches(texts.slice(0, 1), terms)) {
        inQuestion.add(card).add(section);
      }
    }
    const shown = cards.filter(({ hidden }) => !hidden).length;
    showCount(section, shown, words);
    count += shown;
  }
  return { count, terms, inQuestion };
}

/**
 * Shows a category and its topic with the number of questions, or hides both where there is none.
 */
function showCount(section: HTMLElement, count: number, words: CountWords): void {
  section.hidden = count === 0;
  setText(section.querySelector("[data-faq-count]"), countText(words, count));
  const anchor = document.querySelector<HTMLElement>(`[data-faq-anchor="${section.id}"]`);
  if (anchor) {
    anchor.hidden = count === 0;
  }
  setText(anchor?.querySelector("[data-faq-count]"), `${count}`);
}

/**
 * Puts the questions first that contain the search themselves, opens the answers and highlights the
 * terms in them, where the browser supports it.
 */
export function showAnswers({ terms, inQuestion }: Found): void {
  // Newer (Highlight, HighlightRegistry, CSS.highlights): without them, nothing is highlighted.
  const marks = typeof Highlight === "undefined" ? undefined : new Highlight();
  putFirst(
    categories.map(({ section }) => section),
    inQuestion,
  );
  for (const { cards } of categories) {
    putFirst(cards, inQuestion);
    for (const card of cards) {
      const isFound = terms.length > 0 && !card.hidden;
      showAnswer(card, isFound);
      if (isFound && marks) {
        mark(card, terms, marks);
      }
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
