import { browserStore } from "#components/device/kept-on-device.ts";

// The mail library accesses local storage when it is imported, and throws where the browser refuses
// that. It works without local storage, so this module hides it and must be imported first.
if (typeof window !== "undefined" && !browserStore()) {
  Object.defineProperty(window, "localStorage", { value: undefined, configurable: true });
}
