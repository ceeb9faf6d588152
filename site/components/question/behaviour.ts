import { fold, matches, searchTerms } from "./match.ts";

// Searches while the visitor types, and for what was typed before this script ran. A form that is
// submitted before that requests the page with the search in its address.

const form = document.querySelector("[data-faq-search]") as HTMLFormElement;
const field = form.querySelector("input") as HTMLInputElement;
const clear = form.querySelector("[type=button]") as HTMLButtonElement;
const status = form.querySelector("[role=status]") as HTMLElement;
const empty = document.querySelector("[data-faq-empty]") as HTMLElement;
const title = empty.querySelector("h2") as HTMLElement;
const text = empty.querySelector("p") as HTMLElement;
const categories = [...document.querySelectorAll<HTMLElement>("[data-faq-category]")];
const cards = categories.flatMap((category) => [...category.querySelectorAll("details")]);

const isSearch = () => field.value.trim() !== "";

/** The folded question of each card, its answer, and its search words; made at the first search. */
let folded: string[][] | undefined;

const foldCards = (): string[][] =>
  cards.map(({ children, dataset }) => {
    const shown = Array.from(children, ({ textContent }) => textContent ?? "");
    return [...shown, dataset.words ?? ""].map(fold);
  });

/** Shows the questions in which the search is found, with their categories, and counts them. */
function filterQuestions(): number {
  folded ??= foldCards();
  const terms = searchTerms(field.value, folded);
  for (const [i, card] of cards.entries()) {
    card.hidden = !matches(folded[i] ?? [], terms);
  }
  for (const category of categories) {
    const isEmpty = !category.querySelector("details:not([hidden])");
    category.hidden = isEmpty;
    document
      .querySelector(`[data-faq-anchor="${category.id}"]`)
      ?.toggleAttribute("hidden", isEmpty);
  }
  return cards.filter(({ hidden }) => !hidden).length;
}

/** Opens the questions that match, and closes all of them after the search. */
function showAnswers(): void {
  for (const card of cards) {
    card.open = isSearch() && !card.hidden;
  }
}

function search(): void {
  const count = filterQuestions();
  // On a slow phone, laying out the answers takes longer than finding them, so the list and its
  // count are painted first.
  requestAnimationFrame(() => setTimeout(showAnswers));
  clear.hidden = !isSearch();
  // The counts of the topics go, and a phone leaves out what stands between field and answers.
  document.documentElement.toggleAttribute("data-searching", isSearch());
  showResult(count);
}

function showResult(count: number): void {
  const { one = "", many = "" } = status.dataset;
  const found = count === 1 ? one : many.replace("{count}", `${count}`);
  empty.hidden = count > 0;
  // The message below is visible, so that the status is only for screen readers then.
  status.classList.toggle("u-visually-hidden", count === 0);
  text.textContent = (text.dataset.text ?? "").replace("{query}", () => field.value.trim());
  const said = isSearch() ? found : "";
  status.textContent = count === 0 ? title.textContent : said;
}

field.value ||= new URLSearchParams(location.search).get(field.name) ?? "";
if (isSearch()) {
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
