/** The filter under which every case shows. */
export const everything = "all";

/** The filter an address asks for; everything when it asks for none, or for one that is not known. */
export function filterIn(search: string, known: readonly string[]): string {
  const wanted = new URLSearchParams(search).get("filter");
  return wanted !== null && known.includes(wanted) ? wanted : everything;
}

/** The address, without its origin, that asks for a filter; whatever else it says stays. */
export function addressFor(filter: string, current: URL): string {
  const address = new URL(current);
  if (filter === everything) address.searchParams.delete("filter");
  else address.searchParams.set("filter", filter);
  return address.pathname + address.search + address.hash;
}

/** Whether a case of this category shows under a filter. */
export function shows(filter: string, category: string | undefined): boolean {
  return filter === everything || category === filter;
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
