// An address from the time when all cases were on one page asks for a kind of work: it has a page
// now.
{
  const wanted = new URLSearchParams(location.search).get("filter");
  for (const link of document.querySelectorAll("a[data-filter]")) {
    if (link.dataset.filter === wanted) {
      location.replace(link.href);
    }
  }
}
