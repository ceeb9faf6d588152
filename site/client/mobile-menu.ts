// The menu of a phone is a popover, which opens and closes without script. This makes the page
// below it inert, and opens and closes it in browsers that have no popover (Chrome before 114,
// Safari before 17, Firefox before 125): there `data-open` stands for `:popover-open`.

const menu = document.querySelector("#menu") as HTMLElement;
const button = document.querySelector("[popovertarget=menu]") as HTMLElement;
// Newer (HTMLElement.hidePopover): only called where there are popovers.
const supportsPopover = "popover" in HTMLElement.prototype;

/** While the menu is open, everything outside the header is inert. */
function followState(): void {
  const isOpen = menu.matches(supportsPopover ? ":popover-open" : "[data-open]");
  button.setAttribute("aria-expanded", `${isOpen}`);
  for (const part of document.querySelectorAll("body > :not([data-header])")) {
    part.toggleAttribute("inert", isOpen);
  }
}

function close(): void {
  if (supportsPopover) {
    menu.hidePopover();
  } else {
    menu.removeAttribute("data-open");
    followState();
  }
}

if (!supportsPopover) {
  button.addEventListener("click", () => {
    menu.toggleAttribute("data-open");
    followState();
  });
}
menu.addEventListener("toggle", followState);
followState();

menu.addEventListener("click", (event) => {
  if ((event.target as Element).closest("a")) {
    close();
  }
});
// A page that comes back from the back-forward cache comes back with its menu closed.
addEventListener("pagehide", close);
// A wide screen has no button to close it.
matchMedia("(min-width: 75rem)").addEventListener("change", close);
