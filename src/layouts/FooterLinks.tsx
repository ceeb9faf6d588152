import styles from "./Footer.module.css";

interface Props {
  heading: string;
  links: readonly { path: string; label: string }[];
  /** The paths that a phone leaves out. */
  onlyWide: readonly string[];
  className: string | undefined;
}

export function FooterLinks({ heading, links, onlyWide, className }: Props) {
  return (
    <nav className={className} aria-label={heading}>
      <h2 className={`u-below-1 ${styles.heading} ${styles.wide}`}>{heading}</h2>
      <ul>
        {links.map(({ path, label }) => (
          <li key={path} className={onlyWide.includes(path) ? styles.wide : undefined}>
            <a className={styles.link} href={path}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
