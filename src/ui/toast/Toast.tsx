import styles from "./Toast.module.css";
import { ToastBox } from "./ToastBox.tsx";
import type { ToastMessage } from "./toast-message.ts";

interface Props {
  message: ToastMessage | undefined;
  onClose: () => void;
  /** The accessible name of the area. */
  areaLabel: string;
  /** The accessible name of the button that closes the message. */
  closeLabel: string;
}

/**
 * One message at a time, in a corner of the screen. Screen readers announce it politely. They do
 * not announce failures here, because an alert in the page does so.
 */
export function Toast({ message, areaLabel, ...rest }: Props) {
  return (
    <section
      className={`u-screen-only ${styles.area}`}
      aria-label={areaLabel}
      aria-live={message?.tone === "failure" ? "off" : "polite"}
    >
      {message && <ToastBox key={message.text} message={message} {...rest} />}
    </section>
  );
}
