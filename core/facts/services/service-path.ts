export const servicePath = (slug: string): string => `/diensten/${slug}`;

/** The path of the quote form, at its first field, with this service chosen. */
export const quotePath = (service: string): string =>
  `/offerte-aanvragen?dienst=${service}#quote-form`;

/**
 * The path of the price indication, with this service chosen, and with its square metres where they
 * are known.
 */
export function estimatePath(service: string, squareMeters = ""): string {
  const parameters = new URLSearchParams({ dienst: service });
  if (squareMeters !== "") {
    parameters.set("m2", squareMeters);
  }
  return `/offerte-aanvragen?${parameters}#prijsindicatie`;
}
