import { business } from "@contractor/core/facts.ts";
import styles from "./ChatButton.module.css";

/** The address of a WhatsApp chat that begins with a message; nothing without WhatsApp. */
export function chatAddress(message: string): string | undefined {
  const { whatsapp } = business.data;
  return whatsapp && `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}`;
}

/** The mark of WhatsApp, beside words that name it. */
export function ChatIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="currentColor"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.2A9 9 0 1 0 12 3z" fill="none" strokeWidth="2" />
      <path
        stroke="none"
        d="M9 7.6c.4 0 .5.1.7.5l.6 1.5c.1.3 0 .5-.2.7l-.6.7a6 6 0 0 0 3.1 2.8l.9-1c.2-.2.4-.2.6-.1l1.6.8c.3.1.4.3.3.6-.1 1.2-1.1 2-2.2 2-2.9 0-6.4-3.2-6.5-6.2 0-1 .6-2.3 1.7-2.3z"
      />
    </svg>
  );
}

/** A floating link to a WhatsApp chat that begins with a message; nothing without WhatsApp. */
export function ChatButton({ label, message }: { label: string; message: string }) {
  const address = chatAddress(message);
  return (
    address && (
      <a
        className={`t-bold u-marked u-screen-only ${styles.chat}`}
        href={address}
        aria-label={label}
      >
        <ChatIcon />
        <span className={styles.label}>{label}</span>
      </a>
    )
  );
}
