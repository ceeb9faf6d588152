import { Heading } from "#ui/Heading.tsx";
import styles from "./LinkGroups.module.css";

interface Props {
  groups: readonly {
    heading: string;
    links: readonly { path: string; label?: string }[];
  }[];
}

/** Links under a heading each; a group without a link is left out. */
export function LinkGroups({ groups }: Props) {
  return (
    <div className={styles.groups}>
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ heading, links }) => (
          <section key={heading} className={styles.group}>
            <Heading level={2} className="t-minor" text={heading} />
            <ul className="l-rows l-link-list">
              {links.map(({ path, label }) => (
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
