// A module that failed to load must load at another try in the same page, because a photograph that
// was just chosen would be lost by a reload. Most browsers remember a failed import for as long as
// the page is open, so another try needs another address. Only the bundler knows the address; it
// writes it into the function that imports the module, where it is read here. If the bundler writes
// an import in a way that is not recognised, the same import is tried again, which helps only in
// the browsers that do not remember. The tests of robust forms and of the wall notice that.

/** The address in a built function such as `() => import("./Wall.js")`. */
const importedAddress = /import\(\s*["'`]([^"'`]+)["'`]/;

/** The address for another try; undefined when it cannot be read from the function. */
function addressOfTry(load: () => Promise<unknown>, failures: number): string | undefined {
  const [, path] = importedAddress.exec(load.toString()) ?? [];
  if (!path) {
    return undefined;
  }
  // The build puts all modules into one folder, so a relative path is the same from here.
  const address = new URL(path, import.meta.url);
  address.searchParams.set("try", `${failures + 1}`);
  return address.href;
}

/** Wraps a dynamic import so that it can be tried again after a failure. */
export function importOnDemand<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failures = 0;
  let loading: Promise<Module> | undefined;

  async function fetchModule(): Promise<Module> {
    const address = failures > 0 ? addressOfTry(load, failures) : undefined;
    try {
      return await (address ? import(/* @vite-ignore */ address) : load());
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
