import { shell } from "@/content/pages/shell";
import { breadcrumbs } from "@/routes";
import styles from "./Breadcrumb.module.css";

interface Props {
  path: string;
  /** Name of the page itself, when the route table does not have it. */
  label?: string;
}

/** Where the page stands: home, the pages above, the page itself. */
export function Breadcrumb({ path, label }: Props) {
  return (
    <nav className={styles.crumbs} aria-label={shell.breadcrumbLabel}>
      <ol>
        {breadcrumbs(path, label).map((crumb) => (
          <li key={crumb.path}>
            {crumb.isCurrentPage ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={crumb.path}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
