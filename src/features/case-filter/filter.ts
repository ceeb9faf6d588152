/** The filter under which every case shows. */
export const everything = "all";

/** The address, without its origin, that asks for a filter; whatever else it says stays. */
export function addressFor(filter: string, current: URL): string {
  const address = new URL(current);
  if (filter === everything) address.searchParams.delete("filter");
  else address.searchParams.set("filter", filter);
  return address.pathname + address.search + address.hash;
}

/** How the number of cases is said: under a filter, and of all. */
export interface FoundTexts {
  one: string;
  many: string;
  all: string;
}

/** What is read aloud after a choice; without a label, every case shows. */
export function announcement(texts: FoundTexts, count: number, label?: string): string {
  const text = label === undefined ? texts.all : count === 1 ? texts.one : texts.many;
  return text.replace("{count}", `${count}`).replace("{filter}", label ?? "");
}
