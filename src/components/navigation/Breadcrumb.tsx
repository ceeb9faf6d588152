import { shell } from "#data/shell/shell.ts";
import { type BreadcrumbPage, breadcrumbs } from "#routes.ts";
import { classes } from "#ui/classes.ts";
import styles from "./Breadcrumb.module.css";

/** The path to a page: home, the pages above, and the page itself. */
export function Breadcrumb(page: BreadcrumbPage) {
  return (
    <nav className={`t-small ${styles.crumbs}`} aria-label={shell.data.breadcrumbLabel}>
      <ol className={styles.list}>
        {breadcrumbs(page).map((crumb) => (
          <li
            key={crumb.path}
            className={classes(styles.crumb, crumb.isCurrentPage && styles.current)}
          >
            {crumb.isCurrentPage ? (
              <span className={styles.currentLabel} aria-current="page">
                {crumb.label}
              </span>
            ) : (
              <a className={`u-target ${styles.link}`} href={crumb.path}>
                {crumb.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
