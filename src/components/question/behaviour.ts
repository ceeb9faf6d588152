import { countText, filterQuestions, showAnswers } from "./questions.ts";

// Searches while the visitor types, and for what was typed before this script ran. A form that is
// submitted before that requests the page with the search in its address.

/**
 * The pause in typing before the address changes, in milliseconds, because browsers limit how often
 * it may change.
 */
const addressDelay = 300;

/** Puts the search into the address, so that it can be shared, without a new history entry. */
function updateAddress(name: string, query: string): void {
  const url = new URL(location.href);
  if (query) {
    url.searchParams.set(name, query);
  } else {
    url.searchParams.delete(name);
  }
  if (url.href !== location.href) {
    history.replaceState(history.state, "", url);
  }
}

/** The texts for a number of things, from an element's data attributes. */
function wordsOf({ dataset }: HTMLElement) {
  return { one: dataset.one ?? "", many: dataset.many ?? "" };
}

const form = document.querySelector("[data-faq-search]") as HTMLFormElement;
const field = form.querySelector("input") as HTMLInputElement;
const clear = form.querySelector("[type=button]") as HTMLButtonElement;
const status = form.querySelector("[role=status]") as HTMLElement;
const empty = document.querySelector("[data-faq-empty]") as HTMLElement;
const title = empty.querySelector("h2") as HTMLElement;
const text = empty.querySelector("p") as HTMLElement;
let addressTimer: ReturnType<typeof setTimeout>;
let answersTimer: ReturnType<typeof setTimeout>;

function search(): void {
  const query = field.value.trim();
  const found = filterQuestions(query, wordsOf(form));
  // On a slow phone, moving questions and laying out their answers takes longer than finding them,
  // so the list and its count are painted first.
  requestAnimationFrame(() => {
    clearTimeout(answersTimer);
    answersTimer = setTimeout(showAnswers, 0, found);
  });
  clear.hidden = query === "";
  // A phone leaves out what stands between the field and its answers.
  document.documentElement.toggleAttribute("data-searching", query !== "");
  showResult(query, found.count);
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => updateAddress(field.name, query), addressDelay);
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
