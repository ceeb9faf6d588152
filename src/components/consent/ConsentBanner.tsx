import { consentTexts } from "#data/shell/shell.ts";
import { Button } from "#ui/Button.tsx";
import { Close } from "#ui/icons.tsx";
import styles from "./ConsentBanner.module.css";

const categories = ["necessary", "analytics", "marketing"] as const;

/** The cookie banner and the small button that brings it back; behaviour.ts makes them work. */
export function ConsentBanner() {
  const texts = consentTexts.data;
  return (
    <>
      <section
        className={`u-screen-only ${styles.banner}`}
        aria-label={texts.heading}
        data-consent-banner=""
      >
        <p className={styles.line}>
          {texts.text}{" "}
          <button
            type="button"
            className={styles.preferences}
            aria-expanded="false"
            aria-controls="consent-details"
            data-consent-do="unfold"
          >
            <span className={styles.unfold}>{texts.showDetails}</span>
            <span className={styles.fold}>{texts.hideDetails}</span>
          </button>
        </p>
        <button
          type="button"
          className={`u-cross ${styles.cross}`}
          aria-label={texts.close}
          data-consent-do="close"
        >
          <Close />
        </button>
        <div
          className={`l-whole ${styles.details}`}
          id="consent-details"
          data-consent-details=""
          hidden
        >
          <p>
            {texts.more} <a href="/privacy-policy">{texts.privacyLink}</a>.
          </p>
          <fieldset className={styles.categories}>
            <legend className="u-visually-hidden">{texts.reopen}</legend>
            {categories.map((name) => {
              const { label, text } = texts.categories[name];
              const required = name === "necessary";
              return (
                <label key={name} className={styles.category}>
                  <input
                    type="checkbox"
                    className={styles.checkbox}
                    name={name}
                    defaultChecked={required}
                    disabled={required}
                  />
                  <span>
                    <b>{label}</b> {required && <span className="t-soft">({texts.required})</span>}
                    <br />
                    {text}
                  </span>
                </label>
              );
            })}
          </fieldset>
        </div>
        <div className={`l-whole ${styles.actions}`}>
          {(["accept", "reject"] as const).map((name) => (
            <Button key={name} tone="ink" compact className={styles.answer} data-consent-do={name}>
              {texts[name]}
            </Button>
          ))}
          <Button
            tone="line"
            compact
            hidden
            className={`l-whole ${styles.save}`}
            data-consent-do="save"
          >
            {texts.save}
          </Button>
        </div>
      </section>
      <button type="button" className={`u-screen-only ${styles.reopen}`} data-consent-do="open">
        {texts.reopen}
      </button>
    </>
  );
}
