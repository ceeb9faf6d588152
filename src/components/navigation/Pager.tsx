import { fill } from "#data/format/fill.ts";
import { pagePath, pagesShown } from "#data/shell/paginate.ts";
import { shell } from "#data/shell/shell.ts";
import { classes } from "#ui/classes.ts";
import styles from "./Pager.module.css";

interface Props {
  /** The path of the list, which is that of its first page. */
  list: string;
  /** The number of the current page, from 1. */
  number: number;
  count: number;
  /** Gives it margins of its own, where it is not in a section. */
  withMargins?: boolean;
}

/** Links to the pages of a list; nothing for a list of one page. */
export function Pager({ list, number, count, withMargins = false }: Props) {
  const { label, previous, next, page } = shell.data.pager;
  if (count === 1) {
    return null;
  }
  const shown = pagesShown(number, count);
  return (
    <nav
      className={classes("l-wrap", styles.pager, withMargins && styles.withMargins)}
      aria-label={label}
    >
      {number > 1 && (
        <a className={`u-more ${styles.link}`} href={pagePath(list, number - 1)} rel="prev">
          {previous}
        </a>
      )}
      <ol className={`l-wrap ${styles.numbers}`}>
        {shown.map((each, index) => (
          <li
            key={each}
            className={each - (shown[index - 1] ?? 0) > 1 ? styles.afterGap : undefined}
          >
            <a
              className={`u-more ${styles.link} ${styles.number}`}
              href={pagePath(list, each)}
              aria-label={fill(page, { page: each })}
              aria-current={each === number ? "page" : undefined}
            >
              {each}
            </a>
          </li>
        ))}
      </ol>
      {number < count && (
        <a
          className={`u-more ${styles.link} ${styles.next}`}
          href={pagePath(list, number + 1)}
          rel="next"
        >
          {next}
        </a>
      )}
    </nav>
  );
}
