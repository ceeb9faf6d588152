import type { ReactNode } from "react";
import { shell } from "#data/shell/shell.ts";
import { headerPaths, routeAt, routes, serviceLinks } from "#routes.ts";
import { ChevronDown, Plus } from "#ui/icons.tsx";
import styles from "./Menu.module.css";

const allServicesPath = "/diensten";

interface Props {
  current: string;
  /** Stands at the foot of the menu on small screens. */
  children: ReactNode;
}

/**
 * The menu. On wide screens it stands in the header, where dropdown.ts opens the list of services;
 * on small ones it is a popover.
 */
export function Menu({ current, children }: Props) {
  const { label, prices } = shell.data.header;
  const onlyHere = [
    { path: "/prijzen", label: prices },
    ...routes.filter(({ path }) => path === "/blogs"),
  ];
  return (
    <div id="menu" popover="auto" className={styles.menu}>
      <nav className={styles.pages} aria-label={label}>
        <ul className={`l-rows l-link-list ${styles.list}`}>
          {headerPaths.map((path) =>
            path === allServicesPath ? (
              <ServicesItem key={path} current={current} />
            ) : (
              <li key={path} className={styles.item}>
                <MenuLink
                  className={styles.link}
                  path={path}
                  label={routeAt(path).label}
                  current={current}
                />
              </li>
            ),
          )}
          {onlyHere.map((link) => (
            <li key={link.path} className={styles.onlyHere}>
              <MenuLink
                className={styles.link}
                path={link.path}
                label={link.label}
                current={current}
              />
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <ChevronDown className={styles.further} />
          {children}
        </div>
      </nav>
    </div>
  );
}

/** The services: a button that opens their list; without script, a link to all of them. */
function ServicesItem({ current }: { current: string }) {
  const { services, allServices } = shell.data.header;
  const links = [...serviceLinks("menu"), { path: allServicesPath, label: allServices }];
  return (
    <li className={`${styles.item} ${styles.services}`} data-dropdown="">
      <button
        type="button"
        className={styles.trigger}
        aria-expanded="false"
        aria-controls="services-menu"
        data-current={current.startsWith(allServicesPath) || undefined}
      >
        {services}
        <ChevronDown className={styles.arrow} />
        <Plus className={styles.plus} />
      </button>
      {/* Replaces the button without script. */}
      <MenuLink
        className={`${styles.link} ${styles.servicesLink}`}
        path={allServicesPath}
        label={services}
        current={current}
      />
      <ul id="services-menu" className={styles.panel}>
        {links.map(({ path, label }) => (
          <li key={path} className={styles.service}>
            <MenuLink className={styles.serviceLink} path={path} label={label} current={current} />
          </li>
        ))}
      </ul>
    </li>
  );
}

interface MenuLinkProps {
  className: string | undefined;
  path: string;
  label: string;
  /** The path of the page on which the menu stands. */
  current: string;
}

function MenuLink({ className, path, label, current }: MenuLinkProps) {
  return (
    <a className={className} href={path} aria-current={path === current ? "page" : undefined}>
      {label}
    </a>
  );
}
