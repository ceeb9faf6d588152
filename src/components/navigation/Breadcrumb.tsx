import { shell } from "#data/pages/shell.ts";
import { breadcrumbs, type Place } from "#routes.ts";
import styles from "./Breadcrumb.module.css";

/** Where the page stands: home, the pages above, the page itself. */
export function Breadcrumb(place: Place) {
  return (
    <nav className={`t-small ${styles.crumbs}`} aria-label={shell.data.breadcrumbLabel}>
      <ol>
        {breadcrumbs(place).map((crumb) => (
          <li key={crumb.path}>
            {crumb.isCurrentPage ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a className="u-target" href={crumb.path}>
                {crumb.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
