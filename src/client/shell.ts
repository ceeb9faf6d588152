// Runs on every page: the cookie banner, both menus, the opening hours, effects of scrolling.
import "#features/consent/behaviour.ts";
import "#features/navigation/dropdown.ts";
import "#features/reachability/behaviour.ts";
import "./mobile-menu.ts";
import "./scrolled.ts";
import { registerWorker } from "./register-worker.ts";

if (import.meta.env.PROD) {
  registerWorker();
}
