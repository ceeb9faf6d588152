/** The address in a built function such as `() => import("./Wall.js")`. */
const importedAddress = /import\(\s*["'`]([^"'`]+)["'`]/;

function addressOfTry(load: () => Promise<unknown>, failures: number): string {
  const [, path] = importedAddress.exec(load.toString()) ?? [];
  if (!path) {
    throw new Error("A module that failed to load has no address to try again");
  }
  // The build puts all modules into one folder, so a relative path is the same from here.
  const address = new URL(path, import.meta.url);
  address.searchParams.set("try", `${failures + 1}`);
  return address.href;
}

/**
 * Wraps a dynamic import so that it can be tried again after a failure. The next try has another
 * address, because most browsers remember a failed import for as long as the page is open.
 */
export function importOnDemand<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failures = 0;
  let loading: Promise<Module> | undefined;

  async function fetchModule(): Promise<Module> {
    try {
      if (failures === 0) {
        return await load();
      }
      return await import(/* @vite-ignore */ addressOfTry(load, failures));
    } catch (error) {
      failures += 1;
      loading = undefined;
      throw error;
    }
  }

  return () => {
    loading ??= fetchModule();
    return loading;
  };
}
