import styles from "./CaseFilter.module.css";

interface Props {
  label: string;
  links: readonly { id: string; label: string; path: string }[];
  current: string;
}

/** The filter where there are too many cases for one page: each choice is a page of its own. */
export function CaseFilterLinks({ label, links, current }: Props) {
  return (
    <div className={`${styles.filter} ${styles.alone}`}>
      <nav className={styles.buttons} aria-label={label}>
        {links.map(({ id, label: name, path }) => (
          <a key={id} href={path} data-filter={id} aria-current={id === current ? "page" : undefined}>
            {name}
          </a>
        ))}
      </nav>
    </div>
  );
}
