import styles from "./QuickLinks.module.css";

interface Props {
  heading: string;
  links: readonly { path: string; label: string; text: string }[];
}

/** Where to go from here, in a row under an ink line. */
export function QuickLinks({ heading, links }: Props) {
  return (
    <nav className={styles.links} aria-label={heading}>
      {links.map((link) => (
        <a key={link.path} href={link.path}>
          <b>{link.label}</b>
          <span>{link.text}</span>
        </a>
      ))}
    </nav>
  );
}
