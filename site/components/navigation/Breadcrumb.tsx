import { shell } from "@contractor/core/facts/shell/shell.ts";
import { type BreadcrumbPage, breadcrumbs } from "@contractor/core/routes.ts";
import { classes } from "#ui/classes.ts";
import styles from "./Breadcrumb.module.css";

/** The path to a page: home, the pages above, and the page itself. */
export function Breadcrumb(page: BreadcrumbPage) {
  return (
    <nav className={`t-small ${styles.crumbs}`} aria-label={shell.data.breadcrumbLabel}>
      <ol className={styles.list}>
        {breadcrumbs(page).map(({ path, label }) => (
          <li key={path} className={classes(styles.crumb, path === page.path && styles.current)}>
            {path === page.path ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a className={`u-target ${styles.link}`} href={path}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
