import { shell } from "@contractor/core/facts/shell/shell.ts";
import { headerPaths, routeAt, routes, serviceLinks } from "@contractor/core/routes.ts";
import type { ReactNode } from "react";
import { ChevronDown, Plus } from "#ui/icons.tsx";
import styles from "./Menu.module.css";

const allServicesPath = "/diensten";

interface Props {
  /** The path of the page on which the menu stands. */
  current: string;
  /** Stands at the foot of the menu on small screens. */
  children: ReactNode;
}

/**
 * The menu. On wide screens it stands in the header, where dropdown.ts opens the list of services;
 * on small ones it is a popover.
 */
export function Menu({ current, children }: Props) {
  const { label, prices, services, allServices } = shell.data.header;
  const link = (path: string, name: string, className = styles.link) => (
    <a className={className} href={path} aria-current={path === current ? "page" : undefined}>
      {name}
    </a>
  );
  const inServices = [...serviceLinks("menu"), { path: allServicesPath, label: allServices }];
  const onlyHere = [
    { path: "/prijzen", label: prices },
    ...routes.filter(({ path }) => path === "/blogs"),
  ];
  const servicesItem = (
    <li key={allServicesPath} className={styles.item}>
      <details className={styles.services} data-dropdown="">
        <summary
          className={styles.trigger}
          data-current={current.startsWith(allServicesPath) || undefined}
        >
          {services}
          <ChevronDown className={styles.arrow} />
          <Plus className={styles.plus} />
        </summary>
        <ul className={styles.panel}>
          {inServices.map((service) => (
            <li key={service.path} className={styles.service}>
              {link(service.path, service.label, styles.serviceLink)}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
  return (
    <div id="menu" popover="auto" className={styles.menu}>
      <nav className={styles.pages} aria-label={label}>
        <ul className={`l-rows l-link-list ${styles.list}`}>
          {headerPaths.map((path) =>
            path === allServicesPath ? (
              servicesItem
            ) : (
              <li key={path} className={styles.item}>
                {link(path, routeAt(path).label)}
              </li>
            ),
          )}
          {onlyHere.map((page) => (
            <li key={page.path} className={styles.onlyHere}>
              {link(page.path, page.label)}
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
