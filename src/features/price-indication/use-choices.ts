import { type RefObject, useEffect, useRef, useState } from "react";
import { followingState } from "@/features/enquiry/following";
import { addressNames, type ChoiceName, type Choices, choicesFrom, noChoices, searchOf } from "./choices";

/** Long enough not to write more addresses than a browser allows. */
const settleMs = 600;

/** What was chosen or typed before the page had its script: what differs from how it was delivered. */
function touched(questions: HTMLElement | null): Partial<Choices> {
  const found: Partial<Choices> = {};
  for (const [name, addressName] of Object.entries(addressNames)) {
    const controls = questions?.querySelectorAll<HTMLInputElement>(`[name="${addressName}"]`) ?? [];
    for (const control of controls) {
      const isTouched =
        control.type === "radio"
          ? control.checked && !control.defaultChecked
          : control.value !== control.defaultValue;
      if (isTouched) found[name as ChoiceName] = control.value;
    }
  }
  return found;
}

/**
 * The visitor's choices, beginning with those of the address and what was touched before the script came. The
 * address follows them.
 */
export function useChoices(questions: RefObject<HTMLElement | null>) {
  const [choices, setChoices] = useState(noChoices);
  const changed = useRef(false);

  useEffect(() => {
    const early = touched(questions.current);
    changed.current = Object.keys(early).length > 0;
    setChoices({ ...choicesFrom(location.search), ...early });
  }, [questions]);

  useEffect(() => {
    if (!changed.current) return;
    const follow = () =>
      history.replaceState(followingState(history.state), "", addressFor(choices, location.search));
    const timer = setTimeout(follow, settleMs);
    return () => clearTimeout(timer);
  }, [choices]);

  const change = (name: ChoiceName, value: string) => {
    changed.current = true;
    // The parts of one service are not those of another.
    setChoices((before) => ({ ...before, ...(name === "service" && { part: "" }), [name]: value }));
  };

  return { choices, change };
}

/** The address that shows these choices to whoever opens it, with what else `before` holds. */
export function addressFor(choices: Choices, before = ""): string {
  return `${location.origin}${location.pathname}${searchOf(choices, before)}#prijsindicatie`;
}
