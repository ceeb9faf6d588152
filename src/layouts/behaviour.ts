/**
 * What the shell and the comparisons do on every page, in as few bytes as it can: what every visitor touches first
 * answers without React. What is done before this script has come is kept by first-script.js and heard here.
 */
import { startComparisons } from "@/features/comparison/behaviour";
import { startConsent } from "@/features/consent/behaviour";
import { startDropdown } from "@/features/navigation/dropdown";
import { startReachability } from "@/features/reachability/behaviour";
import { fetchFace } from "./face";
import { startIslands } from "./islands";
import { startMobileMenu } from "./mobile-menu";
import { onceLoaded } from "./once-loaded";
import { startScrolling } from "./scrolled";
import { registerWorker } from "./worker";

startConsent();
startDropdown();
startMobileMenu();
startScrolling();
startComparisons();
startReachability();
startIslands();
early = undefined;
onceLoaded(() => {
  fetchFace();
  if (import.meta.env.PROD) registerWorker();
});
