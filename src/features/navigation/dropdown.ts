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

const isOpen = () => trigger.getAttribute("aria-expanded") === "true";
const open = (wanted: boolean) => {
  clearTimeout(timer);
  if (isOpen() === wanted) {
    return;
  }
  trigger.setAttribute("aria-expanded", `${wanted}`);
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

trigger.addEventListener("click", (event) => {
  const isByPointer = event.detail > 0;
  // A click on what the pointer has just opened leaves it open.
  if (!(isByPointer && isOpen() && justChanged())) {
    open(!isOpen());
  }
});
document.addEventListener("pointerdown", ({ target }) => {
  if (!item.contains(target as Node)) {
    open(false);
  }
});
item.addEventListener("focusout", ({ relatedTarget }) => {
  if (relatedTarget && !item.contains(relatedTarget as Node)) {
    open(false);
  }
});
document.addEventListener("keydown", ({ key, target }) => {
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
