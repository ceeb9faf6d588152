export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Local storage, or undefined where the browser refuses it. */
export function browserStore(): Store | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
