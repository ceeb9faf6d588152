/**
 * Digests of the customers that the demonstration invented (invented.ts). A test says what belongs
 * here when the demonstration changes.
 */
export const digests: readonly string[] = [
  "1c643b8e",
  "0e440501",
  "d15ea549",
  "b21843be",
  "ba625d5e",
  "e3f331ac",
  "0788bab0",
  "0a73b768",
  "c5a6b7b5",
  "8d16cf8f",
  "40a28d46",
  "3444e094",
  "1ad56753",
  "28f29608",
  "9e48159b",
  "1a22b0fc",
  "9ee3f933",
  "431957a2",
  "035b2da1",
  "4097aa17",
  "3c3642d6",
  "55ac2d93",
];
