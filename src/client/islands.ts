import { listen, within } from "#ui/listen.ts";
import { onFirstSign } from "./first-sign.ts";
import { keepForLater } from "./worker.ts";

// Brings the islands of a page to life: their script comes with the visitor's first sign of life,
// or with their use.

const waiting = "astro-island[ssr]";

/**
 * What the islands of this page need, each after what it needs itself, and last what hydrates them;
 * integrations/island-scripts.ts writes it, and unused-styles.ts a stylesheet before it.
 */
const needs = document.documentElement.dataset.islands?.split(" ") ?? [];

const isStyle = (url: string) => url.endsWith(".css");

const preload = (url: string) =>
  new Promise((onload, onerror) => {
    const rel = isStyle(url) ? "stylesheet" : "modulepreload";
    document.head.append(
      Object.assign(document.createElement("link"), { rel, href: url, onload, onerror }),
    );
  });

/** Lets the browser do what the visitor asked of it meanwhile. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

async function fetchScripts(): Promise<void> {
  await Promise.all(needs.map(preload));
  // One after the other with a breath between them, so that no long task holds up what the visitor
  // does.
  for (const url of needs) {
    if (isStyle(url)) {
      continue;
    }
    await import(/* @vite-ignore */ url);
    await breath();
  }
}

let coming: Promise<void> | undefined;

/** Fetches what the page's islands need, once; when that fails, the next call tries again. */
function bring(): Promise<void> {
  coming ??= fetchScripts().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

/**
 * Whether a form has something to show at once: a draft, its files, or a service named in the
 * address.
 */
function hasStart(): boolean {
  const draft = document.querySelector<HTMLElement>("[data-draft]")?.dataset["draft"];
  try {
    return (
      /[?&]dienst=/.test(location.search) ||
      ["", ":files"].some((part) => localStorage.getItem(`${draft}${part}`))
    );
  } catch {
    return false;
  }
}

/** A click that comes before the island's script is held back and made again afterwards. */
function hold(event: MouseEvent): void {
  const island = within(event, waiting);
  const target = event.target as HTMLInputElement;
  // Links and fields do what they do by themselves.
  if (!island || target.closest("a, label, select, textarea, input:not([type=checkbox])")) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  // Heard too late to hold it back: it is undone, and made again all the same.
  if (!event.eventPhase && target.type === "checkbox") {
    target.checked = !target.checked;
  }
  const hydrated = new Promise((resolve) => island.addEventListener("astro:hydrate", resolve));
  bring()
    .then(() => hydrated)
    .then(
      () => {
        for (const type of ["pointerdown", "pointerup", "click"]) {
          target.dispatchEvent(new PointerEvent(type, event));
        }
      },
      // Without its script a form still has an action: better a plain submit than a lost enquiry.
      () => target.closest<HTMLButtonElement>("button[type=submit]")?.form?.submit(),
    );
}

if (hasStart()) {
  bring().catch(() => {});
}
onFirstSign(() => void bring().then(keepForLater, () => {}));
for (const use of ["pointerdown", "focusin", "keydown"] as const) {
  listen(use, (event) => within(event, waiting) && bring().catch(() => {}));
}
listen("click", hold, true);
