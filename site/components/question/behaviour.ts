import { fold, matches, searchTerms } from "./match.ts";

// Searches while the visitor types, and for what was typed before this script ran. A form that is
// submitted before that requests the page with the search in its address.

/**
 * The text for a number of things, from an element's data attributes, like `counted` in
 * core/facts/format. The forms import that module, so importing it here as well would make this
 * script a separate file instead of an inline one.
 */
const countText = ({ dataset: { one = "", many = "" } }: HTMLElement, count: number) =>
  count === 1 ? one : many.replace("{count}", `${count}`);

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
const allCards = categories.flatMap(({ cards }) => cards);

/** The folded question of each card, its answer, and its search words; made at the first search. */
let folded: Map<HTMLElement, string[]> | undefined;

function textsOfCards(): Map<HTMLElement, string[]> {
  folded ??= new Map(
    allCards.map((card) => {
      const shown = Array.from(card.children, ({ textContent }) => textContent ?? "");
      return [card, [...shown, card.dataset.words ?? ""].map(fold)];
    }),
  );
  return folded;
}

/** Shows the questions in which the search is found, with their categories, and counts them. */
function filterQuestions(query: string): number {
  const texts = textsOfCards();
  const terms = searchTerms(query, [...texts.values()]);
  let count = 0;
  for (const { section, cards } of categories) {
    for (const card of cards) {
      card.hidden = !matches(texts.get(card) ?? [], terms);
    }
    const shown = cards.filter(({ hidden }) => !hidden).length;
    const anchor = document.querySelector(`[data-faq-anchor="${section.id}"]`);
    for (const place of [section, anchor]) {
      place?.toggleAttribute("hidden", shown === 0);
      place
        ?.querySelector("[data-faq-count]")
        ?.replaceChildren(place === anchor ? `${shown}` : countText(form, shown));
    }
    count += shown;
  }
  return count;
}

/** Opens the questions that match, and closes them after the search; not what a visitor opened. */
function showAnswers(isSearch: boolean): void {
  for (const card of allCards) {
    const isFound = isSearch && !card.hidden;
    const wasOpenedBySearch = "found" in card.dataset;
    if (isFound !== wasOpenedBySearch && (wasOpenedBySearch || !card.open)) {
      card.open = isFound;
      card.toggleAttribute("data-found", isFound);
    }
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
  const found = query === "" ? "" : countText(status, count);
  empty.hidden = query === "" || count > 0;
  // The message below is visible, so that the status is only for screen readers then.
  status.classList.toggle("u-visually-hidden", !empty.hidden);
  text.textContent = empty.hidden ? "" : (text.dataset.text ?? "").replace("{query}", () => query);
  status.textContent = empty.hidden ? found : title.textContent;
}

/** Puts the search into the address, so that it can be shared, without a new history entry. */
function updateAddress(query: string): void {
  const url = new URL(location.href);
  url.searchParams.set(field.name, query);
  if (!query) {
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
