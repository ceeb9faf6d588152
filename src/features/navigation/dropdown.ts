import { listen, within } from "#ui/listen.ts";

// Opens and closes the list of services in the menu of wide screens, by pointer, touch and
// keyboard.

/**
 * Milliseconds: the pointer rests before it opens, opens at once again, and is gone before it
 * closes.
 */
const openDelay = 200;
const skipDelay = 300;
const closeDelay = 150;

const item = document.querySelector("[data-dropdown]") as HTMLElement;
const trigger = item.querySelector("button") as HTMLButtonElement;
let timer: ReturnType<typeof setTimeout> | undefined;
let changed = -skipDelay;

const isOpen = () => trigger.ariaExpanded === "true";
const open = (wanted: boolean) => {
  clearTimeout(timer);
  if (isOpen() === wanted) {
    return;
  }
  trigger.ariaExpanded = `${wanted}`;
  changed = performance.now();
};
const justChanged = () => performance.now() - changed < skipDelay;

const openIn = (delay: number, wanted: boolean) => {
  clearTimeout(timer);
  timer = setTimeout(open, delay, wanted);
};
const enter = () => openIn(justChanged() ? 0 : openDelay, true);
item.addEventListener("pointerenter", ({ pointerType }) => pointerType === "mouse" && enter());
item.addEventListener(
  "pointerleave",
  ({ pointerType }) => pointerType === "mouse" && openIn(closeDelay, false),
);
// A pointer that came to rest here before the script did.
if (item.matches(":hover")) {
  enter();
}

listen("click", (event) => {
  // Who clicks on what the pointer has just opened wants it open.
  if (within(event, "[data-dropdown] > button") && !(event.detail && isOpen() && justChanged())) {
    open(!isOpen());
  }
});
listen("pointerdown", (event) => within(event, "[data-dropdown]") ?? open(false));
item.addEventListener("focusout", ({ relatedTarget }) => {
  if (relatedTarget && !item.contains(relatedTarget as Node)) {
    open(false);
  }
});
listen("keydown", ({ key, target }) => {
  if (key === "Escape" && isOpen()) {
    if (item.contains(document.activeElement)) {
      trigger.focus();
    }
    open(false);
  }
  if (key === "ArrowDown" && target === trigger) {
    open(true);
    item.querySelector<HTMLElement>(":scope ul a")?.focus();
  }
});
// A page that comes back from the back-forward cache comes back with its menu closed.
addEventListener("pagehide", () => open(false));
