// Filters the list of cases by the address, before the first paint, so that a shared link shows its
// kind of work at once. A choice changes the address, so that it can be shared and undone. The
// script comes before the filter and the list, so that it responds while they are still loading.
{
  const all = (selector) => [...document.querySelectorAll(selector)];

  const follow = () => {
    const buttons = all("[data-filter]");
    const wanted = new URLSearchParams(location.search).get("filter");
    const [everything] = buttons;
    const active = buttons.find((button) => button.dataset.filter === wanted) ?? everything;
    for (const button of buttons) {
      button.setAttribute("aria-pressed", button === active);
    }
    for (const card of all("[data-category]")) {
      card.hidden = active !== everything && active.dataset.filter !== card.dataset.category;
    }
    return { active, isEverything: active === everything };
  };

  const announce = () => {
    const { active, isEverything } = follow();
    const status = document.querySelector("[data-filter-status]");
    if (!status) {
      return;
    }
    const count = all("[data-category]:not([hidden])").length;
    const some = count === 1 ? status.dataset.one : status.dataset.many;
    status.textContent = (isEverything ? status.dataset.all : some)
      .replace("{count}", count)
      .replace("{filter}", active.textContent);
  };

  addEventListener("click", ({ target }) => {
    const button = target.closest("[data-filter][aria-pressed=false]");
    if (!button) {
      return;
    }
    const address = new URL(location.href);
    if (button === document.querySelector("[data-filter]")) {
      address.searchParams.delete("filter");
    } else {
      address.searchParams.set("filter", button.dataset.filter);
    }
    history.pushState(null, "", address);
    announce();
  });
  addEventListener("popstate", announce);

  const parsing = new MutationObserver(follow);
  parsing.observe(document.body, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => parsing.disconnect());
}
