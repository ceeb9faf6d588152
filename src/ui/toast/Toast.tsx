import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { toastAreaId } from "./ToastArea.tsx";
import { ToastBox } from "./ToastBox.tsx";
import type { ToastMessage } from "./toast-message.ts";

interface Props {
  message: ToastMessage | undefined;
  onClose: () => void;
  closeLabel: string;
}

/**
 * One message at a time, in the page's area for them. Screen readers do not announce failures
 * there, because an alert in the page does so.
 */
export function Toast({ message, ...rest }: Props) {
  const [area, setArea] = useState<HTMLElement | null>(null);
  const isFailure = message?.tone === "failure";

  useLayoutEffect(() => {
    const found = document.getElementById(toastAreaId);
    found?.setAttribute("aria-live", isFailure ? "off" : "polite");
    setArea(found);
  }, [isFailure]);

  return (
    area &&
    message &&
    createPortal(<ToastBox key={message.text} message={message} {...rest} />, area)
  );
}
