import { useEffect, useState } from "react";
import { island } from "@/features/shared/island";
import styles from "./CaseFilter.module.css";
import { addressFor, announcement, everything, filterIn, type FoundTexts, shows } from "./filter";

interface Props {
  /** What the buttons do, for who cannot see where they stand. */
  label: string;
  filters: readonly { id: string; label: string }[];
  found: FoundTexts;
  /** The id of the list whose entries have a data-category. */
  list: string;
}

/** Shows the entries of a list that belong to a filter, hides the others, and returns how many show. */
function apply(list: string, filter: string): number {
  const cards = [...document.querySelectorAll<HTMLElement>(`#${list} > [data-category]`)];
  for (const card of cards) card.hidden = !shows(filter, card.dataset["category"]);
  return cards.filter((card) => !card.hidden).length;
}

/**
 * Buttons that narrow the list of cases below them to one kind of work. The choice is kept in the address, so it
 * can be shared and undone with the back button. The list itself is in the page: without script all of it shows.
 */
function CaseFilter({ label, filters, found, list }: Props) {
  const fromAddress = () =>
    filterIn(
      location.search,
      filters.map(({ id }) => id),
    );
  // follow-address.js has set the buttons to the address before this runs, so hydration finds what it expects.
  const [active, setActive] = useState(() => (typeof document === "undefined" ? everything : fromAddress()));
  const [status, setStatus] = useState("");

  const show = (filter: string) => {
    setActive(filter);
    const name = filter === everything ? undefined : filters.find(({ id }) => id === filter)?.label;
    setStatus(announcement(found, apply(list, filter), name));
  };

  useEffect(() => {
    const follow = () => show(fromAddress());
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  });

  const choose = (filter: string) => {
    if (filter === active) return;
    history.pushState(null, "", addressFor(filter, new URL(location.href)));
    show(filter);
  };

  return (
    <div className={styles.filter}>
      <fieldset className={styles.buttons}>
        <legend className="visually-hidden">{label}</legend>
        {filters.map((filter) => (
          <button
            key={filter.id}
            type="button"
            data-filter={filter.id}
            aria-pressed={filter.id === active}
            aria-controls={list}
            onClick={() => choose(filter.id)}
          >
            {filter.label}
          </button>
        ))}
      </fieldset>
      <p className={styles.status} role="status">
        {status}
      </p>
    </div>
  );
}

export default island(CaseFilter);
