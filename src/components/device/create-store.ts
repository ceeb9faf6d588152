/** A value outside of React: current at any time, and heard of at every change. */
export function createStore<Value>(first: Value) {
  const listeners = new Set<(value: Value) => void>();
  let value = first;
  return {
    get: () => value,

    set(next: Value): void {
      value = next;
      for (const listener of listeners) {
        listener(value);
      }
    },

    /** Calls the listener at every change; returns a function that stops it. */
    listen(listener: (value: Value) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
