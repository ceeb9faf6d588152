import { valueIn } from "#owner/editor/file/file-format.ts";
import type { Format } from "#owner/editor/formats.ts";
import { isEmpty, isRecord } from "#owner/editor/values.ts";

/** The field with the place of an entry in its list. */
export const placeKey = "order";

/**
 * The values of a form, with the place that Sveltia gives to a new entry when it is saved: the
 * last. The owner moves it in the list.
 */
export function inPlace(
  format: Format,
  data: Record<string, unknown>,
  texts: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const { required = [] } = format.schema;
  if (!required.includes(placeKey) || !isEmpty(data[placeKey])) {
    return data;
  }
  const places = [...texts]
    .filter(([path]) => path.startsWith(format.pattern.split("*")[0] ?? ""))
    .map(([, text]) => valueIn(text));
  const taken = places.map((value) => (isRecord(value) ? Number(value[placeKey]) || 0 : 0));
  return { ...data, [placeKey]: Math.max(0, ...taken) + 1 };
}
