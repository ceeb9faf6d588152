import { DrawnPerson } from "#components/house/DrawnPerson.tsx";
import { Photograph } from "#components/photo/Photograph.tsx";
import { business } from "#data/firm/business.ts";
import { shell } from "#data/shell/shell.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./People.module.css";

/** The people of the firm, each with a portrait or as they are drawn, a name and a trade. */
export function People() {
  const { people } = business.data;
  return (
    <ul
      className={`l-rows l-sideways ${styles.rows}`}
      aria-label={shell.data.firm.people}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the rows scroll on a phone, by keys as well
      tabIndex={0}
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
              <Heading level={3} className={"t-figure"} text={firstName} />
              <p className="t-bold">{role}</p>
            </div>
            <p className="t-soft">{line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
