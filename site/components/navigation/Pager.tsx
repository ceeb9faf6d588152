import { fill } from "@contractor/core/facts/format/fill.ts";
import { shell } from "@contractor/core/facts/shell/shell.ts";
import type { Page } from "astro";

/** Links to the page before and the page after; nothing for a list of one page. */
export function Pager({ currentPage, lastPage, url }: Omit<Page, "data">) {
  const { label, previous, next, current } = shell.data.pager;
  if (lastPage === 1) {
    return null;
  }
  return (
    <nav className="l-actions u-above-4" aria-label={label}>
      {url.prev && (
        <a className="u-more" href={url.prev} rel="prev">
          {previous}
        </a>
      )}
      <p>{fill(current, { page: currentPage, pages: lastPage })}</p>
      {url.next && (
        <a className="u-more" href={url.next} rel="next">
          {next}
        </a>
      )}
    </nav>
  );
}
