// Opens and closes the list of services in the menu. On wide screens it lies over the page, and
// also follows the pointer and closes by itself; on small ones only its button opens and closes it.

/** How long the pointer rests on the button before the list opens, in milliseconds. */
const openDelay = 200;
/** How long after it opened or closed it opens without that delay, in milliseconds. */
const skipDelay = 300;
/** How long the pointer is gone before the list closes, in milliseconds. */
const closeDelay = 150;

const item = document.querySelector("[data-dropdown]") as HTMLElement;
const trigger = item.querySelector("[aria-controls=services-menu]") as HTMLElement;
let timer: ReturnType<typeof setTimeout> | undefined;
let changedAt = -skipDelay;

const isOverPage = matchMedia("(min-width: 75rem)");
const isOpen = () => trigger.getAttribute("aria-expanded") === "true";
const justChanged = () => performance.now() - changedAt < skipDelay;

function setOpen(wanted: boolean): void {
  clearTimeout(timer);
  if (isOpen() !== wanted) {
    trigger.setAttribute("aria-expanded", `${wanted}`);
    changedAt = performance.now();
  }
}

function setOpenAfter(delay: number, wanted: boolean): void {
  clearTimeout(timer);
  timer = setTimeout(setOpen, delay, wanted);
}

function enter(): void {
  setOpenAfter(justChanged() ? 0 : openDelay, true);
}

item.addEventListener("pointerenter", ({ pointerType }) => {
  if (pointerType === "mouse" && isOverPage.matches) {
    enter();
  }
});
item.addEventListener("pointerleave", ({ pointerType }) => {
  if (pointerType === "mouse" && isOverPage.matches) {
    setOpenAfter(closeDelay, false);
  }
});
// The pointer may have been here before the script ran.
if (item.matches(":hover") && isOverPage.matches) {
  enter();
}

trigger.addEventListener("click", (event) => {
  const isByPointer = event.detail > 0;
  // A click on what the pointer has just opened leaves it open.
  if (!(isByPointer && isOpen() && justChanged())) {
    setOpen(!isOpen());
  }
});
document.addEventListener("pointerdown", ({ target }) => {
  if (isOverPage.matches && !item.contains(target as Node)) {
    setOpen(false);
  }
});
item.addEventListener("focusout", ({ relatedTarget }) => {
  if (isOverPage.matches && relatedTarget && !item.contains(relatedTarget as Node)) {
    setOpen(false);
  }
});
document.addEventListener("keydown", ({ key, target }) => {
  if (key === "Escape" && isOverPage.matches && isOpen()) {
    if (item.contains(document.activeElement)) {
      trigger.focus();
    }
    setOpen(false);
  }
  if (key === "ArrowDown" && target === trigger) {
    setOpen(true);
    item.querySelector<HTMLElement>("#services-menu a")?.focus();
  }
});
// A page that comes back from the back-forward cache comes back with its menu closed.
addEventListener("pagehide", () => setOpen(false));
