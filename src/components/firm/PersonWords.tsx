import type { business } from "#data/business/business.ts";

export type Person = (typeof business.data.people)[number];

/** The name of a person, the trade, and a sentence about them. */
export function PersonWords({ person }: { person: Person }) {
  const { firstName, role, line } = person;
  return (
    <div>
      <h3 className="t-figure">{firstName}</h3>
      <p className="t-bold">{role}</p>
      <p className="t-soft">{line}</p>
    </div>
  );
}
