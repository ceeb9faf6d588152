import { textFields } from "@contractor/core/enquiry/fields.ts";
import { type EnquiryValues, honeypotName } from "#components/enquiry/fields.ts";

type Control = HTMLInputElement;

export function readControls(form: HTMLFormElement): Partial<EnquiryValues> {
  const data = new FormData(form);
  const texts = [...textFields, honeypotName].flatMap((name) => {
    const value = data.get(name);
    return typeof value === "string" ? [[name === honeypotName ? "honeypot" : name, value]] : [];
  });
  return { privacy: data.has("privacy"), ...Object.fromEntries(texts) };
}

/**
 * Sets the values of a form's controls. They are not React's: what a password manager fills in
 * without an event would be undone when the form renders. One that has its value already keeps its
 * cursor.
 */
export function writeControls(form: HTMLFormElement, values: Partial<EnquiryValues>): void {
  // React sets the controls of these, which only some work has.
  const { honeypot, part, building, answers, ...others } = values;
  const byControl: Partial<Record<string, string | boolean>> = {
    ...others,
    [honeypotName]: honeypot,
  };
  for (const control of Array.from(form.elements) as Control[]) {
    const value = byControl[control.name];
    if (value === undefined) {
      continue;
    }
    if (control.type === "radio") {
      control.checked = control.value === value;
    } else if (typeof value === "boolean") {
      control.checked = value;
    } else if (control.value !== value) {
      control.value = value;
    }
  }
}

/** How often it is looked whether a press has ended. Its click comes at once then. */
const lookMs = 50;

/**
 * Runs a change of the page at once, or after the current press, so that nothing moves away from
 * under the finger.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(":active")) {
    setTimeout(afterPress, lookMs, run);
  } else {
    run();
  }
}
