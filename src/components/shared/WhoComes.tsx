import { business } from "@/content/business/business";
import { shell } from "@/content/pages/shell";
import { Section } from "@/ui/Section";
import grid from "@/ui/grid.module.css";
import { FactList } from "./FactList";
import styles from "./WhoComes.module.css";

/** Who comes to the house, by name, and what a homeowner wants to know of a firm before letting it in. */
export function WhoComes() {
  const { firm } = shell;
  const { places, insurance, people } = business;
  if (people.length === 0) return null;
  return (
    <Section heading={firm.people} plane="shade">
      <div className={`${grid.two} ${styles.who}`}>
        <ul className={styles.people}>
          {people.map(({ firstName, role, line }) => (
            <li key={firstName}>
              <p className={styles.name}>
                <b>{firstName}</b> {role}
              </p>
              <p>{line}</p>
            </li>
          ))}
        </ul>
        <div className={styles.facts}>
          <FactList
            facts={[
              ...(places ? [{ label: firm.places, value: places.join(", ") }] : []),
              ...(insurance ? [{ label: firm.insurance, value: insurance }] : []),
              { label: firm.registration, value: business.chamberOfCommerce },
            ]}
          />
        </div>
      </div>
    </Section>
  );
}
