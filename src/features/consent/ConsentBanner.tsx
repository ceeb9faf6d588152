import { useEffect, useState } from "react";
import type { ConsentTexts } from "@/content/pages/consent";
import { Button } from "@/ui/Button";
import { Close } from "@/ui/icons";
import { applyToTag } from "./analytics";
import styles from "./ConsentBanner.module.css";
import { type Choice, type ConsentRecord, readRecord, writeCookies, writeRecord } from "./record";

const nothing: Choice = { analytics: false, marketing: false };
const everything: Choice = { analytics: true, marketing: true };

/**
 * The cookie banner and the small button that brings it back. The document shows one, the other or neither
 * by `data-consent` on the root element, which the page's first script sets before anything is painted.
 */
export default function ConsentBanner({ texts }: { texts: ConsentTexts }) {
  const [detailed, setDetailed] = useState(false);
  const [choice, setChoice] = useState<Choice>(nothing);

  useEffect(() => setChoice(readRecord() ?? nothing), []);

  const show = (part: "open" | "given" | "hidden") => {
    document.documentElement.dataset.consent = part;
  };

  const decide = (state: ConsentRecord["state"], made: Choice) => {
    writeRecord({ state, necessary: true, ...made, timestamp: new Date().toISOString() });
    writeCookies(made);
    applyToTag(made);
    setChoice(made);
    setDetailed(false);
    show("given");
  };

  const close = () => {
    const record = readRecord();
    setChoice(record ?? nothing);
    setDetailed(false);
    show(record ? "given" : "hidden");
  };

  const optional = ["analytics", "marketing"] as const;

  return (
    <>
      <section className={styles.banner} aria-label={texts.heading} data-consent-banner>
        <div className={styles.words}>
          <p className={styles.heading}>{texts.heading}</p>
          <p>
            {texts.text} <a href="/privacy-policy">{texts.privacyLink}</a>.
          </p>
        </div>
        {detailed && (
          <fieldset className={styles.details} id="consent-details">
            <legend className="visually-hidden">{texts.reopen}</legend>
            <label className={styles.category}>
              <input type="checkbox" name="necessary" checked disabled />
              <span>
                <b>{texts.categories.necessary.label}</b> <i>({texts.required})</i>
                <br />
                {texts.categories.necessary.text}
              </span>
            </label>
            {optional.map((name) => (
              <label key={name} className={styles.category}>
                <input
                  type="checkbox"
                  name={name}
                  checked={choice[name]}
                  onChange={(event) => setChoice({ ...choice, [name]: event.currentTarget.checked })}
                />
                <span>
                  <b>{texts.categories[name].label}</b>
                  <br />
                  {texts.categories[name].text}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <div className={styles.actions}>
          <Button tone="ink" compact onClick={() => decide("accepted", everything)}>
            {texts.accept}
          </Button>
          <Button tone="ink" compact onClick={() => decide("rejected", nothing)}>
            {texts.reject}
          </Button>
          <Button
            tone="line"
            compact
            aria-expanded={detailed}
            aria-controls={detailed ? "consent-details" : undefined}
            onClick={() => setDetailed(!detailed)}
          >
            {detailed ? texts.hideDetails : texts.showDetails}
          </Button>
          {detailed && (
            <Button compact onClick={() => decide("customized", choice)}>
              {texts.save}
            </Button>
          )}
        </div>
        <button type="button" className={styles.close} aria-label={texts.close} onClick={close}>
          <Close />
        </button>
      </section>
      <button type="button" className={styles.reopen} onClick={() => show("open")}>
        {texts.reopen}
      </button>
    </>
  );
}
