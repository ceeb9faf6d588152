// On wide screens the list of services in the menu lies over the page. There it also follows the
// pointer and closes by itself; on small ones only its button opens and closes it.

/** How long the pointer rests on the button before the list opens, in milliseconds. */
const openDelay = 200;
/** How long after it opened or closed it opens without that delay, in milliseconds. */
const skipDelay = 300;
/** How long the pointer is gone before the list closes, in milliseconds. */
const closeDelay = 150;

const menu = document.querySelector("[data-dropdown]") as HTMLDetailsElement;
const button = menu.querySelector("summary") as HTMLElement;
let timer: ReturnType<typeof setTimeout> | undefined;
let changedAt = -skipDelay;

const isOverPage = matchMedia("(min-width: 75rem)");
const justChanged = () => performance.now() - changedAt < skipDelay;

function setOpen(wanted: boolean): void {
  clearTimeout(timer);
  menu.open = wanted;
}

/** Follows the pointer, after a moment. */
function setOpenSoon(wanted: boolean): void {
  if (isOverPage.matches) {
    const toOpen = justChanged() ? 0 : openDelay;
    clearTimeout(timer);
    timer = setTimeout(setOpen, wanted ? toOpen : closeDelay, wanted);
  }
}

/** Closes the list when something outside of it is used. */
function closeFor(used: EventTarget | null): void {
  if (isOverPage.matches && used && !menu.contains(used as Node)) {
    setOpen(false);
  }
}

for (const type of ["pointerenter", "pointerleave"] as const) {
  menu.addEventListener(type, ({ pointerType }) => {
    if (pointerType === "mouse") {
      setOpenSoon(type === "pointerenter");
    }
  });
}

menu.addEventListener("toggle", () => {
  changedAt = performance.now();
});
button.addEventListener("click", (event) => {
  clearTimeout(timer);
  // A click by pointer on what it has just opened leaves it open.
  if (event.detail > 0 && menu.open && justChanged()) {
    event.preventDefault();
  }
});
document.addEventListener("pointerdown", ({ target }) => closeFor(target));
menu.addEventListener("focusout", ({ relatedTarget }) => closeFor(relatedTarget));
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape" && isOverPage.matches && menu.open) {
    if (menu.contains(document.activeElement)) {
      button.focus();
    }
    setOpen(false);
  }
});
// A page that comes back from the back-forward cache comes back with its menu closed.
addEventListener("pagehide", () => setOpen(false));
