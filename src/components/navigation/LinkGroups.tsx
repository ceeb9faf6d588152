import type { LinkGroup } from "./link-groups";
import styles from "./LinkGroups.module.css";

/** Links in columns, each group under its own heading. */
export function LinkGroups({ groups }: { groups: readonly LinkGroup[] }) {
  return (
    <div className={`masonry ${styles.groups}`}>
      {groups.map(({ heading, links }) => (
        <section key={heading}>
          <h2 className="minor">{heading}</h2>
          <ul className="rows link-list">
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
