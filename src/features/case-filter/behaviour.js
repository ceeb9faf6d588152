// The list follows the address before it is first painted: a shared link shows its kind of work at
// once. A choice changes the address, so that it can be shared and undone.
{
  const buttons = [...document.querySelectorAll("[data-filter]")];
  const cards = [...document.querySelectorAll("[data-category]")];
  const status = document.querySelector("[data-filter-status]");

  const follow = () => {
    const wanted = new URLSearchParams(location.search).get("filter");
    const active = buttons.find((button) => button.dataset.filter === wanted) ?? buttons[0];
    for (const button of buttons) {
      button.setAttribute("aria-pressed", button === active);
    }
    for (const card of cards) {
      card.hidden = active !== buttons[0] && active.dataset.filter !== card.dataset.category;
    }
    return active;
  };
  const say = () => {
    const { one, many, all } = status.dataset;
    const active = follow();
    const count = cards.filter((card) => !card.hidden).length;
    const text = active === buttons[0] ? all : count === 1 ? one : many;
    status.textContent = text.replace("{count}", count).replace("{filter}", active.textContent);
  };
  const choose = ({ target }) => {
    const button = target.closest?.("[data-filter][aria-pressed=false]");
    if (!button) {
      return;
    }
    const address = new URL(location.href);
    if (button === buttons[0]) {
      address.searchParams.delete("filter");
    } else {
      address.searchParams.set("filter", button.dataset.filter);
    }
    history.pushState(null, "", address);
    say();
  };

  follow();
  // On a slow line the buttons are there before this is.
  for (const event of early) {
    if (event.type === "click") {
      choose(event);
    }
  }
  addEventListener("click", choose);
  addEventListener("popstate", say);
}
