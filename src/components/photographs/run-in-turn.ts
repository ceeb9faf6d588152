/**
 * Runs when no other tab is sending the upload of this enquiry: it is done then, or that tab was
 * closed. Runs at once where the browser has no locks, or refuses them because it refuses storage.
 */
export async function runInTurn<Result>(
  enquiryNumber: string,
  run: () => Promise<Result>,
): Promise<Result> {
  // Newer (Navigator.locks, LockManager): without it, each tab sends for itself.
  if (!navigator.locks) {
    return run();
  }
  let hasStarted = false;
  const start = () => {
    hasStarted = true;
    return run();
  };
  try {
    return await navigator.locks.request(`enquiry-files ${enquiryNumber}`, start);
  } catch (error) {
    if (hasStarted) {
      throw error;
    }
    return run();
  }
}
