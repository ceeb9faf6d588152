import { QuickContact } from "#components/contact/QuickContact.tsx";
import { shell } from "#data/shell/shell.ts";
import styles from "./ContactBar.module.css";

interface Props {
  /** The chat of a page that offers one; that page has the bar from its first screen on. */
  chat?: { label: string; message: string } | undefined;
}

/** A bar with ways to get in contact, at the foot of a phone's screen. */
export function ContactBar({ chat }: Props) {
  const { label, quote } = shell.data.bar;
  return (
    <nav className={styles.bar} aria-label={label} data-contact-bar={chat ? "always" : ""}>
      <QuickContact quote={quote} quoteHref="/offerte-aanvragen" chat={chat} />
    </nav>
  );
}
