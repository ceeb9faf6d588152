import type { caseStudies } from "@/content/pages/case-studies";
import { listen, within } from "@/ui/listen";

export type FoundTexts = typeof caseStudies.found;

/** What is read aloud after a choice; without a label, every case shows. */
export function announcement(texts: FoundTexts, count: number, label?: string): string {
  const text = label === undefined ? texts.all : count === 1 ? texts.one : texts.many;
  return text.replace("{count}", `${count}`).replace("{filter}", label ?? "");
}

/** A click changes the address, so that it can be shared and undone; follow-address.js shows what it asks for. */
export function startCaseFilter(): void {
  const [everything, ...others] = document.querySelectorAll<HTMLElement>("[data-filter]");
  const status = document.querySelector("[data-filter-status]") as HTMLElement;

  function say() {
    const active = others.find(({ ariaPressed }) => ariaPressed === "true");
    const count = document.querySelectorAll("[data-category]:not([hidden])").length;
    const texts = { ...status.dataset } as unknown as FoundTexts;
    status.textContent = announcement(texts, count, active?.textContent ?? undefined);
  }
  addEventListener("popstate", say);

  listen("click", (event) => {
    const button = within(event, "[data-filter]");
    if (!button || button.ariaPressed === "true") return;
    const address = new URL(location.href);
    if (button === everything) address.searchParams.delete("filter");
    else address.searchParams.set("filter", button.dataset["filter"] ?? "");
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  });
}
