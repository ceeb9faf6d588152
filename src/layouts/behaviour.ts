/**
 * What the shell does on every page, in as few bytes as it can: what every visitor touches first
 * answers without React. What is done before this script has come is kept by first-script.js and heard here.
 */
import { startConsent } from "@/features/consent/behaviour";
import { startDropdown } from "@/features/navigation/dropdown";
import { startReachability } from "@/features/reachability/behaviour";
import { onFirstSign } from "./first-sign";
import { startMobileMenu } from "./mobile-menu";
import { startScrolling } from "./scrolled";
import { keepForLater, registerWorker } from "./worker";

declare global {
  /** Fetches Archivo and gives it to all that is bold; in first-script.js, which asks at once where it is known. */
  var fetchFont: () => Promise<void>;
}

startConsent();
startDropdown();
startMobileMenu();
startScrolling();
startReachability();
// A page with forms fetches their script first.
if (!document.querySelector("astro-island")) onFirstSign(() => void keepForLater());
early = undefined;

const afterPictures = async () => {
  await fetchFont();
  // The sheet for paper shares the line with no picture; without script it stands where it is.
  document.head.insertAdjacentHTML("beforeend", document.querySelector("head noscript")?.textContent ?? "");
  if (import.meta.env.PROD) registerWorker();
};
if (document.readyState === "complete") void afterPictures();
else addEventListener("load", afterPictures);
