import { searchTerm } from "./match.ts";
import { countText, filterQuestions, showAnswers } from "./questions.ts";

/** The pause in typing before the address changes; browsers limit how often it may change. */
const restMilliseconds = 300;

/** Puts the search into the address, so that it can be shared, without a new history entry. */
function share(name: string, query: string): void {
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

/** The texts for one and for many, from an element's data attributes. */
const wordsOf = ({ dataset: { one = "", many = "" } }: HTMLElement) => ({ one, many });

// Searches while the visitor types, and for what was typed before this script ran. Without script,
// the form requests the page with the search in its address.

const form = document.querySelector("[data-faq-search]") as HTMLFormElement;
const field = form.querySelector("input") as HTMLInputElement;
const clear = form.querySelector("[type=button]") as HTMLButtonElement;
const status = form.querySelector("[role=status]") as HTMLElement;
const empty = document.querySelector("[data-faq-empty]") as HTMLElement;
const title = empty.querySelector("h2") as HTMLElement;
const text = empty.querySelector("p") as HTMLElement;
let rest: ReturnType<typeof setTimeout>;
let answers: ReturnType<typeof setTimeout>;

function search() {
  const query = field.value.trim();
  const term = searchTerm(query);
  const count = filterQuestions(term, wordsOf(form));
  // On a slow phone, laying out many answers takes longer than finding them, so the list and its
  // count are painted first.
  requestAnimationFrame(() => {
    clearTimeout(answers);
    answers = setTimeout(showAnswers, 0, term);
  });
  clear.hidden = !query;
  empty.hidden = !query || count > 0;
  text.textContent = empty.hidden
    ? ""
    : (text.dataset["text"] ?? "").replace("{query}", () => query);
  // Where there is none it is seen below; here it is only heard.
  status.classList.toggle("u-visually-hidden", !empty.hidden);
  if (!query) {
    status.textContent = "";
  } else {
    status.textContent = count ? countText(wordsOf(status), count) : title.textContent;
  }
  clearTimeout(rest);
  rest = setTimeout(() => share(field.name, query), restMilliseconds);
}
function toAnswers() {
  field.blur();
  empty.parentElement?.scrollIntoView();
}

field.value ||= new URLSearchParams(location.search).get(field.name) ?? "";
if (field.value) {
  search();
}
field.addEventListener("input", search);
clear.addEventListener("click", () => {
  field.value = "";
  search();
  field.focus();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  toAnswers();
});
