// Follows the scrolling: the header's shadow, the mark that the page is read on from its start, for
// what moves from then on, and, on a phone, the header, which goes while one reads on and comes
// back when one scrolls up, and the bar with ways to get in contact.

const root = document.documentElement;
const header = document.querySelector("[data-header]");
const bar = document.querySelector<HTMLElement>("[data-contact-bar]");
/** The contact bar would cover the submit button of a form. */
const hasBar = !document.querySelector("main form[method=post]");
const isAlwaysThere = bar?.dataset.contactBar === "always";
/** How many pixels a visitor scrolls before it counts as a direction. */
const least = 8;
let turnedAt = scrollY;
let height = root.scrollHeight;

/** While the visitor types, the keyboard leaves no room for a bar. */
const isTyping = () =>
  document.activeElement?.matches("main :is(input, textarea):read-write") === true;
const isMenuOpen = () => document.querySelector("main")?.hasAttribute("inert") === true;

function followDirection(): void {
  // A page that becomes longer or shorter moves without its visitor.
  if (root.scrollHeight !== height) {
    height = root.scrollHeight;
    turnedAt = scrollY;
    return;
  }
  const distance = scrollY - turnedAt;
  if (Math.abs(distance) < least) {
    return;
  }
  turnedAt = scrollY;
  const isReadingOn = distance > 0 && scrollY > 100 && !isMenuOpen();
  root.toggleAttribute("data-header-away", isReadingOn);
}

function showBar(): void {
  const isPastFirstScreen = isAlwaysThere || scrollY > innerHeight * 0.8;
  // The attribute is on the root, because the cookie button makes room for the bar as well.
  root.toggleAttribute("data-bar-shown", hasBar && isPastFirstScreen && !isTyping());
}

function followScrolling(): void {
  header?.toggleAttribute("data-scrolled", scrollY > 10);
  if (scrollY > 10 && root.dataset.wasScrolled === undefined) {
    root.dataset.wasScrolled = "";
    // The mark makes room for the cookie banner below the footer.
    height = root.scrollHeight;
  }
  followDirection();
  showBar();
}

addEventListener("scroll", followScrolling);
addEventListener("focusin", showBar);
addEventListener("focusout", () => requestAnimationFrame(showBar));
header?.addEventListener("focusin", () => root.removeAttribute("data-header-away"));
followScrolling();
