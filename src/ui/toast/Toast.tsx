import { useEffect, useRef, useState } from "react";
import { Close } from "#ui/icons.tsx";
import styles from "./Toast.module.css";

export interface ToastMessage {
  tone: "busy" | "success" | "failure";
  text: string;
  /** How long it is shown, in milliseconds; without it, until it is replaced. */
  duration?: number;
}

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
      {message && <Box key={message.text} message={message} {...rest} />}
    </section>
  );
}

/** A message, which does not disappear while the pointer is on it or its button has the focus. */
function Box({
  message,
  onClose,
  closeLabel,
}: Omit<Props, "areaLabel"> & { message: ToastMessage }) {
  const [isPaused, setIsPaused] = useState(false);
  const previousFocus = useRef<Element>(null);

  useEffect(() => {
    if (!message.duration || isPaused) {
      return;
    }
    const timer = setTimeout(onClose, message.duration);
    return () => clearTimeout(timer);
  }, [message, isPaused, onClose]);

  /** Returns the focus to the element that had it before the button, which is removed. */
  const close = () => {
    (previousFocus.current as HTMLElement | null)?.focus({ preventScroll: true });
    onClose();
  };

  return (
    <div
      className={`${styles.toast} ${styles[message.tone]}`}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
    >
      <p className={styles.text}>{message.text}</p>
      {message.tone !== "busy" && (
        <button
          type="button"
          className={`u-cross ${styles.close}`}
          aria-label={closeLabel}
          onClick={close}
          onFocus={({ relatedTarget }) => {
            previousFocus.current = relatedTarget;
            setIsPaused(true);
          }}
          onBlur={() => setIsPaused(false)}
          onKeyDown={({ key }) => {
            if (key === "Escape") {
              close();
            }
          }}
        >
          <Close />
        </button>
      )}
    </div>
  );
}
