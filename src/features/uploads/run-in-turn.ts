/**
 * Runs when no other tab is sending, so that no two tabs send the same upload. Runs at once where
 * the browser has no locks, or refuses them because it refuses storage.
 */
export async function runInTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) {
    return run();
  }
  let hasStarted = false;
  const start = () => {
    hasStarted = true;
    return run();
  };
  try {
    return await navigator.locks.request("enquiry-files", start);
  } catch (error) {
    if (hasStarted) {
      throw error;
    }
    return run();
  }
}
