import { searchTerm } from "./match.ts";
import { countText, filterQuestions, showAnswers } from "./questions.ts";

/** How long the typing rests before the address follows; browsers limit how often it may change. */
const restMilliseconds = 300;

/**
 * Puts the search into the address without a new entry in the history, so that it can be shared.
 */
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

/** What the texts of an element say of one and of many. */
const wordsOf = ({ dataset: { one = "", many = "" } }: HTMLElement) => ({ one, many });

// Searches while the visitor types, and for what was typed before this script ran. Without script
// the form asks for the page with the same search in its address.

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
  // Laying out many answers takes a slow phone longer than finding them: the list and its count are
  // painted first.
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
