import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { island } from "@/features/shared/island";
import { ButtonLink } from "@/ui/Button";
import { Close } from "@/ui/icons";
import styles from "./FaqSearch.module.css";
import { countText, searchTerm } from "./match";
import { filterQuestions, markTerm, parameter, searchInAddress, shareSearch } from "./questions";

interface FaqSearchTexts {
  searchLabel: string;
  searchPlaceholder: string;
  searchButton: string;
  clearLabel: string;
  emptyTitle: string;
  /** With {query} where the search is repeated. */
  emptyText: string;
  /** Leads from the empty state to the question form. */
  emptyLink: string;
  matchesOne: string;
  matchesMany: string;
  countOne: string;
  countMany: string;
}

interface Props {
  texts: FaqSearchTexts;
  /** The id of the element that shows the empty state. */
  emptyId: string;
  /** The id of what holds the questions. */
  listId: string;
}

/** How long the typing rests before the address follows; browsers limit how often it may change. */
const restMilliseconds = 300;

/** Searches the questions that are in the page. Without script the form reloads the page, which shows them all. */
function FaqSearch({ texts, emptyId, listId }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [count, setCount] = useState(0);
  const searching = query.trim() !== "";

  // What was typed before the script arrived counts, and otherwise what the address searches for.
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.value ||= searchInAddress();
    setQuery(field.value);
  }, []);

  useEffect(() => {
    const term = searchTerm(query);
    setCount(filterQuestions(term, { one: texts.countOne, many: texts.countMany }));
    markTerm(term);
  }, [query, texts]);

  useEffect(() => {
    const rest = setTimeout(() => shareSearch(query), restMilliseconds);
    return () => clearTimeout(rest);
  }, [query]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    input.current?.blur();
    document.getElementById(listId)?.scrollIntoView();
  };

  const clear = () => {
    setQuery("");
    if (!input.current) return;
    input.current.value = "";
    input.current.focus();
  };

  const empty = searching && count === 0;
  const place = empty && document.getElementById(emptyId);
  return (
    <search>
      <form className={styles.search} method="get" action="/faq" onSubmit={submit}>
        <label className="visually-hidden" htmlFor="faq-search">
          {texts.searchLabel}
        </label>
        <div className={styles.field}>
          <input
            ref={input}
            id="faq-search"
            name={parameter}
            type="search"
            placeholder={texts.searchPlaceholder}
            autoComplete="off"
            enterKeyHint="search"
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
          {searching && (
            <button type="button" className={styles.clear} aria-label={texts.clearLabel} onClick={clear}>
              <Close />
            </button>
          )}
          <button type="submit" className={styles.submit}>
            {texts.searchButton}
          </button>
        </div>
        <p className={styles.status} role="status">
          {/* Seen below, where the answers would be. */}
          {empty && <span className="visually-hidden">{texts.emptyTitle}</span>}
          {searching && !empty && countText(count, texts.matchesOne, texts.matchesMany)}
        </p>
        {place &&
          createPortal(
            <div className={styles.empty}>
              <h2>{texts.emptyTitle}</h2>
              <p>{texts.emptyText.replace("{query}", () => query.trim())}</p>
              <ButtonLink href="/contact">{texts.emptyLink}</ButtonLink>
            </div>,
            place,
          )}
      </form>
    </search>
  );
}

export default island(FaqSearch);
