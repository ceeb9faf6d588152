import { useEffect, useRef, useState } from "react";
import { Close } from "#ui/icons.tsx";
import styles from "./Toast.module.css";

export interface ToastMessage {
  tone: "busy" | "success" | "failure";
  text: string;
  /** Milliseconds it stands; without, it stands until it is replaced. */
  duration?: number;
}

interface Props {
  message: ToastMessage | undefined;
  onClose: () => void;
  /** Name of the area and of the closing button. */
  areaLabel: string;
  closeLabel: string;
}

/**
 * One message at a time, in a corner of the screen. Read out politely, except failures: those are
 * said by the alert that stays in the page.
 */
export function Toast({ message, areaLabel, ...rest }: Props) {
  return (
    <section
      className={styles.area}
      aria-label={areaLabel}
      aria-live={message?.tone === "failure" ? "off" : "polite"}
    >
      {message && <Box key={message.text} message={message} {...rest} />}
    </section>
  );
}

/** Waits while the visitor points at it or stands on its button. */
function Box({
  message,
  onClose,
  closeLabel,
}: Omit<Props, "areaLabel"> & { message: ToastMessage }) {
  const [held, setHeld] = useState(false);
  const before = useRef<Element>(null);

  useEffect(() => {
    if (!message.duration || held) {
      return;
    }
    const timer = setTimeout(onClose, message.duration);
    return () => clearTimeout(timer);
  }, [message, held, onClose]);

  /** Gives the focus back to what had it before the button, which goes. */
  const close = () => {
    (before.current as HTMLElement | null)?.focus({ preventScroll: true });
    onClose();
  };

  return (
    <div
      className={`${styles.toast} ${styles[message.tone]}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <p>{message.text}</p>
      {message.tone !== "busy" && (
        <button
          type="button"
          className="u-cross"
          aria-label={closeLabel}
          onClick={close}
          onFocus={({ relatedTarget }) => {
            before.current = relatedTarget;
            setHeld(true);
          }}
          onBlur={() => setHeld(false)}
          onKeyDown={(event) => event.key === "Escape" && close()}
        >
          <Close />
        </button>
      )}
    </div>
  );
}
