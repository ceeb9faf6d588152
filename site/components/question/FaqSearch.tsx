import type { faq } from "@contractor/core/facts/questions/questions.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Close } from "#ui/icons.tsx";
import styles from "./FaqSearch.module.css";

interface Props {
  texts: typeof faq.data;
}

/** Searches the questions on the page. It is not shown without script. */
export function FaqSearch({ texts }: Props) {
  return (
    <search>
      <form className={`u-with-script ${styles.search}`} method="get" action="/faq" data-faq-search>
        <label className="u-visually-hidden" htmlFor="faq-search">
          {texts.searchLabel}
        </label>
        <div className={styles.field}>
          <input
            className={styles.input}
            id="faq-search"
            name="zoek"
            type="search"
            placeholder={texts.searchPlaceholder}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="button" className={styles.clear} aria-label={texts.clearLabel} hidden>
            <Close />
          </button>
          <Button type="submit" tone="ink" className={styles.submit}>
            {texts.searchButton}
          </Button>
        </div>
        <p
          className={`t-bold ${styles.status}`}
          role="status"
          data-one={texts.matches.one}
          data-many={texts.matches.many}
        />
      </form>
    </search>
  );
}

/** Shown when a search finds nothing; behaviour.ts fills in the term. */
export function NothingFound({ texts }: Props) {
  return (
    <div className={styles.empty} data-faq-empty hidden>
      <h2>{texts.emptyTitle}</h2>
      <p className="t-text-l u-above-2 u-below-4" data-text={texts.emptyText} />
      <ButtonLink href="/contact">{texts.contact.button}</ButtonLink>
    </div>
  );
}
