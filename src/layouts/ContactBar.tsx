import { business } from "#data/firm/business.ts";
import { shell } from "#data/shell/shell.ts";
import styles from "./ContactBar.module.css";

/** A bar with links to the phone and the quote form, on a phone after the first screen. */
export function ContactBar() {
  return (
    <nav className={`t-bold ${styles.bar}`} aria-label={shell.data.bar.label} data-contact-bar="">
      <a className={styles.way} href={`tel:${business.data.phoneInternational}`}>
        {shell.data.bar.call}
      </a>
      <a className={`${styles.way} ${styles.quote}`} href="/offerte-aanvragen">
        {shell.data.bar.quote}
      </a>
    </nav>
  );
}
