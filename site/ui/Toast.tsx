import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Close } from "./icons.tsx";
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
  closeLabel: string;
}

/**
 * One message at a time, in the area for them that every page has (Document.astro). Screen readers
 * do not announce failures there, because an alert in the page does so.
 */
export function Toast({ message, ...rest }: Props) {
  const [area, setArea] = useState<HTMLElement | null>(null);
  const isFailure = message?.tone === "failure";

  useLayoutEffect(() => {
    const found = document.getElementById("toasts");
    found?.setAttribute("aria-live", isFailure ? "off" : "polite");
    setArea(found);
  }, [isFailure]);

  return (
    area &&
    message &&
    createPortal(<ToastBox key={message.text} message={message} {...rest} />, area)
  );
}

/**
 * Calls `onEnd` after this many milliseconds, and never without. Returns what stops the clock, and
 * starts it anew.
 */
export function useClock(duration: number | undefined, onEnd: () => void) {
  const [isPaused, setIsPaused] = useState(false);
  const end = useEffectEvent(onEnd);
  useLayoutEffect(() => {
    if (duration && !isPaused) {
      const timer = setTimeout(end, duration);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [duration, isPaused]);
  return setIsPaused;
}

/** A message, which does not disappear while the pointer is on it or its button has the focus. */
function ToastBox({ message, onClose, closeLabel }: Props & { message: ToastMessage }) {
  const setIsPaused = useClock(message.duration, onClose);
  const previousFocus = useRef<Element>(null);

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
