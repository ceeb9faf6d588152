import { z } from "zod";
import { schemaAt, unwrap } from "./schema-at.ts";

/** One thing that is wrong with data. */
export interface Finding {
  path: readonly PropertyKey[];
  issue: z.core.$ZodIssue;
}

type Path = readonly PropertyKey[];

const isAbove = (path: Path, other: Path) =>
  path.length < other.length && path.every((key, i) => other[i] === key);

/** The first place on the way to an issue where the data may have one of several shapes. */
function unionOn(schema: z.core.$ZodType, path: Path): { union: z.ZodUnion; at: Path } | undefined {
  for (let length = 0; length <= path.length; length += 1) {
    const at = path.slice(0, length);
    const found = schemaAt(schema, at);
    const inner = found && unwrap(found);
    if (inner instanceof z.ZodUnion) return { union: inner, at };
  }
  return undefined;
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)[key], data);
}

/** How far data is from a shape: what is wrong, each unknown field counted. */
const distance = (found: readonly Finding[]) =>
  found.reduce((sum, { issue }) => sum + (issue.code === "unrecognized_keys" ? issue.keys.length : 1), 0);

const isInside = ({ path, issue }: Finding) => path.length > 0 || issue.code === "unrecognized_keys";

/** The findings of the shape that was probably meant; none when the shapes are single values. */
function ofNearestShape(union: z.ZodUnion, value: unknown): Finding[] {
  return (
    union.options
      .map((option) => findings(option as z.core.$ZodType, value))
      .filter((found) => found.some(isInside))
      .toSorted((a, b) => distance(a) - distance(b))[0] ?? []
  );
}

/** Where a finding is; for a field that is not known, that field. */
const partOf = ({ path, issue }: Finding) =>
  issue.code === "unrecognized_keys" ? [...path, ...issue.keys.slice(0, 1)] : path;

/** Everything that is wrong with data: where it may have several shapes, compared with the nearest. */
export function findings(schema: z.core.$ZodType, data: unknown): Finding[] {
  const result = z.safeParse(schema, data, { reportInput: true });
  const { issues = [] } = result.error ?? {};
  const seen = new Set<string>();
  const found = issues.flatMap((issue): Finding[] => {
    const choice = issue.code === "custom" ? undefined : unionOn(schema, issue.path);
    if (!choice) return [{ path: issue.path, issue }];
    const { union, at } = choice;
    if (seen.has(at.join())) return [];
    seen.add(at.join());
    const inside = ofNearestShape(union, valueAt(data, at));
    return inside.length > 0
      ? inside.map((finding) => ({ ...finding, path: [...at, ...finding.path] }))
      : [{ path: at, issue }];
  });
  // A rule over a whole of which a part is wrong by itself comes after that part.
  return found.filter(
    ({ path, issue }) => issue.code !== "custom" || !found.some((other) => isAbove(path, partOf(other))),
  );
}
