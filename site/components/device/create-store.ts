import { useSyncExternalStore } from "react";

/** A value outside of React: current at any time, and heard of at every change. */
export function createStore<Value>(first: Value) {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,

    set(next: Value): void {
      value = next;
      for (const listener of listeners) {
        listener();
      }
    },

    /** Calls the listener at every change; returns a function that stops it. */
    listen(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
type Store<Value> = ReturnType<typeof createStore<Value>>;

/** The value of a store, to render. */
export const useStore = <Value>({ get, listen }: Pick<Store<Value>, "get" | "listen">): Value =>
  useSyncExternalStore(listen, get, get);
