/**
 * What the shell does on every page, in as few bytes as it can: what every visitor touches first
 * answers without React. What is done before this script has come is kept by first-script.js and
 * heard here.
 */
import "#features/consent/behaviour.ts";
import { removeOldEnquiries } from "#features/enquiry/remove-old-enquiries.ts";
import "#features/navigation/dropdown.ts";
import "#features/reachability/behaviour.ts";
import { typeface } from "#features/shared/typeface.ts";
import { onFirstSign } from "./first-sign.ts";
import "./mobile-menu.ts";
import "./scrolled.ts";
import { keepForLater, registerWorker } from "./worker.ts";

// A page with forms fetches their script first.
if (!document.querySelector("astro-island")) {
  onFirstSign(() => void keepForLater());
}
early = undefined;

// A part of the page in each frame: all at once would keep a slow phone from answering.
if ((await typeface) && !("font" in document.documentElement.dataset)) {
  const use = (part: HTMLElement) => (part.dataset.font = "");
  document.querySelectorAll<HTMLElement>("body > :not(main)").forEach(use);
  for (const part of document.querySelectorAll<HTMLElement>("main > *")) {
    use(part);
    await new Promise(requestAnimationFrame);
  }
}
// These share the line with no picture; without script they stand where they are.
document.head.insertAdjacentHTML(
  "beforeend",
  document.querySelector("head noscript")?.textContent ?? "",
);
void removeOldEnquiries();
if (import.meta.env.PROD) {
  registerWorker();
}
