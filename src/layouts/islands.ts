import { listen, within } from "@/ui/listen";
import { onFirstSign } from "./first-sign";
import { keepForLater } from "./worker";

/** An island that hydrates when it comes near or when it is asked to; integrations/interaction-client.ts says how. */
export interface WaitingIsland extends HTMLElement {
  /** Resolves with whether it works now; when not, the next call tries again. */
  awaken?: () => Promise<boolean>;
}

const waiting = "astro-island[ssr]";

/**
 * What the islands of this page need, each after what it needs itself; integrations/island-scripts.ts writes it, and
 * unused-styles.ts a stylesheet before it.
 */
const needs = document.documentElement.dataset.islands?.split(" ") ?? [];

const isStyle = (url: string) => url.endsWith(".css");

const preload = (url: string) =>
  new Promise((onload, onerror) => {
    const rel = isStyle(url) ? "stylesheet" : "modulepreload";
    document.head.append(Object.assign(document.createElement("link"), { rel, href: url, onload, onerror }));
  });

/** Lets the browser do what the visitor asked of it meanwhile. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

async function fetchScripts(): Promise<void> {
  await Promise.all(needs.map(preload));
  // One after the other with a breath between them, so that no long task holds up what the visitor does.
  for (const url of needs) {
    if (isStyle(url)) continue;
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

/** Whether an island works now; false when its script cannot be had. */
async function hydrate(island: WaitingIsland): Promise<boolean> {
  try {
    await bring();
    return (await island.awaken?.()) ?? false;
  } catch {
    return false;
  }
}

/** Whether a form has something to show at once: a draft, its files, or a service named in the address. */
function hasStart(draft: string): boolean {
  try {
    return (
      /[?&]dienst=/.test(location.search) ||
      [draft, `${draft}:files`].some((key) => localStorage.getItem(key))
    );
  } catch {
    return false;
  }
}

/** A click that comes before the island's script is held back and made again afterwards. */
function hold(event: MouseEvent): void {
  const island = within<WaitingIsland>(event, waiting);
  const target = event.target as HTMLInputElement;
  // Links and fields do what they do by themselves.
  if (!island || target.closest("a, label, select, textarea, input:not([type=checkbox])")) return;
  event.preventDefault();
  event.stopPropagation();
  // Heard too late to hold it back: it is undone, and made again all the same.
  if (!event.eventPhase && target.type === "checkbox") target.checked = !target.checked;
  void hydrate(island).then((ready) => {
    if (ready)
      for (const type of ["pointerdown", "pointerup", "click"])
        target.dispatchEvent(new PointerEvent(type, event));
    // Without its script a form still has an action: better a plain submit than a lost enquiry.
    else target.closest<HTMLButtonElement>("button[type=submit]")?.form?.submit();
  });
}

// Brings the islands to life: their script with the visitor's first sign of life, each when it is near or used.
for (const island of document.querySelectorAll<WaitingIsland>(waiting)) {
  const { draft } = JSON.parse(island.getAttribute("opts") as string).value;
  if (draft && hasStart(draft)) void hydrate(island);
}
onFirstSign(() => void bring().then(keepForLater, () => {}));
for (const use of ["pointerdown", "focusin", "keydown"] as const)
  listen(use, (event) => {
    const island = within<WaitingIsland>(event, waiting);
    if (island) void hydrate(island);
  });
listen("click", hold, true);
