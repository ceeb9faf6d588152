// The menu of a phone is a popover, which opens and closes by itself; this keeps the focus inside
// it.

const menu = document.querySelector("#menu") as HTMLElement;
const close = () => menu.hidePopover();

const followState = () => {
  for (const part of document.querySelectorAll("body > :not(header)")) {
    part.toggleAttribute("inert", menu.matches(":popover-open"));
  }
};
menu.addEventListener("toggle", followState);
followState();

menu.addEventListener("keydown", (event) => {
  const last = [...menu.querySelectorAll("a")].at(-1);
  if (event.key !== "Tab" || event.shiftKey || event.target !== last) {
    return;
  }
  event.preventDefault();
  document.querySelector<HTMLElement>("[popovertarget=menu]")?.focus();
});
menu.addEventListener("click", ({ target }) => (target as Element).closest("a") && close());
// A page that comes back from the back-forward cache comes back with its menu closed.
addEventListener("pagehide", close);
// On a screen turned wide there is no button to close it with.
matchMedia("(width >= 75rem)").addEventListener("change", close);
