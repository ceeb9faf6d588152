import { type FocusEvent, useState } from "react";
import { afterPress } from "./after-press.ts";
import type { LeftFields } from "./doubts.ts";

/** What each field contained when the visitor last left it, and the listener that notes it. */
export function useLeftFields() {
  const [left, setLeft] = useState<LeftFields>({});

  /** Notes what a field contains as it is left, because only then it may be called wrong. */
  const leave = ({ target }: FocusEvent) => {
    const { name, value } = target as HTMLInputElement;
    // A message that appears must not move what is being pressed.
    afterPress(() => setLeft((before) => ({ ...before, [name]: value })));
  };

  return { left, leave };
}
