import styles from "./Footer.module.css";

interface Props {
  heading: string;
  links: readonly { path: string; label: string }[];
  className: string | undefined;
}

/** Links of the footer, under their heading. */
export function FooterLinks({ heading, links, className }: Props) {
  return (
    <nav className={className} aria-label={heading}>
      <h2 className={`u-below-1 ${styles.heading}`}>{heading}</h2>
      <ul>
        {links.map(({ path, label }) => (
          <li key={path}>
            <a className={styles.link} href={path}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
