import { shell } from "@contractor/core/facts/shell/shell.ts";
import { business } from "@contractor/core/facts.ts";
import { Drawing } from "#components/house/Drawing.tsx";
import { Photograph } from "#components/photo/Photograph.tsx";
import { Heading } from "#ui/Heading.tsx";
import { Section } from "#ui/Section.tsx";
import styles from "./People.module.css";

/** The people of the drawing, by words in the name of their trade. */
const trades = [
  { words: /stuca|pleister|stuk/i, id: "plasterer" },
  { words: /schild|verf|lak/i, id: "painter" },
];

function DrawnPerson({ role }: { role: string }) {
  // Anybody else comes with a folding rule.
  const id = trades.find(({ words }) => words.test(role))?.id ?? "supervisor";
  const viewBox = id === "plasterer" ? "-69 -134 122 144" : "-50 -134 122 144";
  return <Drawing viewBox={viewBox} shapes={[{ id }]} className={styles.figure} />;
}

/** Who comes: the people of the firm, each with a portrait or as they are drawn. */
export function People() {
  const { people } = business.data;
  if (people.length === 0) {
    return null;
  }
  return (
    <Section heading={shell.data.firm.people} plane="shade">
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
              <DrawnPerson role={role} />
            )}
            <div>
              <div className={styles.who}>
                <Heading level={3} className="t-figure" text={firstName} />
                <p className="t-bold">{role}</p>
              </div>
              <p className="t-soft">{line}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
