/** The address in a function such as `() => import("./Wall.js")`, in the build's words. */
const importedAddress = /import\(\s*["'`]([^"'`]+)["'`]/;

function addressOfTry(load: () => Promise<unknown>, failures: number): string {
  const [, path] = importedAddress.exec(load.toString()) ?? [];
  if (!path) {
    throw new Error("A module that failed to load has no address to try again");
  }
  // The build puts all modules beside each other, so a relative path means the same from here.
  const address = new URL(path, import.meta.url);
  address.searchParams.set("try", `${failures + 1}`);
  return address.href;
}

/**
 * A function that fetches a module when it is needed, and once. When that fails, the next call
 * tries again, at another address: most browsers remember for as long as a page is open that an
 * address failed, and never ask for it again.
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
