/** Where the page of a service stands. */
export const servicePath = (slug: string): string => `/diensten/${slug}`;
