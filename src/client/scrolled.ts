// Updates the header's shadow, and on a phone the contact bar and the cookie button, on scroll.

const root = document.documentElement;
const header = document.querySelector("[data-header]");
/** The contact bar would cover the submit button of a form. */
const hasBar = !document.querySelector("main form");

function followScrolling(): void {
  header?.toggleAttribute("data-scrolled", scrollY > 10);
  // The attribute is on the root, because the cookie button makes room for the bar as well.
  root.toggleAttribute("data-bar-shown", hasBar && scrollY > innerHeight * 0.8);
}

addEventListener("scroll", followScrolling);
followScrolling();
