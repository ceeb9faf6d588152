/** The promise's result, or a rejection with `message` when it takes longer than `seconds`. */
export function withTimeout<Value>(
  seconds: number,
  promise: Value | Promise<Value>,
  message: string,
) {
  const silence = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(message)), seconds * 1_000);
  });
  return Promise.race([promise, silence]);
}
