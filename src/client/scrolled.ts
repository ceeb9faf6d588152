// What follows the scrolling: the header's shadow, and on a phone the contact bar and the cookie
// button.

const root = document.documentElement;
const header = document.querySelector("[data-header]");
const bar = document.querySelector("[data-contact-bar]");
/** On a page with a form of its own the bar would lie over the form's button. */
const form = document.querySelector("main form");

function placeOnPage(): "top" | "between" | "end" {
  if (scrollY < innerHeight * 0.2) {
    return "top";
  }
  const left = root.scrollHeight - innerHeight - scrollY;
  return left < 40 ? "end" : "between";
}

function followScrolling(): void {
  root.dataset.at = placeOnPage();
  header?.toggleAttribute("data-scrolled", scrollY > 10);
  bar?.toggleAttribute("data-shown", !form && scrollY > innerHeight * 0.8);
}

addEventListener("scroll", followScrolling);
followScrolling();
