import { business } from "#data/business/business.ts";
import { shell } from "#data/pages/shell.ts";
import styles from "./ContactBar.module.css";

/** On a phone, once the first screen is scrolled away: call or ask for a quote with one thumb. */
export function ContactBar() {
  return (
    <nav className={`t-bold ${styles.bar}`} aria-label={shell.bar.label} data-contact-bar="">
      <a href={`tel:${business.phoneInternational}`}>{shell.bar.call}</a>
      <a href="/offerte-aanvragen">{shell.bar.quote}</a>
    </nav>
  );
}
