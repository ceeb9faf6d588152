import { DrawnPerson } from "#components/house/DrawnPerson.tsx";
import { Photograph } from "#components/photo/Photograph.tsx";
import { business } from "#data/firm/business.ts";
import { shell } from "#data/shell/shell.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./People.module.css";

interface Props {
  /** Rows of a ledger by default; columns have large names. */
  layout?: "rows" | "columns" | undefined;
}

/** The people of the firm, each with a portrait or as they are drawn, a name and a trade. */
export function People({ layout = "rows" }: Props) {
  const { people } = business.data;
  const isRows = layout === "rows";
  return (
    <ul
      className={isRows ? `l-rows ${styles.rows}` : `l-lined l-threes ${styles.columns}`}
      aria-label={shell.data.firm.people}
      // The rows scroll on a phone, so the keyboard has to reach them.
      tabIndex={isRows ? 0 : undefined}
    >
      {people.map(({ firstName, role, line, portrait }) => (
        <li key={firstName} className={styles.person}>
          {portrait ? (
            <Photograph name={portrait} size="quarter" className={styles.portrait} />
          ) : (
            <DrawnPerson role={role} className={styles.figure} />
          )}
          <div>
            <div className={styles.who}>
              <Heading level={3} className={`t-figure ${styles.name}`} text={firstName} />
              <p className="t-bold">{role}</p>
            </div>
            <p className="t-soft">{line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
