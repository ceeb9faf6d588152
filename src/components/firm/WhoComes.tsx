import { business } from "#data/firm/business.ts";
import { shell } from "#data/shell/shell.ts";
import { Section } from "#ui/Section.tsx";
import { People } from "./People.tsx";

export function WhoComes() {
  if (business.data.people.length === 0) {
    return null;
  }
  return (
    <Section heading={shell.data.firm.people} plane="shade">
      <People />
    </Section>
  );
}
