// Redirects an old address with ?filter=, from when all cases were on one page, to the page of that
// kind of work.
{
  const wanted = new URLSearchParams(location.search).get("filter");
  for (const link of document.querySelectorAll("a[data-filter]")) {
    if (link.dataset.filter === wanted) {
      location.replace(link.href);
    }
  }
}
