import { business } from "#data/business/business.ts";
import { shell } from "#data/pages/shell.ts";
import { headerPaths, routeAt, serviceLinks } from "#routes.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { ChevronDown } from "#ui/icons.tsx";
import styles from "./Menu.module.css";

/**
 * The menu: on wide screens in the bar, where dropdown.ts opens the list of services; on small ones
 * a popover.
 */
export function Menu({ current }: { current: string }) {
  const { label, services, allServices, quote } = shell.data.header;
  const list = [...serviceLinks("menu"), { path: "/diensten", label: allServices }];
  const link = (path: string, words: string) => (
    <a href={path} aria-current={path === current ? "page" : undefined}>
      {words}
    </a>
  );
  return (
    <div id="menu" popover="auto" className={styles.menu}>
      <nav aria-label={label}>
        <ul className={`l-rows l-link-list ${styles.list}`}>
          {headerPaths.map((path) =>
            path === "/diensten" ? (
              <li key={path} className={styles.services} data-dropdown="">
                <button
                  type="button"
                  className={styles.trigger}
                  aria-expanded="false"
                  aria-controls="services-menu"
                  data-current={current.startsWith(path) || undefined}
                >
                  {services}
                  <ChevronDown />
                </button>
                {/* Where there is no script, or room for the list, the button opens nothing: this stands in its place. */}
                {link(path, services)}
                <ul id="services-menu" className={styles.panel}>
                  {list.map((service) => (
                    <li key={service.path}>{link(service.path, service.label)}</li>
                  ))}
                </ul>
              </li>
            ) : (
              <li key={path}>{link(path, routeAt(path).label)}</li>
            ),
          )}
        </ul>
        <ButtonLink href="/contact">{quote}</ButtonLink>
        <a className="u-more" href={`tel:${business.data.phoneInternational}`}>
          {business.data.phone}
        </a>
      </nav>
    </div>
  );
}
