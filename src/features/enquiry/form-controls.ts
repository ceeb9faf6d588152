import { textFields } from "#contract/fields.ts";
import { type EnquiryValues, honeypotName } from "./fields.ts";

/** Reads the values of a form's controls. */
export function readControls(form: HTMLFormElement): Partial<EnquiryValues> {
  const data = new FormData(form);
  const values: Partial<EnquiryValues> = { privacy: data.has("privacy") };
  for (const name of textFields) {
    const value = data.get(name);
    if (typeof value === "string") {
      values[name] = value;
    }
  }
  const honeypot = data.get(honeypotName);
  if (typeof honeypot === "string") {
    values.honeypot = honeypot;
  }
  return values;
}

/** Sets the values of a form's controls. One that has its value already keeps its cursor. */
export function writeControls(form: HTMLFormElement, values: EnquiryValues): void {
  const { honeypot, part, building, ...answers } = values;
  const byControl: Record<string, string | boolean> = { ...answers, [honeypotName]: honeypot };
  for (const control of Array.from(form.elements) as HTMLInputElement[]) {
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
