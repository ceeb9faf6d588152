/**
 * Resolves or rejects as `promise` does. After so many milliseconds it rejects with the error that
 * `late` creates.
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
