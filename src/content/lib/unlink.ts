import { link } from "./links.ts";

/** The same data with links to these addresses taken from their words, in every text at any depth. */
export function unlink<Data>(data: Data, gone: ReadonlySet<string>): Data;
export function unlink(data: unknown, gone: ReadonlySet<string>): unknown {
  if (typeof data === "string") {
    return data.replace(link, (whole, words: string, address: string) =>
      gone.has(address.replace(/[?#].*$/, "")) ? words : whole,
    );
  }
  if (Array.isArray(data)) return data.map((entry) => unlink(entry, gone));
  if (data === null || typeof data !== "object") return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, unlink(value, gone)]));
}
