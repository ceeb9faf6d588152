import { faq as texts } from "#data/pages/faq.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Close } from "#ui/icons.tsx";
import styles from "./FaqSearch.module.css";

/**
 * Searches the questions that are in the page; without script the form reloads it, with all of
 * them.
 */
export function FaqSearch() {
  return (
    <search>
      <form
        className={styles.search}
        method="get"
        action="/faq"
        data-faq-search
        data-one={texts.countOne}
        data-many={texts.countMany}
      >
        <label className="u-visually-hidden" htmlFor="faq-search">
          {texts.searchLabel}
        </label>
        <div className={styles.field}>
          <input
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
          <Button type="submit" tone="ink">
            {texts.searchButton}
          </Button>
        </div>
        <p
          className={styles.status}
          role="status"
          data-one={texts.matchesOne}
          data-many={texts.matchesMany}
        />
      </form>
    </search>
  );
}

/**
 * Stands where the answers would be, once a search has found none: behaviour.ts repeats the search
 * in its text.
 */
export function NothingFound() {
  return (
    <div className="u-block" data-faq-empty hidden>
      <h2>{texts.emptyTitle}</h2>
      <p className="t-text-l u-above-2 u-below-4" data-text={texts.emptyText} />
      <ButtonLink href="/contact">{texts.contact.button}</ButtonLink>
    </div>
  );
}
