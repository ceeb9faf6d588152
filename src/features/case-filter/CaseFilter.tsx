import styles from "./CaseFilter.module.css";
import type { FoundTexts } from "./behaviour";

interface Props {
  label: string;
  filters: readonly { id: string; label: string }[];
  found: FoundTexts;
  /** The id of the list whose entries have a data-category. */
  list: string;
}

/** Buttons that narrow a list that is all in the page to one kind of work; behaviour.ts makes them work. */
export function CaseFilter({ label, filters, found, list }: Props) {
  return (
    <div className={styles.filter}>
      <fieldset className={styles.buttons}>
        <legend className="visually-hidden">{label}</legend>
        {filters.map(({ id, label: name }, index) => (
          <button key={id} type="button" data-filter={id} aria-pressed={index === 0} aria-controls={list}>
            {name}
          </button>
        ))}
      </fieldset>
      <p
        className={styles.status}
        role="status"
        data-filter-status
        data-one={found.one}
        data-many={found.many}
        data-all={found.all}
      />
    </div>
  );
}
