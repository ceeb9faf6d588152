import { Photograph } from "#components/photo/Photograph.tsx";
import { business } from "#data/firm/business.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./People.module.css";
import { ToolDrawing } from "./ToolDrawing.tsx";

type Person = (typeof business.data.people)[number];

/** The name of a person, the trade, and a sentence about them. */
function PersonWords({ person }: { person: Person }) {
  const { firstName, role, line } = person;
  return (
    <div>
      <div className={styles.who}>
        <Heading level={3} className="t-figure" text={firstName} />
        <p className="t-bold">{role}</p>
      </div>
      <p className="t-soft">{line}</p>
    </div>
  );
}

/** The people of the firm, beside one photograph of it. */
function Team({ photo, people }: { photo: string; people: readonly Person[] }) {
  return (
    <div className={`l-twelve l-split ${styles.team}`}>
      <Photograph
        name={photo}
        size="half"
        height="auto"
        className={`l-split-main ${styles.teamPhoto}`}
      />
      <ul className="l-split-side l-rows">
        {people.map((person) => (
          <li key={person.firstName}>
            <PersonWords person={person} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The people of the firm, each with a portrait, name and trade. When nobody has a portrait, one
 * photograph of the firm is shown instead, if there is one.
 */
export function People() {
  const { people, teamPhoto } = business.data;
  if (teamPhoto && people.every(({ portrait }) => !portrait)) {
    return <Team photo={teamPhoto} people={people} />;
  }
  return (
    <ul className={`l-column ${styles.people}`}>
      {people.map((person) => (
        <li key={person.firstName} className={styles.person}>
          <div className={styles.portrait}>
            {person.portrait ? (
              <Photograph name={person.portrait} size="quarter" />
            ) : (
              <ToolDrawing role={person.role} />
            )}
          </div>
          <PersonWords person={person} />
        </li>
      ))}
    </ul>
  );
}
