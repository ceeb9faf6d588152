import * as NavigationMenu from "@radix-ui/react-navigation-menu";
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
  /** The page that is shown. */
  current: string;
}

/** The menu of wide screens. Opens after 200 ms under the pointer, at once within 300 ms of the last; closes after 150 ms. */
export default function MainMenu({ label, links, services, current }: Props) {
  const mark = (path: string) => (path === current ? ({ "aria-current": "page" } as const) : {});
  return (
    <NavigationMenu.Root
      className={styles.menu}
      aria-label={label}
      delayDuration={200}
      skipDelayDuration={300}
    >
      <NavigationMenu.List className={styles.list}>
        {links.map(({ path, label: name }) =>
          path === "/diensten" ? (
            <NavigationMenu.Item key={path} value="services" className={styles.services}>
              <NavigationMenu.Trigger
                type="button"
                className={styles.trigger}
                data-current={current.startsWith(path) || undefined}
              >
                {name}
                <ChevronDown />
              </NavigationMenu.Trigger>
              {/* Without script the button opens nothing, so the stylesheet shows this in its place. */}
              <a className={styles.plain} href={path} {...mark(path)}>
                {name}
              </a>
              <NavigationMenu.Content className={styles.panel}>
                <ul>
                  {services.map((service) => (
                    <li key={service.path}>
                      <NavigationMenu.Link href={service.path} {...mark(service.path)}>
                        {service.label}
                      </NavigationMenu.Link>
                    </li>
                  ))}
                </ul>
              </NavigationMenu.Content>
            </NavigationMenu.Item>
          ) : (
            <NavigationMenu.Item key={path}>
              <NavigationMenu.Link className={styles.link} href={path} {...mark(path)}>
                {name}
              </NavigationMenu.Link>
            </NavigationMenu.Item>
          ),
        )}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}
