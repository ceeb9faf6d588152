import { browserStore } from "#features/shared/browser-store.ts";

// The mail library asks for local storage as soon as it is loaded, and breaks where the browser
// refuses it. It works where there is none, so this has to be imported before it.
if (typeof window !== "undefined" && !browserStore()) {
  Object.defineProperty(window, "localStorage", { value: undefined, configurable: true });
}
