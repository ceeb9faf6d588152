/**
 * What the shell does on every page, in as few bytes as it can: the header's shadow, the mobile menu,
 * the contact bar and the service worker. Everything else is an island that arrives when it is used.
 */
const root = document.documentElement;
const header = document.querySelector<HTMLElement>("[data-header]");
const button = document.querySelector<HTMLButtonElement>("[data-menu-button]");
const menu = document.getElementById("mobile-menu");
const bar = document.querySelector<HTMLElement>("[data-contact-bar]");
/** Pages whose own form is the action: the bar would lie over its button. */
const hasForm = document.querySelector("main form") !== null;

function onScroll() {
  header?.toggleAttribute("data-scrolled", scrollY > 10);
  bar?.toggleAttribute("data-shown", !hasForm && scrollY > innerHeight * 0.8);
}
addEventListener("scroll", onScroll, { passive: true });
onScroll();

/** Everything outside the header rests while the menu is open, so that focus stays inside. */
menu?.addEventListener("toggle", (event) => {
  const open = event.newState === "open";
  button?.setAttribute("aria-expanded", `${open}`);
  for (const part of document.querySelectorAll("body > :not(header)")) part.toggleAttribute("inert", open);
  root.toggleAttribute("data-menu-open", open);
});

menu?.addEventListener("keydown", (event) => {
  const links = menu.querySelectorAll("a");
  if (event.key !== "Tab" || event.shiftKey || event.target !== links[links.length - 1]) return;
  event.preventDefault();
  button?.focus();
});

menu?.addEventListener("click", (event) => {
  if ((event.target as Element).closest("a")) menu.hidePopover();
});
// A page that comes back from the back-forward cache comes back with its menu closed.
addEventListener("pagehide", () => menu?.matches(":popover-open") && menu.hidePopover());

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    navigator.serviceWorker
      .register("/sw.js")
      .catch((error: unknown) => console.log("Service worker:", error));
  });
}
