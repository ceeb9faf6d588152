/** What is wrong with a value, by its place, as a Dutch sentence. */
export interface Mistake {
  path: (string | number)[];
  sentence: string;
}
