/** The same function, which works each answer out once. */
export function remember<Key, Value>(answer: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) {
      known.set(key, answer(key));
    }
    return known.get(key) as Value;
  };
}
