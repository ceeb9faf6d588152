import { ChevronDown } from "@/ui/icons";
import styles from "./MainMenu.module.css";

interface MenuLink {
  path: string;
  label: string;
}

interface Props {
  label: string;
  links: MenuLink[];
  /** The links under the item /diensten; that item opens them instead of leaving the page. */
  services: MenuLink[];
  current: string;
}

/** The menu of wide screens; dropdown.ts opens and closes the list of services. */
export function MainMenu({ label, links, services, current }: Props) {
  const mark = (path: string) => (path === current ? ({ "aria-current": "page" } as const) : {});
  return (
    <nav className={styles.menu} aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ path, label: name }) =>
          path === "/diensten" ? (
            <li key={path} className={styles.services} data-dropdown="">
              <button
                type="button"
                className={styles.trigger}
                aria-expanded="false"
                aria-controls="services-menu"
                data-current={current.startsWith(path) || undefined}
              >
                {name}
                <ChevronDown />
              </button>
              {/* Without script the button opens nothing, so the stylesheet shows this in its place. */}
              <a className={styles.plain} href={path} {...mark(path)}>
                {name}
              </a>
              <ul id="services-menu" className={styles.panel} hidden>
                {services.map((service) => (
                  <li key={service.path}>
                    <a href={service.path} {...mark(service.path)}>
                      {service.label}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ) : (
            <li key={path}>
              <a className={styles.link} href={path} {...mark(path)}>
                {name}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
