// The menu of a phone is a popover, which opens and closes without script. This keeps the focus
// inside it, and opens and closes it in browsers that have no popover (Chrome before 114, Safari
// before 17, Firefox before 125): there `data-open` stands for `:popover-open`.

const menu = document.querySelector("#menu") as HTMLElement;
const button = document.querySelector("[popovertarget=menu]") as HTMLElement;
// Newer (HTMLElement.hidePopover): only called where there are popovers.
const supportsPopover = "popover" in HTMLElement.prototype;

const isOpen = () =>
  supportsPopover ? menu.matches(":popover-open") : menu.hasAttribute("data-open");

/** While the menu is open, everything outside the header is inert. */
function followState(): void {
  for (const part of document.querySelectorAll("body > :not([data-header])")) {
    part.toggleAttribute("inert", isOpen());
  }
}

function setOpenWithoutPopover(open: boolean): void {
  menu.toggleAttribute("data-open", open);
  button.setAttribute("aria-expanded", `${open}`);
  followState();
}

function close(): void {
  if (supportsPopover) {
    menu.hidePopover();
  } else {
    setOpenWithoutPopover(false);
  }
}

if (supportsPopover) {
  menu.addEventListener("toggle", followState);
} else {
  setOpenWithoutPopover(false);
  button.addEventListener("click", () => setOpenWithoutPopover(!isOpen()));
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && isOpen()) {
      close();
      button.focus();
    }
  });
}
followState();

// Tab moves from the last link to the button.
menu.addEventListener("keydown", (event) => {
  const links = menu.querySelectorAll("a");
  if (event.key === "Tab" && !event.shiftKey && event.target === links[links.length - 1]) {
    event.preventDefault();
    button.focus();
  }
});
menu.addEventListener("click", (event) => {
  if ((event.target as Element).closest("a")) {
    close();
  }
});
// A page that comes back from the back-forward cache comes back with its menu closed.
addEventListener("pagehide", close);
// A wide screen has no button to close it.
matchMedia("(min-width: 75rem)").addEventListener("change", close);
