/** Whether the visitor asked to save data: then nothing is fetched that is not used at once. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
