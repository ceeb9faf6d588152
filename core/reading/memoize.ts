export function memoize<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const answers = new Map<Key, Value>();
  return (key) => {
    if (!answers.has(key)) {
      answers.set(key, work(key));
    }
    return answers.get(key) as Value;
  };
}

/** Wraps a function so that it runs once, on its first call. */
export function once<Value>(work: () => Value): () => Value {
  const answer = memoize(work);
  return () => answer(undefined);
}
