import { type CountWords, countText, matches, occurrences } from "./match";

const categoriesInPage = () => document.querySelectorAll<HTMLElement>("[data-faq-category]");

/** Unfolds what a search found, and folds it again after the search; what the visitor opened stays as it is. */
function unfold(card: HTMLDetailsElement, found: boolean): void {
  if (found === "found" in card.dataset) return;
  if (found && card.open) return;
  card.open = found;
  if (found) card.dataset["found"] = "";
  else delete card.dataset["found"];
}

/**
 * Shows only the questions in the page that hold the term, with their answers, hides categories without any together
 * with their anchors, and sets the counts. Returns how many questions are shown.
 */
export function filterQuestions(term: string, words: CountWords): number {
  let total = 0;
  for (const category of categoriesInPage()) {
    let count = 0;
    for (const card of category.querySelectorAll<HTMLDetailsElement>("[data-faq-card]")) {
      const texts = [...card.children].map(({ textContent }) => textContent ?? "");
      card.hidden = !matches(texts, term);
      unfold(card, term !== "" && !card.hidden);
      if (!card.hidden) count += 1;
    }
    category.hidden = count === 0;
    const badge = category.querySelector("[data-faq-count]");
    if (badge) badge.textContent = countText(count, words);
    const anchor = document.querySelector<HTMLElement>(`[data-faq-anchor="${category.id}"]`);
    if (anchor) anchor.hidden = count === 0;
    const number = anchor?.querySelector("[data-faq-count]");
    if (number) number.textContent = `${count}`;
    total += count;
  }
  return total;
}

/** Marks the term where it stands in the questions, without touching them; browsers that cannot show no marks. */
export function markTerm(term: string): void {
  if (typeof Highlight === "undefined") return;
  const marks = new Highlight();
  for (const category of categoriesInPage()) {
    const walker = document.createTreeWalker(category, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest("[data-faq-card]")) continue;
      for (const [from, to] of occurrences(node.nodeValue ?? "", term)) {
        const range = new Range();
        range.setStart(node, from);
        range.setEnd(node, to);
        marks.add(range);
      }
    }
  }
  CSS.highlights.set("faq-search", marks);
}
