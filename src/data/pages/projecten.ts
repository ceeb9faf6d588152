import type { Project } from "#data/collections/projects.ts";
import type { PageMeta } from "#data/lib/meta.ts";
import { euroRange } from "#data/lib/money.ts";
import { load } from "#data/load.ts";

export const projectsPage = load("content/pages/projecten.yaml");

type Job = Partial<Pick<Project, "squareMetres" | "days" | "price">>;

/**
 * How large a job was, how long it took and what it came to, in words; each only where the firm
 * says so.
 */
export function scopeOf({ squareMetres, days, price }: Job) {
  const { scope } = projectsPage;
  return {
    squareMetres:
      squareMetres &&
      scope.squareMetres.replace("{squareMetres}", squareMetres.toLocaleString("nl-NL")),
    days: days && scope.days.replace("{days}", `${days}`),
    price: price && scope.price.replace("{price}", euroRange(price.from, price.to)),
  };
}

export const meta: PageMeta = { ...projectsPage.meta, path: "/projecten", type: "projects" };
