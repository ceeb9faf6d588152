/** Whether two parsed values say the same; the order of a map's keys does not count. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) {
    return true;
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry, i) => same(entry, b[i]));
  }
  if (!isRecord(a) || !isRecord(b)) {
    return false;
  }
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]))
  );
}

/** How many entries two lists have in common at their beginning, and behind that at their end. */
export function commonEnds(
  a: readonly unknown[],
  b: readonly unknown[],
): [head: number, tail: number] {
  const most = Math.min(a.length, b.length);
  let head = 0;
  while (head < most && same(a[head], b[head])) {
    head++;
  }
  let tail = 0;
  while (tail < most - head && same(a.at(-1 - tail), b.at(-1 - tail))) {
    tail++;
  }
  return [head, tail];
}

/** Whether nothing stands there: no value, an empty text or an empty list. */
export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
