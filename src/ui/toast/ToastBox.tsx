import { useEffect, useRef, useState } from "react";
import { Close } from "#ui/icons.tsx";
import styles from "./ToastBox.module.css";
import type { ToastMessage } from "./toast-message.ts";

interface Props {
  message: ToastMessage;
  onClose: () => void;
  closeLabel: string;
}

/** A message, which does not disappear while the pointer is on it or its button has the focus. */
export function ToastBox({ message, onClose, closeLabel }: Props) {
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
