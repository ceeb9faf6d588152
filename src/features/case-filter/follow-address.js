// The list follows the address before it is first painted: a shared link shows its kind of work at once.
(() => {
  const buttons = [...document.querySelectorAll("[data-filter]")];
  const cards = document.querySelectorAll("[data-category]");
  const follow = () => {
    const wanted = new URLSearchParams(location.search).get("filter");
    const active = buttons.find((button) => button.dataset.filter === wanted) ?? buttons[0];
    for (const button of buttons) button.setAttribute("aria-pressed", String(button === active));
    for (const card of cards)
      card.hidden = active !== buttons[0] && active.dataset.filter !== card.dataset.category;
  };
  addEventListener("popstate", follow);
  follow();
})();
