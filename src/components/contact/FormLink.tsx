import styles from "./FormLink.module.css";

/** For who would rather write: the way to the contact form. */
export function FormLink({ text, label }: { text: string; label: string }) {
  return (
    <p className={styles.link}>
      {text} <a href="/contact">{label}</a>
    </p>
  );
}
