/**
 * What the shell does on every page, in as few bytes as it can: what every visitor touches first
 * answers without React. What is done before this script has come is kept by first-script.js and heard here.
 */
import { startConsent } from "@/features/consent/behaviour";
import { startDropdown } from "@/features/navigation/dropdown";
import { startReachability } from "@/features/reachability/behaviour";
import { typeface } from "@/features/shared/typeface";
import { onFirstSign } from "./first-sign";
import { startMobileMenu } from "./mobile-menu";
import { startScrolling } from "./scrolled";
import { keepForLater, registerWorker } from "./worker";

startConsent();
startDropdown();
startMobileMenu();
startScrolling();
startReachability();
// A page with forms fetches their script first.
if (!document.querySelector("astro-island")) onFirstSign(() => void keepForLater());
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
document.head.insertAdjacentHTML("beforeend", document.querySelector("head noscript")?.textContent ?? "");
if (import.meta.env.PROD) registerWorker();
