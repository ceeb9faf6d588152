// Runs on every page: the cookie banner, both menus, the opening hours, the first free week,
// effects of scrolling, photographs.
import "#components/consent/behaviour.ts";
import "#components/navigation/dropdown.ts";
import "#components/contact/behaviour.ts";
import "#components/firm/free-week-behaviour.ts";
import "./mobile-menu.ts";
import "./other-photographs.ts";
import "./scrolled.ts";
import { registerWorker } from "./register-worker.ts";

if (import.meta.env.PROD) {
  registerWorker();
}
