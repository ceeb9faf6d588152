import * as addresses from "#deploy/addresses.ts";

const matches = (pattern: string, path: string, flags = "") =>
  new RegExp(pattern, flags).exec(path);

/** The address to redirect to, or undefined when the address is clean already. */
export function redirectOf(path: string): string | undefined {
  const moved = addresses.redirects.find(({ from }) => from === path);
  if (moved) {
    return moved.to;
  }
  if (matches(addresses.withCapitals, path)) {
    const { typedPages, typedAddress } = addresses;
    return typedPages.find((typed) => matches(typedAddress(typed), path, "i"));
  }
  const [, clean, otherClean] = matches(addresses.uncleanAddress, path) ?? [];
  return clean || otherClean ? `/${clean ?? otherClean}` : undefined;
}

/** Whether no file may be sent for an address, whatever dist/ holds. */
export function isRefused(path: string): boolean {
  const isHidden = path.includes("/.") && !path.startsWith(addresses.wellKnown);
  return isHidden || addresses.refused.includes(path);
}
