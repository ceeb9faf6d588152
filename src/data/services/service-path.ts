/** The path of a service's page. */
export const servicePath = (slug: string): string => `/diensten/${slug}`;
