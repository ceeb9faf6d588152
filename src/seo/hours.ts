import type { OpeningHoursSpecification } from "schema-dts";
import type { Business } from "#data/firm/business-schema.ts";

const specification = { "@type": "OpeningHoursSpecification" } as const;

/** When a firm is open, and when it is not although it would be: from midnight to midnight. */
export function hoursOf({ openingHours, closed = [] }: Pick<Business, "openingHours" | "closed">) {
  const usual = openingHours
    .filter(({ opens, closes }) => opens && closes)
    .map(
      ({ weekdays, opens, closes }): OpeningHoursSpecification => ({
        ...specification,
        dayOfWeek: weekdays,
        opens,
        closes,
      }),
    );
  const special = closed.map(
    ({ from, until }): OpeningHoursSpecification => ({
      ...specification,
      validFrom: from,
      validThrough: until,
      opens: "00:00",
      closes: "00:00",
    }),
  );
  return {
    openingHoursSpecification: usual,
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
  };
}
