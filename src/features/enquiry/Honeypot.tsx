import { honeypotName } from "./fields.ts";

/**
 * A hidden field that only bots fill in. Its attributes keep browsers and password managers from
 * filling it in.
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
