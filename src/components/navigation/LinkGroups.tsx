import { Heading } from "#ui/Heading.tsx";
import styles from "./LinkGroups.module.css";

interface Props {
  links: readonly { heading: string; path: string; label: string }[];
}

export function LinkGroups({ links }: Props) {
  return (
    <div className={styles.groups}>
      {[...new Set(links.map(({ heading }) => heading))].map((heading) => (
        <section key={heading} className={styles.group}>
          <Heading level={2} className="t-minor" text={heading} />
          <ul className="l-rows l-link-list">
            {links
              .filter((link) => link.heading === heading)
              .map(({ path, label }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
