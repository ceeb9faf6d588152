import { listen } from "#ui/listen.ts";

// What follows the scrolling: the header's shadow, and on a phone the contact bar and the cookie
// button.

const root = document.documentElement;
const header = document.querySelector("[data-header]");
const bar = document.querySelector("[data-contact-bar]");
/** Pages whose own form is the action: the bar would lie over its button. */
const form = document.querySelector("main form");

const follow = () => {
  const left = root.scrollHeight - innerHeight - scrollY;
  root.dataset.at = scrollY < innerHeight * 0.2 ? "top" : left < 40 ? "end" : "between";
  header?.toggleAttribute("data-scrolled", scrollY > 10);
  bar?.toggleAttribute("data-shown", !form && scrollY > innerHeight * 0.8);
};
listen("scroll", follow);
follow();
