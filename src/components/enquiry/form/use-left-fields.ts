import { type FocusEvent, useRef, useState } from "react";
import { afterPress } from "#components/enquiry/steps/after-press.ts";
import type { LeftFields } from "./doubts.ts";

/** What each field contained when the visitor last left it, and the listener that notes it. */
export function useLeftFields() {
  const [left, setLeft] = useState<LeftFields>({});
  const newest = useRef<LeftFields>({});

  /** Notes what a field contains as it is left, because only then it may be called wrong. */
  const leave = ({ target }: FocusEvent) => {
    const { name, value } = target as HTMLInputElement;
    newest.current = { ...newest.current, [name]: value };
    // A message that appears must not move what is being pressed. By then, the field may have been
    // left once more.
    afterPress(() => setLeft(newest.current));
  };

  return { left, leave };
}
