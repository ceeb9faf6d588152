import type { ClientDirective } from "astro";
import { savesData } from "./saves-data.ts";

/**
 * `client:form` hydrates a form when the browser is idle, or at once when the visitor uses it.
 * `client:idle` does only the former, which takes seconds on a slow phone, and a submit before
 * hydration would leave the page. Here, a button that is pressed before hydration is pressed again
 * afterwards. When the script cannot be fetched, the form is submitted as it is without script.
 */
const formDirective: ClientDirective = (load, _options, island) => {
  let pressed: HTMLButtonElement | null = null;
  let isStarted = false;

  const start = async () => {
    if (isStarted) {
      return;
    }
    isStarted = true;
    // When the script cannot be fetched, Astro logs it, and `hydrate` does nothing.
    const hydrate = await load();
    await hydrate();
    island.removeEventListener("click", holdButton, true);
    pressed?.click();
  };
  /** Pressing Enter in a field clicks the submit button, too. */
  const holdButton = (event: Event) => {
    const button = (event.target as Element).closest("button");
    if (button) {
      event.preventDefault();
      pressed = button;
      void start();
    }
  };

  island.addEventListener("click", holdButton, true);
  island.addEventListener("pointerdown", start, { once: true });
  island.addEventListener("focusin", start, { once: true });
  if (savesData()) {
    return;
  }
  if ("requestIdleCallback" in window) {
    requestIdleCallback(start);
  } else {
    // Safari has no requestIdleCallback.
    setTimeout(start, 200);
  }
};

export default formDirective;
