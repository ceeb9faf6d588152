/**
 * What `promise` resolves to, or a rejection with what `late` makes when that takes longer than so
 * many milliseconds.
 */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  late: () => unknown,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
