import { type RefObject, useEffect, useRef, useState } from "react";
import { addressNames, type ChoiceName, type Choices, choicesFrom, noChoices, searchOf } from "./choices";

/** Long enough not to speak between two digits, or to write more addresses than a browser allows. */
const settleMs = 600;

/** What was chosen or typed before the page had its script: what differs from how it was delivered. */
function touched(form: HTMLFormElement | null): Partial<Choices> {
  const found: Partial<Choices> = {};
  for (const [name, addressName] of Object.entries(addressNames)) {
    const controls = form?.querySelectorAll<HTMLInputElement>(`[name="${addressName}"]`) ?? [];
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
 * address follows them. `settled` are the choices once the visitor pauses.
 */
export function useChoices(form: RefObject<HTMLFormElement | null>) {
  const [choices, setChoices] = useState(noChoices);
  const [settled, setSettled] = useState(noChoices);
  const changed = useRef(false);

  useEffect(() => {
    const early = touched(form.current);
    changed.current = Object.keys(early).length > 0;
    setChoices({ ...choicesFrom(location.search), ...early });
  }, [form]);

  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(choices);
      if (changed.current) history.replaceState(history.state, "", addressFor(choices));
    }, settleMs);
    return () => clearTimeout(timer);
  }, [choices]);

  const change = (name: ChoiceName, value: string) => {
    changed.current = true;
    // The parts of one service are not those of another.
    setChoices((before) => ({ ...before, ...(name === "service" && { part: "" }), [name]: value }));
  };

  return { choices, settled, change };
}

/** The address that shows these choices to whoever opens it. */
export function addressFor(choices: Choices): string {
  return `${location.pathname}${searchOf(choices)}#prijsindicatie`;
}
