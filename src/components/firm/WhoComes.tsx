import { FactList } from "#components/list/FactList.tsx";
import { business } from "#data/business/business.ts";
import { shell } from "#data/pages/shell.ts";
import { Section } from "#ui/Section.tsx";
import { People } from "./People.tsx";

/** Who comes to the house, and what a homeowner wants to know of a firm before letting it in. */
export function WhoComes({ facts = false }: { facts?: boolean }) {
  const { firm } = shell.data;
  const { team, places, insurance, people, chamberOfCommerce, demo } = business.data;
  if (people.length === 0) {
    return null;
  }
  const known = [
    ...(team ? [{ label: firm.team, value: team }] : []),
    ...(places ? [{ label: firm.places, value: places.join(", ") }] : []),
    ...(insurance ? [{ label: firm.insurance, value: insurance }] : []),
    // A number that is made up proves nothing.
    ...(demo ? [] : [{ label: firm.registration, value: chamberOfCommerce }]),
  ];
  return (
    <Section heading={firm.people} plane="shade" foot={facts && <FactList facts={known} />}>
      <People />
    </Section>
  );
}
