import type { ClientDirective } from "astro";
import { savesData, whenIdle } from "./idle.ts";

declare module "astro" {
  interface AstroClientDirectives {
    /** Added by site/astro.config.ts. */
    "client:form"?: boolean;
  }
}

/**
 * `client:form` hydrates a form when the browser is idle, or at once when the visitor uses it.
 * `client:idle` does only the former, which takes seconds on a slow phone, and a submit before
 * hydration would leave the page. Here, a button that is pressed before hydration is pressed again
 * afterwards. When the script cannot be fetched, the form is submitted as it is without script, and
 * the next touch fetches it again.
 */
const formDirective: ClientDirective = (load, _options, island) => {
  const listening = new AbortController();
  let pressed: HTMLButtonElement | null = null;
  let isStarting = false;
  let isPressing = false;

  /** Presses the button that was held, or the one that React made in its place. */
  const pressHeld = () => {
    const button = pressed;
    pressed = null;
    isPressing = true;
    button?.click();
    if (button?.isConnected === false) {
      document.getElementById(button.id)?.click();
    }
    isPressing = false;
  };

  const start = async () => {
    if (isStarting) {
      return;
    }
    isStarting = true;
    // When the script cannot be fetched, Astro logs it, and `hydrate` does nothing.
    const hydrate = await load();
    await hydrate();
    // Astro removes this attribute from an island that is hydrated.
    if (!island.hasAttribute("ssr")) {
      listening.abort();
    }
    pressHeld();
    isStarting = false;
  };

  /** Pressing Enter in a field clicks the submit button, too. */
  const holdButton = (event: Event) => {
    const button = (event.target as Element).closest("button");
    if (button && !isPressing) {
      event.preventDefault();
      pressed = button;
      void start();
    }
  };

  island.addEventListener("click", holdButton, { capture: true, signal: listening.signal });
  island.addEventListener("pointerdown", start, { signal: listening.signal });
  island.addEventListener("focusin", start, { signal: listening.signal });
  if (!savesData()) {
    whenIdle(start);
  }
};

export default formDirective;
