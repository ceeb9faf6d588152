import type { ClientDirective } from "astro";

/** What a visitor does just before using something: enough notice to fetch its script. */
const signs = ["pointerover", "pointerdown", "focusin"] as const;

/**
 * Hydrates an island on the first sign of use. A click or a submit that comes before the script has arrived
 * is held back and made again afterwards, so that no action of the visitor is lost.
 */
const interaction: ClientDirective = (load, _options, island) => {
  let hydrated: Promise<boolean> | undefined;

  const hydrate = (): Promise<boolean> =>
    (hydrated ??= (async () => {
      let failed = false;
      island.addEventListener("astro:hydration-error", () => (failed = true), { once: true });
      await (await load())();
      for (const sign of signs) island.removeEventListener(sign, hydrate);
      island.removeEventListener("click", holdClick, true);
      island.removeEventListener("submit", holdSubmit, true);
      return !failed;
    })());

  const holdClick = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>("button, input[type=checkbox]");
    if (!control || (control as HTMLButtonElement).type === "submit") return;
    event.preventDefault();
    event.stopPropagation();
    void hydrate().then((ready) => ready && control.click());
  };

  const holdSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    event.stopPropagation();
    // Without its script a form still has an action: better a plain submit than a lost enquiry.
    void hydrate().then((ready) => (ready ? form.requestSubmit() : form.submit()));
  };

  for (const sign of signs) island.addEventListener(sign, hydrate, { passive: true });
  island.addEventListener("click", holdClick, true);
  island.addEventListener("submit", holdSubmit, true);
};

export default interaction;
