import { fold, matches, searchTerms } from "./match.ts";

// Searches while the visitor types, and for what was typed before this script ran. A form that is
// submitted before that requests the page with the search in its address.

interface CountWords {
  one: string;
  /** Contains {count}. */
  many: string;
}

/**
 * The text for a number of things, like `counted` in src/data/format. The forms import that module,
 * so importing it here as well would make this script a separate file instead of an inline one.
 */
const countText = ({ one, many }: CountWords, count: number) =>
  count === 1 ? one : many.replace("{count}", `${count}`);

/** The texts for a number of things, from an element's data attributes. */
const wordsOf = ({ dataset }: HTMLElement): CountWords => ({
  one: dataset.one ?? "",
  many: dataset.many ?? "",
});

/**
 * The pause in typing before the address changes, in milliseconds, because browsers limit how often
 * it may change.
 */
const addressDelay = 300;

const form = document.querySelector("[data-faq-search]") as HTMLFormElement;
const field = form.querySelector("input") as HTMLInputElement;
const clear = form.querySelector("[type=button]") as HTMLButtonElement;
const status = form.querySelector("[role=status]") as HTMLElement;
const empty = document.querySelector("[data-faq-empty]") as HTMLElement;
const title = empty.querySelector("h2") as HTMLElement;
const text = empty.querySelector("p") as HTMLElement;
let addressTimer: ReturnType<typeof setTimeout>;
let answersTimer: ReturnType<typeof setTimeout>;

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

/** Sets a text only when it changes, because the browser would lay out the same text again. */
function setText(element: Element | null | undefined, words: string): void {
  if (element && element.textContent !== words) {
    element.textContent = words;
  }
}

/** Shows the questions in which the search is found, with their categories, and counts them. */
function filterQuestions(query: string): number {
  const terms = searchTerms(
    query,
    categories.flatMap(({ cards }) => cards.map(textsOf)),
  );
  let count = 0;
  for (const { section, cards } of categories) {
    for (const card of cards) {
      card.hidden = !matches(textsOf(card), terms);
    }
    const shown = cards.filter(({ hidden }) => !hidden).length;
    showCount(section, shown);
    count += shown;
  }
  return count;
}

/** Shows a category and its topic with the number of questions, or hides both where there is none. */
function showCount(section: HTMLElement, count: number): void {
  section.hidden = count === 0;
  setText(section.querySelector("[data-faq-count]"), countText(wordsOf(form), count));
  const anchor = document.querySelector<HTMLElement>(`[data-faq-anchor="${section.id}"]`);
  if (anchor) {
    anchor.hidden = count === 0;
  }
  setText(anchor?.querySelector("[data-faq-count]"), `${count}`);
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

function showAnswers(isSearch: boolean): void {
  for (const card of categories.flatMap(({ cards }) => cards)) {
    showAnswer(card, isSearch && !card.hidden);
  }
}

function search(): void {
  const query = field.value.trim();
  const count = filterQuestions(query);
  // On a slow phone, laying out the answers takes longer than finding them, so the list and its
  // count are painted first.
  requestAnimationFrame(() => {
    clearTimeout(answersTimer);
    answersTimer = setTimeout(showAnswers, 0, query !== "");
  });
  clear.hidden = query === "";
  // A phone leaves out what stands between the field and its answers.
  document.documentElement.toggleAttribute("data-searching", query !== "");
  showResult(query, count);
  clearTimeout(addressTimer);
  addressTimer = setTimeout(updateAddress, addressDelay, query);
}

function showResult(query: string, count: number): void {
  const hasFoundNothing = query !== "" && count === 0;
  empty.hidden = !hasFoundNothing;
  // The message below is visible, so that the status is only for screen readers then.
  status.classList.toggle("u-visually-hidden", hasFoundNothing);
  if (hasFoundNothing) {
    text.textContent = (text.dataset.text ?? "").replace("{query}", () => query);
    status.textContent = title.textContent;
    return;
  }
  text.textContent = "";
  status.textContent = query === "" ? "" : countText(wordsOf(status), count);
}

/** Puts the search into the address, so that it can be shared, without a new history entry. */
function updateAddress(query: string): void {
  const url = new URL(location.href);
  if (query) {
    url.searchParams.set(field.name, query);
  } else {
    url.searchParams.delete(field.name);
  }
  if (url.href !== location.href) {
    history.replaceState(history.state, "", url);
  }
}

field.value ||= new URLSearchParams(location.search).get(field.name) ?? "";
if (field.value) {
  search();
}
field.addEventListener("input", search);
// A browser leaves a link that is partly outside its bar where it is.
document.querySelector("[data-faq-anchor]")?.parentElement?.addEventListener("focusin", (event) => {
  (event.target as Element).scrollIntoView({ block: "nearest", inline: "nearest" });
});
clear.addEventListener("click", () => {
  field.value = "";
  search();
  field.focus();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  field.blur();
  empty.parentElement?.scrollIntoView();
});
