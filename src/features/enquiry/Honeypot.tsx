import { honeypotName } from "./fields.ts";

/**
 * A field that people do not see: what is typed into it was typed by a program. Its attributes ask
 * browsers and password managers to leave it alone, each in its own way.
 */
export function Honeypot() {
  return (
    <div className="u-visually-hidden" aria-hidden="true">
      <input
        type="text"
        tabIndex={-1}
        name={honeypotName}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-form-type="other"
        data-lpignore="true"
      />
    </div>
  );
}
