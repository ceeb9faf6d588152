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
  if (isOverPage.matches && used && !item.contains(used as Node)) {
    setOpen(false);
  }
}

for (const type of ["pointerenter", "pointerleave"] as const) {
  item.addEventListener(type, ({ pointerType }) => {
    if (pointerType === "mouse") {
      setOpenSoon(type === "pointerenter");
    }
  });
}
// The pointer may have been here before the script ran.
if (item.matches(":hover")) {
  setOpenSoon(true);
}

trigger.addEventListener("click", ({ detail }) => {
  // A click by pointer on what it has just opened leaves it open.
  if (!(detail > 0 && isOpen() && justChanged())) {
    setOpen(!isOpen());
  }
});
document.addEventListener("pointerdown", ({ target }) => closeFor(target));
item.addEventListener("focusout", ({ relatedTarget }) => closeFor(relatedTarget));
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape" && isOverPage.matches && isOpen()) {
    if (item.contains(document.activeElement)) {
      trigger.focus();
    }
    setOpen(false);
  }
});
// A page that comes back from the back-forward cache comes back with its menu closed.
addEventListener("pagehide", () => setOpen(false));
