import type { ClientDirective } from "astro";
import { savesData } from "./saves-data.ts";

/**
 * `client:form` hydrates a form when the browser is idle, or at once when the visitor uses it.
 * Fields keep what is typed before that. A button that is pressed before that is pressed again
 * afterwards, so that an early submit neither leaves the page nor sends anything unchecked. When
 * the script cannot be fetched, the form is submitted as it is without script.
 */
const formDirective: ClientDirective = (load, _options, island) => {
  let pressed: HTMLButtonElement | null = null;
  let isStarted = false;

  const start = async () => {
    if (isStarted) {
      return;
    }
    isStarted = true;
    // Astro reports a script that cannot be fetched, and gives a function that does nothing.
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
