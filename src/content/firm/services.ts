import { listed, readServices } from "./services-file.ts";
import type { Service, ServiceList } from "./services-schema.ts";

/** Every service, from content/services.yaml. */
export const registry = readServices(".");

/** The services that stand in a list, by their place there. */
export function servicesIn(list: ServiceList): Service[] {
  return listed(registry, list);
}

/** Where a service's page is. */
export function servicePath(slug: string): string {
  return `/diensten/${slug}`;
}
