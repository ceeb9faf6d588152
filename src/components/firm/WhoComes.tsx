import { FactList } from "#components/list/FactList.tsx";
import { business } from "#data/firm/business.ts";
import { shell } from "#data/shell/shell.ts";
import { Section } from "#ui/Section.tsx";
import { People } from "./People.tsx";

/** The people who come to the house, optionally with facts about the firm. */
export function WhoComes({ facts = false }: { facts?: boolean }) {
  const { firm } = shell.data;
  const { team, places, insurance, people, chamberOfCommerce, demo } = business.data;
  if (people.length === 0) {
    return null;
  }
  const known: { label: string; value: string }[] = [];
  if (team) {
    known.push({ label: firm.team, value: team });
  }
  if (places) {
    known.push({ label: firm.places, value: places.join(", ") });
  }
  if (insurance) {
    known.push({ label: firm.insurance, value: insurance });
  }
  // The number of the demonstration is fictional.
  if (!demo) {
    known.push({ label: firm.registration, value: chamberOfCommerce });
  }
  return (
    <Section heading={firm.people} plane="shade" foot={facts && <FactList facts={known} />}>
      <People />
    </Section>
  );
}
