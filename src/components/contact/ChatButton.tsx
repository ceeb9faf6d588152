import styles from "./ChatButton.module.css";
import { ChatIcon } from "./ChatIcon.tsx";
import { chatAddress } from "./chat-address.ts";

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
