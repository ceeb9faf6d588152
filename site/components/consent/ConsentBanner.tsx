import { consentTexts as texts } from "@contractor/core/facts/shell/shell.ts";
import { Button } from "#ui/Button.tsx";
import { Close } from "#ui/icons.tsx";
import styles from "./ConsentBanner.module.css";

const categories = ["necessary", "analytics", "marketing"] as const;

/** The cookie banner and the small button that brings it back; behaviour.ts makes them work. */
export function ConsentBanner() {
  return (
    <>
      <section
        className={`u-screen-only ${styles.banner}`}
        aria-label={texts.data.heading}
        data-consent-banner=""
      >
        <p className={styles.line}>
          {texts.data.text}{" "}
          <button
            type="button"
            className={`t-bold ${styles.preferences}`}
            aria-expanded="false"
            aria-controls="consent-details"
            data-consent-do="unfold"
          >
            <span className={styles.unfold}>{texts.data.showDetails}</span>
            <span className={styles.fold}>{texts.data.hideDetails}</span>
          </button>
        </p>
        <button
          type="button"
          className={`u-cross ${styles.cross}`}
          aria-label={texts.data.close}
          data-consent-do="close"
        >
          <Close />
        </button>
        <div className={styles.details} id="consent-details" data-consent-details="" hidden>
          <p>
            {texts.data.more} <a href="/privacy-policy">{texts.data.privacyLink}</a>.
          </p>
          <fieldset className={styles.categories}>
            <legend className="u-visually-hidden">{texts.data.reopen}</legend>
            {categories.map((name) => {
              const { label, text } = texts.data.categories[name];
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
                    <b>{label}</b>{" "}
                    {required && <span className="t-soft">({texts.data.required})</span>}
                    <br />
                    {text}
                  </span>
                </label>
              );
            })}
          </fieldset>
        </div>
        <div className={styles.actions}>
          <Button tone="ink" size="compact" className={styles.answer} data-consent-do="accept">
            {texts.data.accept}
          </Button>
          <Button tone="ink" size="compact" className={styles.answer} data-consent-do="reject">
            {texts.data.reject}
          </Button>
          <Button tone="line" size="compact" hidden className={styles.save} data-consent-do="save">
            {texts.data.save}
          </Button>
        </div>
      </section>
      <button type="button" className={`u-screen-only ${styles.reopen}`} data-consent-do="open">
        {texts.data.reopen}
      </button>
    </>
  );
}
