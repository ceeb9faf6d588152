import styles from "./ToastArea.module.css";

export const toastAreaId = "toasts";

/** The corner of every page in which messages appear. Screen readers announce them politely. */
export function ToastArea({ label }: { label: string }) {
  return (
    <section
      id={toastAreaId}
      className={`u-screen-only ${styles.area}`}
      aria-label={label}
      aria-live="polite"
    />
  );
}
