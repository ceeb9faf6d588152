import { Photograph } from "#components/photo/Photograph.tsx";
import { business } from "#data/business/business.ts";
import styles from "./People.module.css";
import { PersonWords } from "./PersonWords.tsx";
import { Team } from "./Team.tsx";
import { ToolDrawing } from "./ToolDrawing.tsx";

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
