/** Everything a text may name in braces, with what stands there in the end; undefined where the firm has none. */
export type Facts = ReadonlyMap<string, string | undefined>;

const token = /\{((?:business|claim|price|example|promotion|quote|vat)\.[\w.-]+)\}/g;

/** The text with each {fact} replaced; throws with the place and what to do when there is none. */
export function fillTextWith(facts: Facts, text: string, place: string): string {
  return text.replace(token, (_, name: string) => {
    const value = facts.get(name);
    if (value !== undefined) return value;
    if (facts.has(name)) {
      throw new Error(
        `${place}: {${name}} is empty in content/business.yaml — fill it in there or take it out here`,
      );
    }
    const family = name.slice(0, name.indexOf("."));
    const known = [...facts.keys()].filter((key) => key.startsWith(`${family}.`)).join(", ");
    throw new Error(`${place}: {${name}} does not exist — use one of: ${known}`);
  });
}

/**
 * The same data with the facts filled in, in every text at any depth. What is said about something the firm does
 * not have, such as a partner, is left out: the entry of a list, or the block of fields, that names it.
 */
export function fillWith(facts: Facts, data: unknown, place: string): unknown {
  if (typeof data === "string") return fillTextWith(facts, data, place);
  if (Array.isArray(data)) {
    return data.flatMap((entry, index) =>
      isAboutNothing(facts, entry) ? [] : [fillWith(facts, entry, `${place} › ${index + 1}`)],
    );
  }
  if (data === null || typeof data !== "object") return data;
  const kept = Object.entries(data).filter(
    ([, value]) => typeof value === "string" || !isAboutNothing(facts, value),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, fillWith(facts, value, `${place} › ${key}`)]));
}

/** A text that names something the firm does not have, or a block of fields with such a text. */
function isAboutNothing(facts: Facts, value: unknown): boolean {
  const names = (text: unknown) =>
    typeof text === "string" &&
    [...text.matchAll(token)].some(([, name = ""]) => facts.has(name) && facts.get(name) === undefined);
  if (Array.isArray(value) || typeof value !== "object" || value === null) return names(value);
  return Object.values(value).some(names);
}
