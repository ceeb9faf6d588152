import { parse } from "yaml";
import { isRecord } from "#owner/editor/values.ts";

const servicesFile = "content/services.yaml";

const entriesOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

/**
 * The fields of the services file after a change, in which a service that was taken out of the list
 * is one that the firm no longer offers, and one that was put back is not. Cases, reviews and texts
 * may go on naming it; nothing else has to be removed.
 */
export function withFormerServices(
  pattern: string,
  value: unknown,
  before: string | undefined,
): unknown {
  if (pattern !== servicesFile || !isRecord(value) || before === undefined) {
    return value;
  }
  const offered = new Set(entriesOf(value.services).map(({ slug }) => slug));
  const old = parse(before) as Record<string, unknown>;
  const former = entriesOf(value.former).filter(({ slug }) => !offered.has(slug));
  const known = new Set([...offered, ...former.map(({ slug }) => slug)]);
  const gone = entriesOf(old.services).filter(({ slug }) => !known.has(slug));
  return { ...value, former: [...former, ...gone.map(({ slug, label }) => ({ slug, label }))] };
}
