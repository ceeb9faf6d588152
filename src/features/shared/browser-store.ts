/** Local storage, or undefined where the browser refuses it. */
export function browserStore(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
