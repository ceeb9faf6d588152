import { Photograph } from "#components/photo/Photograph.tsx";
import { type Person, PersonWords } from "./PersonWords.tsx";
import styles from "./Team.module.css";

interface Props {
  photo: string;
  people: readonly Person[];
}

/** The people of the firm, beside one photograph of it. */
export function Team({ photo, people }: Props) {
  return (
    <div className={`l-twelve l-split ${styles.team}`}>
      <Photograph
        name={photo}
        size="half"
        height="auto"
        className={`l-split-main ${styles.photo}`}
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
