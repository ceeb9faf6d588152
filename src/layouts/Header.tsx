import type { ReactNode } from "react";
import { business } from "@/content/business/business";
import { shell } from "@/content/pages/shell";
import { Reachable } from "@/features/reachability/Reachable";
import { headerPaths, routeAt, serviceLinks } from "@/routes";
import { ButtonLink } from "@/ui/Button";
import { Bars, Cross } from "@/ui/icons";
import { Logo } from "@/ui/Logo";
import styles from "./Header.module.css";

/** The bar at the top: logo, menu, the quote button; on small screens a button that opens all of it. */
export function Header({ current, children }: { current: string; children: ReactNode }) {
  const { header } = shell;
  const mark = (path: string) => (path === current ? ({ "aria-current": "page" } as const) : {});
  return (
    <header className={styles.header} data-header="">
      <a className={`bold target ${styles.logo} ${business.name.length > 24 ? styles.long : ""}`} href="/">
        <Logo />
        {business.name}
      </a>
      <div className={styles.reach}>
        <a className={`bold target ${styles.call}`} href={`tel:${business.phoneInternational}`}>
          {business.phone}
          <Reachable />
        </a>
      </div>
      {children}
      <div className={styles.quote}>
        <ButtonLink href="/contact" compact>
          {header.quote}
        </ButtonLink>
      </div>
      <button type="button" className={`bold ${styles.burger}`} popoverTarget="mobile-menu">
        <span className={`target ${styles.open}`}>
          <Bars />
          {header.menu}
        </span>
        <span className={`target ${styles.close}`}>
          <Cross />
          {header.close}
        </span>
      </button>
      <div id="mobile-menu" popover="auto" className={styles.mobile}>
        <nav aria-label={header.menu}>
          <ul className={`rows link-list ${styles.items}`}>
            {headerPaths.map((path) => (
              <li key={path}>
                <a className="bold" href={path} {...mark(path)}>
                  {path === "/diensten" ? header.services : routeAt(path).label}
                </a>
                {path === "/diensten" && (
                  <ul className={styles.services}>
                    {[...serviceLinks("menu"), { path, label: header.allServices }].map((service) => (
                      <li key={service.path}>
                        <a href={service.path} {...mark(service.path)}>
                          {service.label}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
          <ButtonLink href="/contact">{header.quote}</ButtonLink>
          <a className="more" href={`tel:${business.phoneInternational}`}>
            {business.phone}
          </a>
        </nav>
      </div>
    </header>
  );
}
