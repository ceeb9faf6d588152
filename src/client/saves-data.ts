/** Whether the browser asks to save data. Then nothing is fetched in advance. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
