import { addressFor, announcement, everything, type FoundTexts } from "./filter";

/**
 * The choice is the address, so it can be shared and undone with the back button: a click changes that, and
 * follow-address.js in the page shows what it asks for. What was clicked before this script came is heard as well.
 */
export function startCaseFilter(): void {
  const status = document.querySelector("[data-filter-status]") as HTMLElement;

  function say() {
    const active = document.querySelector<HTMLElement>("[data-filter][aria-pressed=true]");
    const count = document.querySelectorAll("[data-category]:not([hidden])").length;
    const name = active?.dataset["filter"] === everything ? undefined : (active?.textContent ?? "");
    status.textContent = announcement({ ...status.dataset } as unknown as FoundTexts, count, name);
  }
  addEventListener("popstate", say);

  function choose({ target }: Event) {
    const button = (target as Partial<Element>).closest?.<HTMLElement>("[data-filter]");
    if (!button || button.ariaPressed === "true") return;
    history.pushState(null, "", addressFor(button.dataset["filter"] ?? everything, new URL(location.href)));
    dispatchEvent(new PopStateEvent("popstate"));
  }
  for (const event of early ?? []) if (event.type === "click") choose(event);
  addEventListener("click", choose);
}
