/**
 * What `promise` resolves to, or a rejection with what `late` makes when that takes longer than so
 * many milliseconds.
 */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  late: () => unknown,
): Promise<Value> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late()), milliseconds);
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
