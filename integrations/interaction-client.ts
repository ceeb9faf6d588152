import type { ClientDirective } from "astro";

/** What a visitor does just before using something: enough notice to fetch its script. */
const signs = ["pointerover", "pointerdown", "focusin"] as const;

/** Whether a form has something to show at once: a draft, or a service named in the address. */
function hasStart(draft: string): boolean {
  try {
    return /[?&]dienst=/.test(location.search) || localStorage.getItem(draft) !== null;
  } catch {
    return false;
  }
}

/**
 * Hydrates an island on the first sign of use; with `{ draft: key }` at once when that key is in local storage.
 * A click or a submit that comes before the script has arrived is held back and made again afterwards, so that
 * no action of the visitor is lost.
 */
const interaction: ClientDirective = (load, options, island) => {
  let hydrated: Promise<boolean> | undefined;

  const hydrate = (): Promise<boolean> =>
    (hydrated ??= (async () => {
      let failed = false;
      island.addEventListener("astro:hydration-error", () => (failed = true), { once: true });
      await (
        await load()
      )();
      for (const sign of signs) island.removeEventListener(sign, hydrate);
      island.removeEventListener("click", holdClick, true);
      island.removeEventListener("submit", holdSubmit, true);
      return !failed;
    })());

  // Without its script a form still has an action: better a plain submit than a lost enquiry.
  const holdClick = (event: MouseEvent) => {
    const target = event.target as Element;
    // Links and fields do what they do by themselves.
    if (target.closest("a, label, select, textarea, input:not([type=checkbox])")) return;
    event.preventDefault();
    event.stopPropagation();
    void hydrate().then((ready) => {
      if (ready)
        for (const type of ["pointerdown", "pointerup", "click"])
          target.dispatchEvent(new PointerEvent(type, event));
      else target.closest<HTMLButtonElement>("button[type=submit]")?.form?.submit();
    });
  };

  const holdSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    event.stopPropagation();
    void hydrate().then((ready) => (ready ? form.requestSubmit() : form.submit()));
  };

  for (const sign of signs) island.addEventListener(sign, hydrate, { passive: true });
  island.addEventListener("click", holdClick, true);
  island.addEventListener("submit", holdSubmit, true);
  const { draft } = (options.value || {}) as { draft?: string };
  if (draft && hasStart(draft)) void hydrate();
};

export default interaction;
