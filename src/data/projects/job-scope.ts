import { fill } from "#data/format/fill.ts";
import { euroRange } from "#data/format/money.ts";
import type { Project } from "./projects.ts";
import { projectsPage } from "./projects-page.ts";

type Job = Partial<Pick<Project, "squareMeters" | "days" | "price">>;

/** The size, duration and price of a job in words; each is undefined when it is not known. */
export function scopeOf({ squareMeters, days, price }: Job) {
  const { scope } = projectsPage.data;
  return {
    squareMeters:
      squareMeters &&
      fill(scope.squareMeters, { squareMeters: squareMeters.toLocaleString("nl-NL") }),
    days: days && fill(scope.days, { days }),
    price: price && fill(scope.price, { price: euroRange(price.from, price.to) }),
  };
}
